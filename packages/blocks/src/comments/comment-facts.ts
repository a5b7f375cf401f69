import type { SpokenLanguage } from "../spoken/spoken-languages.ts";
import { THREAD_WORDS } from "./thread-words.ts";

export const AGES = ["none", "now", "minute", "hour", "day", "week", "month", "year", "date"] as const;

/** How old a comment is: an amount of a unit, `now`, or a day; `date` in ISO 8601, empty while none is chosen. */
export interface CommentAge {
  readonly age: (typeof AGES)[number];
  readonly amount: number;
  readonly date: string;
}

/** A thread's language as figures and times are written in it. */
export interface FactWriter {
  /** "há 2 horas", "12 de maio de 2026"; empty where nothing is said. */
  age(of: CommentAge): string;
  /** "1.204 curtidas"; empty for none. */
  likes(count: number): string;
}

/** Makes what writes the facts of a thread's comments: once for all of them, since `Intl` takes its time. */
export function factWriter(language: SpokenLanguage): FactWriter {
  const { tag, timeZone, like, likes } = THREAD_WORDS[language];
  const ago = new Intl.RelativeTimeFormat(tag);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone });
  const count = new Intl.NumberFormat(tag);
  const plural = new Intl.PluralRules(tag);
  return {
    age({ age, amount, date }) {
      if (age === "none" || (age === "date" && date === "")) return "";
      if (age === "date") return day.format(Date.parse(date));
      if (age === "now") return new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(0, "second");
      return ago.format(-amount, age);
    },
    likes: (number) => (number === 0 ? "" : `${count.format(number)} ${plural.select(number) === "one" ? like : likes}`),
  };
}
