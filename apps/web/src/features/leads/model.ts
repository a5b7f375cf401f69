import type { Lead } from "@vitrine/contract";
import { type Language, showAnswer } from "@vitrine/document";

export interface LeadColumn {
  readonly name: string;
  readonly label: string;
}

/** Columns a table shows; the rest is in the details. */
const MOST_COLUMNS = 4;

/**
 * The answers worth a column: those most leads have, in the order forms ask them. Hidden fields come last: they
 * tell where somebody came from, not who it is.
 */
export function leadColumns(leads: readonly Lead[]): LeadColumn[] {
  const found = new Map<string, LeadColumn & { count: number; place: number; isHidden: boolean }>();
  for (const { answers } of leads) {
    for (const [place, { name, label, input, value }] of answers.entries()) {
      if (value === "") continue;
      const column = found.get(name) ?? { name, label: label || name, count: 0, place, isHidden: input === "hidden" };
      found.set(name, { ...column, count: column.count + 1 });
    }
  }
  return [...found.values()]
    .sort((a, b) => Number(a.isHidden) - Number(b.isHidden) || b.count - a.count || a.place - b.place)
    .slice(0, MOST_COLUMNS)
    .sort((a, b) => a.place - b.place)
    .map(({ name, label }) => ({ name, label }));
}

/** What a lead answered to a field, as people read it; empty where it did not. */
export function answerOf(lead: Lead, name: string, language: Language): string {
  const answer = lead.answers.find((each) => each.name === name);
  return answer ? showAnswer(answer.input, answer.value, language) : "";
}

/** What to call a lead: its name, else how to reach it, else its first words. */
export function leadName({ answers }: Pick<Lead, "answers">): string {
  const filled = answers.filter(({ value, input }) => value !== "" && input !== "hidden");
  const isName = ({ name, label }: { name: string; label: string }) => /\b(?:nome|name|nombre)\b/i.test(`${name} ${label}`);
  const best =
    filled.find((answer) => answer.input === "text" && isName(answer)) ??
    filled.find(({ input }) => input === "email") ??
    filled.find(({ input }) => input === "phone") ??
    filled[0];
  return best ? showAnswer(best.input, best.value) : "—";
}
