import type { Language } from "@vitrine/document";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { Refusal } from "../../platform/refusal.ts";

/**
 * The country a number without its code belongs to. Spanish is spoken in twenty countries, and a number of one
 * is often a valid one of another: there the code must be given.
 */
const HOME: Readonly<Record<Language, CountryCode | undefined>> = { pt: "BR", en: "BR", es: undefined };

/**
 * A phone number as a person types it, in E.164: `(81) 99999-0000` is `+5581999990000`.
 * @throws Refusal
 */
export function readPhone(text: string, language: Language): string {
  const country = HOME[language];
  const options = { extract: false, ...(country ? { defaultCountry: country } : {}) };
  const number = parsePhoneNumberFromString(text.normalize("NFKC"), options);
  if (!number?.isValid()) throw new Refusal("INVALID_INPUT", { fields: [{ path: "phone", code: "bad_phone" }] });
  return number.number;
}
