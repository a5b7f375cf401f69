import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanValue } from "./clean-value.ts";

test.each([
  ["instagram", "instagram"],
  ["  Ana \n\t Clara\u00a0 ", "Ana Clara"],
  ['<b>Oi</b> & "tchau"', '<b>Oi</b> & "tchau"'],
  ["oferta\u202egpj.exe", "ofertagpj.exe"],
  ["\u2066a\u2069\u200e\u200f\u061cb\ufeff", "ab"],
  ["a\u0000\u001b[31mb\u007f", "a [31mb"],
  ["\ud800x\udc00", "x"],
  ["\u200b\u2028 ", ""],
  ["Família 👨‍👩‍👧", "Família 👨‍👩‍👧"],
])("%j is shown as %j", (value, shown) => {
  expect(cleanValue(value)).toBe(shown);
});

test("sixty characters are shown, and no letter is cut in two", () => {
  expect(cleanValue("x".repeat(10_000))).toBe("x".repeat(60));
  expect(cleanValue(`${"x".repeat(59)}👨‍👩‍👧`)).toBe("x".repeat(59));
  expect(cleanValue(`${"x".repeat(58)}ãb`)).toBe(`${"x".repeat(58)}ãb`);
  expect(cleanValue(`${"x".repeat(59)}a\u0303b`)).toBe("x".repeat(59));
  expect(cleanValue(`a${"\u0303".repeat(500)}`)).toBe("");
});

test("a browser that knows no letters cuts between two code points", () => {
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  try {
    expect(cleanValue(`${"x".repeat(59)}🎸b`)).toBe("x".repeat(59));
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test("whatever comes, what is shown is short, well formed, on one line, runs one way, and stays as it is when cleaned again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (value) => {
      const shown = cleanValue(value);
      expect(shown.length).toBeLessThanOrEqual(60);
      expect(shown.isWellFormed()).toBe(true);
      expect(shown).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|^\s|\s$/u);
      expect(cleanValue(shown)).toBe(shown);
    }),
  );
});
