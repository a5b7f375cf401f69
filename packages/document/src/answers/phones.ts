import type { Language } from "../records.ts";
import { fitPattern } from "./codes.ts";

/** Countries that a visitor can choose from a list, by their calling codes; any other number is typed with its "+". */
export const CALLING_CODES: Readonly<Record<string, string>> = {
  AO: "244",
  AR: "54",
  BO: "591",
  BR: "55",
  CL: "56",
  CO: "57",
  CR: "506",
  DE: "49",
  EC: "593",
  ES: "34",
  FR: "33",
  GB: "44",
  GT: "502",
  HN: "504",
  IT: "39",
  MX: "52",
  MZ: "258",
  NI: "505",
  PA: "507",
  PE: "51",
  PT: "351",
  PY: "595",
  SV: "503",
  US: "1",
  UY: "598",
  VE: "58",
};

/** Where most of those who read a page in this language are called. */
export const HOME_COUNTRY: Readonly<Record<Language, string>> = { pt: "BR", en: "US", es: "MX" };

const BRAZIL = "55";
const NORTH_AMERICA = "1";
const ITALY = "39";

/** The national number, where its length and beginning are known; elsewhere as many digits as a number may have. */
const NATIONAL: Readonly<Record<string, RegExp>> = {
  [BRAZIL]: /^[1-9][1-9](?:9\d{8}|[2-8]\d{7})$/,
  [NORTH_AMERICA]: /^[2-9]\d{2}[2-9]\d{6}$/,
};
const ANY_NATIONAL = /^\d{6,12}$/;
const ANY_INTERNATIONAL = /^[1-9]\d{6,14}$/;
const WRITTEN = /^\+?[\d\s()./-]+$/;

/** As it is written where it was copied from: without marks of direction, which contacts on phones have, and with plain dashes. */
function asTyped(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\p{Pd}/gu, "-")
    .trim();
}

/** The calling code a number begins with; the empty string where none is known. */
function callingCodeOf(international: string): string {
  return Object.values(CALLING_CODES).find((code) => international.startsWith(code)) ?? "";
}

/**
 * A telephone number as it is kept, in E.164 (`+5511912345678`); null for what is none. `callingCode` is that of the
 * country where a number without "+" is called.
 */
export function readPhone(text: string, callingCode: string): string | null {
  const written = asTyped(text);
  if (!WRITTEN.test(written)) return null;
  const digits = written.replace(/\D/g, "");
  if (written.startsWith("+") || digits.startsWith("00")) {
    const international = digits.replace(/^00/, "");
    const code = callingCodeOf(international);
    const isOne = (NATIONAL[code] ?? /^/).test(international.slice(code.length));
    return isOne && ANY_INTERNATIONAL.test(international) ? `+${international}` : null;
  }
  // In Italy the zero belongs to the number; elsewhere it is what is dialled before it at home.
  const dialled = callingCode === ITALY ? digits : digits.replace(/^0+/, "");
  const national = NATIONAL[callingCode] ?? ANY_NATIONAL;
  if (national.test(dialled)) return `+${callingCode}${dialled}`;
  // Browsers fill in and people type the country's code without its "+".
  const rest = dialled.startsWith(callingCode) ? dialled.slice(callingCode.length) : "";
  return NATIONAL[callingCode]?.test(rest) ? `+${callingCode}${rest}` : null;
}

function formatNational(callingCode: string, digits: string): string {
  if (callingCode === BRAZIL) return fitPattern(digits.length > 10 ? "00 00000-0000" : "00 0000-0000", digits);
  return callingCode === NORTH_AMERICA ? fitPattern("000 000-0000", digits) : digits;
}

/**
 * A number as it is typed in its country, however far it is; one that is whole without what is dialled before it, or its
 * country's code, which browsers fill in. One with a "+" stays as it was typed.
 */
export function formatTypedPhone(text: string, callingCode: string): string {
  if (asTyped(text).startsWith("+") || !(callingCode in NATIONAL)) return text;
  const country = `+${callingCode}`;
  const kept = readPhone(text, callingCode) ?? "";
  return formatNational(callingCode, kept.startsWith(country) ? kept.slice(country.length) : text.replace(/\D/g, ""));
}

/** A number in E.164 as people read it: `+55 11 91234-5678`. Anything else stays as it is. */
export function formatPhone(kept: string): string {
  if (!/^\+\d+$/.test(kept)) return kept;
  const code = callingCodeOf(kept.slice(1));
  return code === "" ? kept : `+${code} ${formatNational(code, kept.slice(1 + code.length))}`;
}
