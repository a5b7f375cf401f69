import { CALLING_CODES as COMMON_CODES } from "@vitrine/document";
import { expect, test } from "vitest";
import { CALLING_CODES } from "./phone-countries.data.ts";

test("the countries that visitors choose from are called by the same codes as everywhere else", () => {
  expect(CALLING_CODES).toMatchObject(COMMON_CODES);
});
