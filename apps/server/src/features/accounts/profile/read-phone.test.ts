import { CALLING_CODES } from "@vitrine/contract";
import { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import { expect, test } from "vitest";
import { refusalOf } from "../testing/account-fixture.ts";
import { countryOfPhone, readPhone } from "./read-phone.ts";

test.each([
  ["(81) 99999-0000", "pt", "+5581999990000"],
  ["081 99999 0000", "pt", "+5581999990000"],
  ["11 3222-1234", "en", "+551132221234"],
  ["+52 55 1234 5678", "es", "+525512345678"],
  ["+1 (415) 555-2671", "pt", "+14155552671"],
  ["＋５５ ８１ ９９９９９-００００", "pt", "+5581999990000"],
] as const)("%s in %s is %s", (text, language, number) => {
  expect(readPhone(text, { language })).toBe(number);
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
  expect(await refusalOf((async () => readPhone(text, { language }))())).toBe("INVALID_INPUT phone:bad_phone");
});

test.each([
  ["55 1234 5678", "MX", "+525512345678"],
  ["11 2345-6789", "AR", "+541123456789"],
  ["321 1234567", "CO", "+573211234567"],
  ["9 6123 4567", "CL", "+56961234567"],
  ["912 345 678", "PE", "+51912345678"],
  ["(81) 99999-0000", "BR", "+5581999990000"],
  // Its own code counts more than the country it is said to be of.
  ["+55 81 99999-0000", "MX", "+5581999990000"],
] as const)("%s of %s is %s, whatever is read there", (text, country, number) => {
  for (const language of ["pt", "en", "es"] as const) expect(readPhone(text, { country, language })).toBe(number);
  expect(readPhone(number, { language: "es" }), "what is stored is read back").toBe(number);
});

test("a number of one country is none of another where it does not fit there", async () => {
  expect(await refusalOf((async () => readPhone("(81) 99999-0000", { country: "MX", language: "pt" }))())).toBe(
    "INVALID_INPUT phone:bad_phone",
  );
});

test("a stored number tells its country, also where several have one code", () => {
  const phones = ["+525512345678", "+14165550123", "+12125550123", "+5581999990000"];
  expect([...phones, null].map(countryOfPhone)).toEqual(["MX", "CA", "US", "BR", undefined]);
});

test("the countries that can be chosen are those whose numbers can be read", () => {
  expect(CALLING_CODES).toEqual(Object.fromEntries(getCountries().map((country) => [country, getCountryCallingCode(country)])));
});
