import { expect, test } from "vitest";
import { countryOf } from "./country-of.ts";
import { TIME_ZONES } from "./time-zones.data.ts";

test.each([
  ["America/Sao_Paulo", ["en-US"], "Brasil"],
  ["America/Argentina/Salta", ["es-419"], "Argentina"],
  ["America/Buenos_Aires", [], "Argentina"],
  ["Pacific/Easter", ["pt-BR"], "Chile"],
  ["America/Indiana/Knox", [], "Estados Unidos"],
  ["Europe/Lisbon", ["pt-PT", "en"], "Portugal"],
  ["Africa/Ceuta", [], "Espanha"],
  ["", ["pt", "es-419", "es-Latn-MX", "en-US"], "México"],
  ["UTC", ["pt-BR"], "Brasil"],
  ["Etc/GMT+3", ["pt-BR"], "Brasil"],
  ["Asia/Tokyo", ["pt-BR", "ja-JP"], "Japão"],
  ["Asia/Tokyo", ["pt-BR"], ""],
  ["America/Sao", [], ""],
  ["", [], ""],
  ["UTC", ["xx-QQ", "nonsense", ""], ""],
])("a clock at %j and languages %j: %j", (timeZone, languages, country) => {
  expect(countryOf("pt-BR", timeZone, languages)).toBe(country);
});

test("it is named in the page's language, and a page without one says nothing", () => {
  expect(["en", "es"].map((language) => countryOf(language, "America/Sao_Paulo", []))).toEqual(["Brazil", "Brasil"]);
  expect(countryOf("no language", "America/Sao_Paulo", [])).toBe("");
});

test("every listed zone is one that browsers know", () => {
  const words = TIME_ZONES.split(" ");
  for (const word of words.filter((each) => !/^(?:[A-Z]{2}|Argentina|Kentucky|Indiana|North_Dakota)$/.test(each))) {
    const timeZone = word.includes("/") ? word : `America/${word}`;
    expect(() => new Intl.DateTimeFormat("en", { timeZone }), timeZone).not.toThrow();
    expect(countryOf("en", timeZone, []), timeZone).not.toBe("");
  }
});
