import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type InlineText, inlineText, plainText } from "../rich-text.ts";
import { findInRun, findInText, replaceInRun, replaceInText, type WordSearch } from "./find-words.ts";

const loosely = (text: string): WordSearch => ({ text, matchesCase: false, matchesAccents: false });
const exactly = (text: string): WordSearch => ({ text, matchesCase: true, matchesAccents: true });

const piece = fc.string({ unit: fc.constantFrom("a", "b", "A", "á", "a\u0301", "ç", "😀", " ", "İ", "ß"), minLength: 1, maxLength: 6 });
const run: fc.Arbitrary<InlineText> = fc.array(
  fc.oneof<fc.Arbitrary<InlineText[number]>[]>(
    piece.map((text) => ({ type: "text", text })),
    piece.map((text) => ({ type: "text", text, marks: [{ type: "bold" }] })),
    fc.constant({ type: "hardBreak" }),
    piece.map((fallback) => ({ type: "macro", attrs: { macro: "country", fallback } })),
  ),
  { maxLength: 8 },
);

describe("findInText", () => {
  it.each<[string, WordSearch, [number, number][]]>([
    [
      "Promoção de PROMOCAO",
      loosely("promocao"),
      [
        [0, 8],
        [12, 20],
      ],
    ],
    ["Promoção de promoção", exactly("promoção"), [[12, 20]]],
    ["promocao", { ...loosely("promoção"), matchesAccents: true }, []],
    ["Oferta", { ...loosely("oferta"), matchesCase: true }, []],
    ["caa\u0301", loosely("aa"), [[1, 4]]],
    [
      "aaaa",
      loosely("aa"),
      [
        [0, 2],
        [2, 4],
      ],
    ],
    ["tudo", loosely(""), []],
    ["tudo", loosely("\u0301"), []],
  ])("%s, %o", (text, search, spans) => {
    expect(findInText(text, search)).toEqual(spans.map(([from, to]) => ({ from, to })));
  });

  it("finds what stands there to the letter, in order and never twice", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), piece, (texts, wanted) => {
        const text = texts.join("");
        let end = 0;
        for (const { from, to } of findInText(text, exactly(wanted))) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(text.slice(from, to).normalize("NFC")).toBe(wanted.normalize("NFC"));
          end = to;
        }
      }),
    );
  });
});

describe("replaceInRun", () => {
  it("finds across formatting, and dresses the new words as the first letter was", () => {
    const text: InlineText = [
      { type: "text", text: "Com" },
      { type: "text", text: "prar", marks: [{ type: "bold" }] },
      { type: "text", text: " já" },
    ];
    expect(replaceInRun(text, findInRun(text, loosely("comprar")), "Levar")).toEqual([{ type: "text", text: "Levar já" }]);
  });

  it("leaves macros and breaks alone, and finds nothing across them", () => {
    const macro = { type: "macro", attrs: { macro: "country", fallback: "São Paulo" } } satisfies InlineText[number];
    const text: InlineText = [
      { type: "text", text: "de " },
      macro,
      { type: "text", text: "ab" },
      { type: "hardBreak" },
      { type: "text", text: "c" },
    ];
    expect(findInRun(text, loosely("paulo"))).toEqual([]);
    expect(findInRun(text, loosely("bc"))).toEqual([]);
    expect(findInRun(text, loosely("\uFFFC"))).toEqual([]);
    expect(replaceInRun(text, findInRun(text, loosely("de ")), "")).toEqual(text.slice(1));
  });

  it("agrees with plain words, keeps every macro, and gives words that a page takes", () => {
    fc.assert(
      fc.property(run, piece, fc.oneof(piece, fc.constant("")), fc.boolean(), (text, wanted, by, isExact) => {
        const search = isExact ? exactly(wanted) : loosely(wanted);
        const replaced = replaceInRun(text, findInRun(text, search), by);
        const others = (of: InlineText) => of.filter((node) => node.type !== "text");
        expect(others(replaced)).toEqual(others(text));
        if (others(text).length === 0) {
          const plain = plainText(text);
          expect(plainText(replaced)).toBe(replaceInText(plain, findInText(plain, search), by));
        }
        expect(inlineText.safeParse(replaced.filter((node) => node.type !== "macro")).success).toBe(true);
      }),
    );
  });
});
