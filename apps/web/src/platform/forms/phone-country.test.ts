import { CALLING_CODES, type PhoneCountry } from "@vitrine/contract";
import { expect, test } from "vitest";
import { countryOfNumber, PHONE_COUNTRIES, suggestCountry } from "./phone-country.ts";

test.each([
  ["where they seem to be", "CO", ["es-MX", "en-US"], "es", "CO"],
  ["the region of the browser, in the language on screen", null, ["en-US", "es-AR", "es"], "es", "AR"],
  ["a region after a script", undefined, ["pt-Latn-pt"], "pt", "PT"],
  ["the home of the language, where there is only a part of the world", null, ["es-419"], "es", "MX"],
  ["the home of the language, where the browser speaks another", null, ["en-US"], "pt", "BR"],
  ["nothing from what is no country", "T1", ["pt-XX", "!!"], "pt", "BR"],
] as const)("a number is likely of %s", (_name, place, wishes, language, country) => {
  expect(suggestCountry(place, wishes, language)).toBe(country);
});

test.each([
  ["55 1234 5678", "MX", "MX"],
  ["", "MX", "MX"],
  ["+", "MX", "MX"],
  ["+5", "MX", "MX"],
  ["+55 81", "MX", "BR"],
  ["＋５４ 11", "BR", "AR"],
  ["+1 416", "CA", "CA"],
  ["+1 416", "BR", "US"],
  ["+7 701", "BR", "RU"],
  ["+999", "BR", "BR"],
] as const)("%j typed under %s is of %s", (text, chosen, country) => {
  expect(countryOfNumber(text, chosen)).toBe(country);
});

test("each code on its own leads to a country of that code", () => {
  for (const country of PHONE_COUNTRIES) {
    const code = CALLING_CODES[country];
    const other: PhoneCountry = code === "55" ? "MX" : "BR";
    expect(CALLING_CODES[countryOfNumber(`+${code}`, other)], country).toBe(code);
  }
});
