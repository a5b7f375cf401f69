import { TIME_ZONES } from "./time-zones.data.ts";

const COUNTRY = /^[A-Z]{2}$/;

/** A visitor's country as two letters, by their clock and else by their languages; the empty string where neither tells. */
function codeOf(timeZone: string, languages: readonly string[]): string {
  const words = TIME_ZONES.split(" ");
  const zone = `${timeZone.replace("America/", "")}/`;
  let country = "";
  for (const word of words) {
    if (COUNTRY.test(word)) country = word;
    else if (zone.startsWith(`${word}/`)) return country;
  }
  const isSomewhere = timeZone !== "" && !/^(Etc|UTC|GMT)/.test(timeZone);
  const regions = languages.flatMap((language) => language.split("-").filter((part) => COUNTRY.test(part)));
  return regions.find((region) => !isSomewhere || !words.includes(region)) ?? "";
}

/**
 * The name of a visitor's country in a page's language; the empty string where nothing tells it. The clock goes before
 * the languages: many in Latin America have a browser that speaks the English of the United States. And where the clock
 * is set to a place outside the listed countries, a language of one of those says nothing.
 */
export function countryOf(language: string, timeZone: string, languages: readonly string[]): string {
  try {
    const code = codeOf(timeZone, languages);
    return code && (new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code) ?? "");
  } catch {
    // A browser may give as a language what is none.
    return "";
  }
}
