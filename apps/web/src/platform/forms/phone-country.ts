import { CALLING_CODES, type PhoneCountry } from "@vitrine/contract";
import type { Language } from "@vitrine/document";

/** Every country that has phone numbers. */
export const PHONE_COUNTRIES = Object.keys(CALLING_CODES) as PhoneCountry[];

/** Where most who read a language are, when nothing else is known of somebody. */
const HOME: Readonly<Record<Language, PhoneCountry>> = { pt: "BR", en: "US", es: "MX" };
/** Of the countries that share a code, the one a number is taken for. */
const FIRST: readonly PhoneCountry[] = ["US", "RU", "IT", "GB", "NO", "AU", "MA", "RE", "SH", "FI", "GP", "CW"];

function countryNamed(code: string | null | undefined): PhoneCountry | undefined {
  return PHONE_COUNTRIES.find((country) => country === code);
}

/**
 * The country somebody's number is likely of: where they seem to be, else the region of the browser's language, else
 * the home of the language on screen.
 */
export function suggestCountry(place: string | null | undefined, wishes: readonly string[], language: Language): PhoneCountry {
  const regions = wishes.map((wish) => wish.split("-")).filter(([tag]) => tag?.toLowerCase() === language);
  const region = regions.flatMap(([, ...parts]) => parts).find((part) => countryNamed(part.toUpperCase()));
  return countryNamed(place) ?? countryNamed(region?.toUpperCase()) ?? HOME[language];
}

/** The country a number names by the code it begins with; the one chosen, while it names none or fits that one. */
export function countryOfNumber(text: string, chosen: PhoneCountry): PhoneCountry {
  const typed = text.normalize("NFKC").trim();
  if (!typed.startsWith("+")) return chosen;
  const digits = typed.replace(/\D/g, "");
  const fits = (country: PhoneCountry): boolean => digits.startsWith(CALLING_CODES[country]);
  return fits(chosen) ? chosen : (FIRST.find(fits) ?? PHONE_COUNTRIES.find(fits) ?? chosen);
}
