import { CALLING_CODES, countryName, HOME_COUNTRY, type Language } from "@vitrine/document";
import type { ReactElement } from "react";
import type { PageContext } from "../view.ts";

const LOCALES = { pt: "pt-BR", en: "en", es: "es" } as const;

/** The countries by name, the one that most readers of the language are in first. */
function countries(language: Language): readonly (readonly [country: string, name: string])[] {
  const locale = LOCALES[language];
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  const isHome = (country: string): number => Number(country === HOME_COUNTRY[language]);
  return Object.keys(CALLING_CODES)
    .map((country) => [country, names.of(country) ?? country] as const)
    .sort(([a, aName], [b, bName]) => isHome(b) - isHome(a) || compare(aName, bName));
}

interface CountryContext {
  readonly page: PageContext;
  readonly words: Readonly<Record<string, string>>;
}

/** Between code and name, so wide that of a closed list the code alone is seen. */
const GAP = "\u2003\u2003";

/** Where a phone is called. */
export function countryControl(name: string, { page, words }: CountryContext): ReactElement {
  return (
    <select name={countryName(name)} aria-label={words.country} autoComplete="tel-country-code">
      {countries(page.language).map(([country, said]) => (
        <option key={country} value={CALLING_CODES[country]}>
          {`+${CALLING_CODES[country]}${GAP}${said}`}
        </option>
      ))}
    </select>
  );
}
