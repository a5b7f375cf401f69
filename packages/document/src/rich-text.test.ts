import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { type Macro, macro } from "./macro.ts";
import { hasWords, type InlineNode, inlineText, MOST_MACROS, plainText, richText } from "./rich-text.ts";

const source: Macro = { macro: "query", key: "utm_source", fallback: "nosso site" };
const node = (attrs: Macro = source): InlineNode => ({ type: "macro", attrs });
const fits = (attrs: unknown): boolean => inlineText.safeParse([{ type: "macro", attrs }]).success;

test("a macro is a part of a text like words, with their marks, and never nothing", () => {
  const text: InlineNode[] = [{ type: "text", text: "Oi, você veio de " }, { ...node(), marks: [{ type: "bold" }] } as InlineNode];
  expect(inlineText.parse(JSON.parse(JSON.stringify(text)))).toEqual(text);
  expect(plainText(text)).toBe("Oi, você veio de nosso site");
  expect(
    plainText([
      { type: "paragraph", content: text },
      { type: "paragraph", content: [node()] },
    ]),
  ).toBe("Oi, você veio de nosso site\nnosso site");
  expect(hasWords([node()])).toBe(true);
  for (const fallback of ["", "  ", "x".repeat(61)]) expect([fallback, fits({ ...source, fallback })]).toEqual([fallback, false]);
});

test("braces are words, whatever stands between them", () => {
  const text = [{ type: "text", text: "{{utm_source}} [[date]] %random%" }];
  expect(inlineText.parse(text)).toEqual(text);
});

test.each([
  [{ macro: "date", format: "full", days: 366, fallback: "hoje" }, false],
  [{ macro: "date", format: "full", days: -365, fallback: "hoje" }, true],
  [{ macro: "date", format: "full", days: 0.5, fallback: "hoje" }, false],
  [{ macro: "date", format: "short", days: 0, fallback: "hoje" }, false],
  [{ macro: "country", fallback: "seu país", key: "a" }, false],
  [{ macro: "query", key: "k".repeat(60), fallback: "x" }, true],
  [{ macro: "query", key: "k".repeat(61), fallback: "x" }, false],
  [{ macro: "query", key: "a b", fallback: "x" }, false],
  [{ macro: "query", key: "a\u202eb", fallback: "x" }, false],
  [{ macro: "query", key: "", fallback: "x" }, false],
  [{ macro: "random", min: 400, max: 400, fallback: "muitas" }, true],
  [{ macro: "random", min: 401, max: 400, fallback: "muitas" }, false],
  [{ macro: "random", min: -1, max: 400, fallback: "muitas" }, false],
  [{ macro: "random", min: 0, max: 1_000_000, fallback: "muitas" }, false],
  [{ macro: "cookie", key: "a", fallback: "x" }, false],
])("%j is taken: %s", (attrs, isTaken) => {
  expect(fits(attrs)).toBe(isTaken);
});

test("a text has fifty macros at most, however its paragraphs share them; the reader names the one too many", () => {
  const many = Array.from({ length: MOST_MACROS }, () => node());
  expect(inlineText.safeParse(many).success).toBe(true);
  expect(inlineText.safeParse([...many, node()]).error?.issues).toMatchObject([{ path: [MOST_MACROS] }]);
  const paragraphs = [
    { type: "paragraph", content: many },
    { type: "paragraph" },
    { type: "paragraph", content: [{ type: "hardBreak" }, node()] },
  ];
  expect(richText.safeParse(paragraphs.slice(0, 2)).success).toBe(true);
  expect(richText.safeParse(paragraphs).error?.issues).toMatchObject([{ path: [2, "content", 1] }]);
});

test("whatever is taken can be read back, and described as JSON Schema", () => {
  const attrs = fc.record({
    macro: fc.constantFrom("date", "country", "query", "random"),
    fallback: fc.string({ unit: "binary", maxLength: 70 }),
    ...{ key: fc.string({ unit: "binary", maxLength: 62 }), format: fc.constantFrom("full", "year", "nonsense") },
    ...{ days: fc.integer({ min: -400, max: 400 }), min: fc.integer(), max: fc.nat() },
  });
  fc.assert(
    fc.property(attrs, (all) => {
      const keys = { date: ["format", "days"], country: [], query: ["key"], random: ["min", "max"] }[all.macro as Macro["macro"]];
      const made = Object.fromEntries(Object.entries(all).filter(([name]) => ["macro", "fallback", ...keys].includes(name)));
      const read = macro.safeParse(made);
      if (read.success) expect(macro.parse(JSON.parse(JSON.stringify(read.data)))).toEqual(read.data);
    }),
  );
  expect(z.toJSONSchema(richText)).toMatchObject({ type: "array", maxItems: 2_000 });
});
