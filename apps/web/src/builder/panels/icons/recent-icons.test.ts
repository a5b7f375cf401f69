import { beforeEach, expect, test } from "vitest";
import { recentIcons, rememberIcon } from "./recent-icons.ts";

const KEY = "vitrine.icons";

beforeEach(() => localStorage.clear());

test("the last one chosen comes first, each once, fourteen at most", () => {
  for (let index = 0; index < 20; index++) rememberIcon(`i${index}`, localStorage);
  rememberIcon("i15", localStorage);
  expect(recentIcons(localStorage)).toEqual([
    "i15",
    "i19",
    "i18",
    "i17",
    "i16",
    ...Array.from({ length: 9 }, (_, index) => `i${14 - index}`),
  ]);
});

test.each(["{", "null", '{"a":1}', '[1,{"x":2}]'])("what is none of ours is passed over: %s", (kept) => {
  localStorage.setItem(KEY, kept);
  expect(recentIcons(localStorage)).toEqual([]);
});

test("without storage nothing is remembered, and nothing fails", () => {
  const refuse = (): never => {
    throw new DOMException("switched off", "SecurityError");
  };
  rememberIcon("star", { getItem: refuse, setItem: refuse });
  expect(recentIcons({ getItem: refuse })).toEqual([]);
});
