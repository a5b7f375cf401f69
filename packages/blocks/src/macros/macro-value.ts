import type { DateFormat } from "@vitrine/document";
import { cleanValue } from "./clean-value.ts";

/** What a page can know of its visit without asking anybody. */
export interface VisitFacts {
  /** The page's language, as BCP 47 names it. */
  readonly language: string;
  /** By the clock of the visitor, whose calendar day counts. */
  readonly now: Date;
  /** The first value of that key in the page's address. */
  query(key: string): string | null;
  /** A whole number of that range, both ends in it. */
  draw(min: number, max: number): number;
}

const LONG = "long";
const NUMERIC = "numeric";

const FORMATS: Readonly<Record<DateFormat, Intl.DateTimeFormatOptions>> = {
  full: { dateStyle: LONG },
  dayMonth: { day: NUMERIC, month: LONG },
  weekday: { weekday: LONG },
  month: { month: LONG },
  year: { year: NUMERIC },
};

/** What a macro says, by its mark, as a short line of text; the empty string where there is no value. Country apart. */
export function macroValue(mark: string, { language, now, query, draw }: VisitFacts): string {
  const [macro, first = "", second = ""] = mark.split(" ");
  if (macro === "query") return cleanValue(query(first) ?? "");
  if (macro === "random") return draw(Number(first), Number(second)).toLocaleString(language);
  if (macro !== "date") return "";
  // At noon: there are days that have no midnight.
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + Number(second), 12);
  return day.toLocaleDateString(language, FORMATS[first as DateFormat]);
}
