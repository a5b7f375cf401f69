import type { Language } from "@vitrine/document";

export interface Unit {
  readonly prefix: string;
  readonly suffix: string;
}

/** From here on an amount on the picture is written in words: `1.2M`, `1,2 mi`. */
const LARGE = 1_000_000;

/** Below this an amount is written as a power of ten. */
const SMALL = 0.001;

function format(size: number, isMoney: boolean, isShort: boolean): Intl.NumberFormatOptions {
  if (size !== 0 && size < SMALL) return { notation: "scientific", maximumSignificantDigits: 3 };
  if (isShort && size >= LARGE) return { notation: "compact", maximumFractionDigits: 1 };
  if (isMoney) return Number.isInteger(size) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: size < 0.01 ? 3 : 2 };
  if (size < 1) return { maximumSignificantDigits: 3 };
  return { maximumFractionDigits: isShort ? 2 : 6 };
}

/** An amount as the page's language writes it, with its unit; `isShort` where there is little room for it. */
export function writeAmount(value: number, { prefix, suffix }: Unit, language: Language, isShort: boolean): string {
  const size = Math.abs(value);
  const isMoney = /\p{Sc}/u.test(prefix + suffix);
  const number = new Intl.NumberFormat(language, format(size, isMoney, isShort)).format(size);
  // A number is never parted from its unit, which may itself be of several words.
  return `${value < 0 ? "-" : ""}${prefix.replace(/ $/, "\u00a0")}${number}${suffix.replace(/^ /, "\u00a0")}`;
}
