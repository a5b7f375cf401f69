import type { Revision } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { Text } from "../../../platform/language/message-types.ts";

/** Revisions of one day, newest first. */
export interface HistoryDay {
  readonly name: string;
  readonly revisions: readonly Revision[];
}

const DAY_MS = 86_400_000;

/** A history (newest first) by the days of the browser's own time zone. `now` in milliseconds. */
export function daysOf(revisions: readonly Revision[], now: number, language: Language, t: Text<"revisions">): HistoryDay[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "full" });
  const known = new Map([
    [format.format(now - DAY_MS), t("yesterday")],
    [format.format(now), t("today")],
  ]);
  const days = new Map<string, Revision[]>();
  for (const revision of revisions) {
    const day = format.format(Date.parse(revision.createdAt));
    days.set(day, [...(days.get(day) ?? []), revision]);
  }
  return [...days].map(([day, all]) => ({ name: known.get(day) ?? day, revisions: all }));
}

/** The time of day of a moment, to the minute. */
export function timeOf(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(Date.parse(iso));
}
