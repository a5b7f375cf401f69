import type { Language } from "@vitrine/document";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { Refusal } from "../../../platform/refusal.ts";

/**
 * The country a number without its code belongs to when nobody says. Spanish is spoken in twenty countries, and a number of one
 * is often a valid one of another: there the code must be given.
 */
const HOME: Readonly<Record<Language, CountryCode | undefined>> = { pt: "BR", en: "BR", es: undefined };

/**
 * A phone number as a person types it, in E.164: `(81) 99999-0000` is `+5581999990000`. A code it begins with counts
 * more than any country it is said to be of.
 * @throws Refusal
 */
export function readPhone(
  text: string,
  { country, language }: { readonly country?: CountryCode | undefined; readonly language: Language },
): string {
  const home = country ?? HOME[language];
  const number = parsePhoneNumberFromString(text.normalize("NFKC"), { extract: false, ...(home ? { defaultCountry: home } : {}) });
  if (!number?.isValid()) throw new Refusal("INVALID_INPUT", { fields: [{ path: "phone", code: "bad_phone" }] });
  return number.number;
}

/** The country a stored number belongs to. */
export function countryOfPhone(phone: string | null): CountryCode | undefined {
  return phone === null ? undefined : parsePhoneNumberFromString(phone)?.country;
}
