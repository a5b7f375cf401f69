import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type InlineText, inlineText, paragraphs, plainText, type RichText, richText, words } from "../rich-text.ts";
import { mergeWords } from "./merge-words.ts";

const bold = (text: string): InlineText[number] => ({ type: "text", text, marks: [{ type: "bold" }] });

describe("mergeWords", () => {
  it.each([
    ["um dois três", "UM dois três", "um dois TRÊS", "UM dois TRÊS"],
    ["um dois", "zero um dois", "um dois três", "zero um dois três"],
    ["um dois três quatro", "dois três quatro", "um dois três", "dois três"],
    ["um dois", "um dois três", "um dois três", "um dois três"],
  ])("joins what was made of %j in two places", (base, mine, theirs, both) => {
    expect(mergeWords(base, mine, theirs)).toBe(both);
    expect(mergeWords(words(base), words(mine), words(theirs))).toEqual(words(both));
    expect(mergeWords(paragraphs("a", base), paragraphs("a", mine), paragraphs("a", theirs))).toEqual(paragraphs("a", both));
  });

  it.each([
    ["um dois", "um 2", "um II"],
    ["um dois", "um dois três", "um dois 3"],
    ["um dois", "um", "um dois três"],
    ["oi", "olá", "ei"],
    ["https://a.example/x", "https://b.example/x", "https://a.example/y"],
    ["<p>\n</p>", "<p>\n</p> a", "b <p>\n</p>"],
  ])("leaves %j to a choice, where both touch the same place or it is no text", (base, mine, theirs) => {
    expect(mergeWords(base, mine, theirs)).toBeNull();
  });

  it("joins formatting with words, and paragraphs with each other", () => {
    const base = words("um dois três");
    expect(mergeWords(base, [...words("um dois "), bold("três")], words("zero dois três"))).toEqual([...words("zero dois "), bold("três")]);
    expect(mergeWords(paragraphs("a b", "c"), paragraphs("a b", "c", "d"), paragraphs("a B", "c"))).toEqual(paragraphs("a B", "c", "d"));
    expect(mergeWords(paragraphs("a b", "c", "d"), paragraphs("a b", "d"), paragraphs("A b", "c", "d"))).toEqual(paragraphs("A b", "d"));
    const macro: InlineText[number] = { type: "macro", attrs: { kind: "city", fallback: "você" } as never };
    expect(mergeWords([...base, macro], [...words("UM dois três"), macro], [...base, macro, ...words(" fim")])).toEqual([
      ...[...words("UM dois três"), macro, ...words(" fim")],
    ]);
  });

  it.each([
    ["numbers", 1, 2, 3],
    ["lists of other things", ["a"], ["b"], ["c"]],
    ["a text and none", words("a b"), [], words("a b c")],
    ["one form and another", words("a b"), paragraphs("a c"), words("b b")],
    ["hostile lists", [null], [{ type: "text" }], [{ type: "paragraph", content: [null] }]],
    ["rows of items", [{ type: "text", text: 3 }], words("a"), words("b")],
  ])("takes %s for no text", (_, base, mine, theirs) => {
    expect(mergeWords(base, mine, theirs)).toBeNull();
  });

  it("gives up on texts too long and too different to compare, soon", () => {
    const long = (word: string): string => Array.from({ length: 4_000 }, (_, n) => `${word}${n}`).join(" ");
    expect(mergeWords(long("a"), long("b"), long("c"))).toBeNull();
  });

  const word = fc.constantFrom("a", "b", "c", "dd", "é", " ", "  ", ",");
  const line = fc.array(word, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(""));
  const marked = fc
    .array(fc.tuple(line, fc.boolean()), { minLength: 1, maxLength: 4 })
    .map((runs): InlineText => runs.map(([text, isBold]) => (isBold ? bold(text) : { type: "text", text })));
  const rich = fc
    .array(marked, { minLength: 1, maxLength: 3 })
    .map((all): RichText => all.map((content) => ({ type: "paragraph", content })));

  it("is the same from both sides, legal, and keeps what only one of them changed", () => {
    for (const [texts, schema] of [
      [marked, inlineText],
      [rich, richText],
    ] as const) {
      fc.assert(
        fc.property(texts, texts, texts, (base, mine, theirs) => {
          const merged = mergeWords(base, mine, theirs);
          expect(mergeWords(base, theirs, mine)).toEqual(merged);
          if (merged !== null) expect(schema.safeParse(merged).success).toBe(true);
          const alone = mergeWords(base, mine, base);
          expect(alone, "one side alone never clashes").not.toBeNull();
          expect(plainText(alone as InlineText)).toBe(plainText(mine));
        }),
        { numRuns: 300 },
      );
    }
  });

  it("has every word that only one side added", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<string>("a", "b", "c"), { minLength: 3, maxLength: 10 }),
        fc.nat(),
        fc.nat(),
        (base, one, two) => {
          const [at, to] = [one % base.length, two % base.length];
          fc.pre(at !== to);
          const mine = base.with(at, "MEU").join(" ");
          const theirs = base.with(to, "DELES").join(" ");
          expect(mergeWords(base.join(" "), mine, theirs)).toBe(base.with(at, "MEU").with(to, "DELES").join(" "));
        },
      ),
    );
  });
});
