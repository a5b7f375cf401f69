import type { Macro } from "@vitrine/document";
import { expect, test } from "vitest";
import { macroMark, readMacroMark } from "./macro-mark.ts";

const MACROS: readonly Macro[] = [
  { macro: "date", format: "dayMonth", days: -365, fallback: "hoje" },
  { macro: "country", fallback: "seu país" },
  { macro: "query", key: "utm_source", fallback: "aqui" },
  { macro: "query", key: "a&b=c\"'<é", fallback: "aqui" },
  { macro: "query", key: "__proto__", fallback: "aqui" },
  { macro: "random", min: 0, max: 999_999, fallback: "muitas" },
];

test.each(MACROS)("$macro comes back from its mark", (macro) => {
  expect(macroMark(macro).split(" ").length).toBeLessThanOrEqual(3);
  expect(readMacroMark(macroMark(macro), macro.fallback)).toEqual(macro);
});

test.each([
  "",
  "date",
  "date full",
  "date full 1.5",
  "date full 1e1",
  "date short 1",
  "country x",
  "query",
  "query ",
  "query a b",
  "random 5 4",
  "random 1",
  "random  1",
  "toString",
  "__proto__",
  "cookie a",
])("%j, as a page elsewhere may have it, is none", (mark) => {
  expect(readMacroMark(mark, "x")).toBeNull();
});

test("a mark without words in its place is none", () => {
  expect(readMacroMark("country", " ")).toBeNull();
});
