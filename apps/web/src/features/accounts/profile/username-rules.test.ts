import { username } from "@vitrine/contract";
import { expect, test } from "vitest";
import { foldUsername, unmetUsernameRules } from "./username-rules.ts";

test.each([
  ["", ["length", "letters", "characters"]],
  ["ana", ["length"]],
  ["123456", ["letters"]],
  ["ab1234", ["letters"]],
  ["ana souza", ["characters"]],
  ["anínha", ["characters"]],
  ["a".repeat(41), ["length"]],
  ["ana.souza", []],
  ["  Ana_Souza-1 ", []],
  ["ａｎａｓｏｕｚａ", []],
])("%j lacks %j", (typed, unmet) => {
  expect(unmetUsernameRules(typed)).toEqual(unmet);
});

test("the server agrees with every one of them, and keeps the same name", () => {
  const letters = ["a", "Z", "7", ".", "_", "-", " ", "é", "ß", "ﬁ", "Ａ"];
  let seed = 7;
  const next = (most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  for (let count = 0; count < 600; count++) {
    const typed = Array.from({ length: next(46) }, () => letters[next(letters.length)]).join("");
    const { success, data } = username.safeParse(typed);
    expect([typed, unmetUsernameRules(typed).length === 0]).toEqual([typed, success]);
    if (success) expect(foldUsername(typed)).toBe(data);
  }
});
