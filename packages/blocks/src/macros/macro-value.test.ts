import { expect, test } from "vitest";
import { macroValue, type VisitFacts } from "./macro-value.ts";

const facts = (more: Partial<VisitFacts> = {}): VisitFacts => ({
  language: "pt-BR",
  now: new Date(2026, 10, 23, 23, 59),
  query: () => null,
  draw: (min) => min,
  ...more,
});

test.each([
  ["date full 0", "pt-BR", "23 de novembro de 2026"],
  ["date dayMonth 8", "pt-BR", "1 de dezembro"],
  ["date weekday -1", "es", "domingo"],
  ["date month 365", "en", "November"],
  ["date year 60", "en", "2027"],
])("%s in %s is %s, by the visitor's own calendar", (mark, language, value) => {
  expect(macroValue(mark, facts({ language }))).toBe(value);
});

test("a value of the address is cleaned, and one that is not there is none", () => {
  const query = (key: string) => ({ a: "<img src=x>", b: "\u202ex%", c: "" })[key] ?? null;
  const read = (key: string) => macroValue(`query ${key}`, facts({ query }));
  expect(["a", "b", "c", "none"].map(read)).toEqual(["<img src=x>", "x%", "", ""]);
});

test("a number is written as the page's language does", () => {
  expect(macroValue("random 1500 1500", facts())).toBe("1.500");
  expect(macroValue("random 1500 1500", facts({ language: "en" }))).toBe("1,500");
});

test("what is not known says nothing", () => {
  expect(["", "country", "cookie a", "toString"].map((mark) => macroValue(mark, facts()))).toEqual(["", "", "", ""]);
});
