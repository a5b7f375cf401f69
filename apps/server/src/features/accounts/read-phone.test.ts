import { expect, test } from "vitest";
import { readPhone } from "./read-phone.ts";
import { refusalOf } from "./testing/account-ground.ts";

test.each([
  ["(81) 99999-0000", "pt", "+5581999990000"],
  ["081 99999 0000", "pt", "+5581999990000"],
  ["11 3222-1234", "en", "+551132221234"],
  ["+52 55 1234 5678", "es", "+525512345678"],
  ["+1 (415) 555-2671", "pt", "+14155552671"],
  ["＋５５ ８１ ９９９９９-００００", "pt", "+5581999990000"],
] as const)("%s in %s is %s", (text, language, number) => {
  expect(readPhone(text, language)).toBe(number);
});

test.each([
  ["99999-0000", "pt"],
  ["(00) 99999-0000", "pt"],
  ["55 1234 5678", "es"],
  ["call me at +55 81 99999-0000", "pt"],
  ["+55 81 99999-0000<script>", "pt"],
  ["+999 1234567", "pt"],
  ["telefone", "pt"],
] as const)("%s in %s is no number", async (text, language) => {
  expect(await refusalOf((async () => readPhone(text, language))())).toBe("INVALID_INPUT phone:bad_phone");
});
