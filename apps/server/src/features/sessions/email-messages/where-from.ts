import type { Language } from "@vitrine/document";
import { momentInWords } from "../../../platform/mail/moment-in-words.ts";
import { placeInWords } from "./place-in-words.ts";

/** From where, and when, something was done to an account. */
export interface WhereFrom {
  /** "Chrome · Windows"; empty when the browser does not say. */
  readonly device: string;
  readonly country: string | null;
  readonly at: Date;
}

const LABELS: Readonly<Record<Language, readonly [device: string, place: string, time: string]>> = {
  pt: ["Aparelho", "País", "Quando"],
  en: ["Device", "Country", "When"],
  es: ["Dispositivo", "País", "Cuándo"],
};

/** The facts of an e-mail that lets somebody judge whether it was they. */
export function whereFromFacts(language: Language, { device, country, at }: WhereFrom): { label: string; value: string }[] {
  const [deviceLabel, placeLabel, timeLabel] = LABELS[language];
  return [
    { label: deviceLabel, value: device || placeInWords(language, null) },
    { label: placeLabel, value: placeInWords(language, country) },
    { label: timeLabel, value: momentInWords(language, at) },
  ];
}
