/** Marks that phones and chats copy along with a number, seen by nobody. */
const UNSEEN = /[\p{Cf}\u00ad]/gu;
/** A number as people write it: what says that a country follows, then digits with what they are set apart by. */
const NUMBER = /^(?:tel:)?(\+|00)?([\d\s()./\p{Pd}]{3,40})$/u;
/** A Brazilian number with its area, a mobile one or one that shows by its brackets or its zero that it is written as in Brazil. */
const BRAZILIAN_MOBILE = /^0?([1-9]{2}9\d{8})$/;
const BRAZILIAN_LINE = /^0?([1-9]{2}[2-5]\d{7})$/;
const AS_IN_BRAZIL = /^(?:\(0?[1-9]{2}\)|0)/;
/** The fewest digits a number with its country has that does not say so. */
const LEAST_UNSAID = 10;

export interface WhatsappNumber {
  /** With the country's, nothing between them: as WhatsApp's own addresses have them. */
  readonly digits: string;
  /** Whether the country is certain, and no guess. */
  readonly isSure: boolean;
}

/**
 * The number that somebody means who types `+55 (81) 99999-0000`, `81 99999-0000` or `0055 81 …`: a Brazilian one may
 * lack its country. Null for what can be no number with its country.
 */
export function whatsappNumber(typed: string): WhatsappNumber | null {
  const text = typed.normalize("NFKC").replace(UNSEEN, "").trim();
  const [, plus, rest = ""] = NUMBER.exec(text) ?? [];
  const digits = rest.replace(/\D/g, "");
  if (plus) return /^[1-9]\d{7,14}$/.test(digits) ? { digits, isSure: true } : null;
  const [, mobile] = BRAZILIAN_MOBILE.exec(digits) ?? [];
  const [, line] = (AS_IN_BRAZIL.test(rest.trim()) && BRAZILIAN_LINE.exec(digits)) || [];
  const national = mobile ?? line;
  if (national) return { digits: `55${national}`, isSure: true };
  if (!/^[1-9]\d{7,14}$/.test(digits) || digits.length < LEAST_UNSAID) return null;
  return { digits, isSure: /^55\d{10,11}$/.test(digits) };
}
