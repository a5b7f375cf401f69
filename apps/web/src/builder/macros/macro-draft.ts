import { type DateFormat, type Macro, macro, UTM_KEYS } from "@vitrine/document";

/** What is offered to be shown; the parameters of advertisements each by their own name. */
export const MACRO_CHOICES = ["date", "country", ...UTM_KEYS, "query", "random"] as const;
export type MacroChoice = (typeof MACRO_CHOICES)[number];

/** What the form holds: the options of every choice, so that going back and forth loses nothing. */
export interface MacroDraft {
  readonly choice: MacroChoice;
  readonly format: DateFormat;
  readonly days: number | null;
  readonly key: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly fallback: string;
}

export type MacroField = "days" | "key" | "max" | "fallback";

function isUtm(key: string): key is (typeof UTM_KEYS)[number] {
  return UTM_KEYS.some((each) => each === key);
}

/** The form of a macro that is there, or of a new one in the place of some words. */
export function macroDraft(existing: Macro | null, words: string): MacroDraft {
  const start = { format: "full", days: 0, key: "", min: 400, max: 700 } as const;
  if (!existing) return { ...start, choice: "date", fallback: words };
  const { macro: kind, ...options } = existing;
  return { ...start, ...options, choice: kind === "query" && isUtm(existing.key) ? existing.key : kind };
}

function optionsOf({ choice, format, days, key, min, max }: MacroDraft): Record<string, unknown> {
  if (isUtm(choice)) return { macro: "query", key: choice };
  if (choice === "date") return { macro: choice, format, days };
  if (choice === "query") return { macro: choice, key: key.trim().replace(/^\?/, "") };
  return choice === "random" ? { macro: choice, min, max } : { macro: choice };
}

/** The macro that a form asks for, or the field that is wrong in it. */
export function macroOf(draft: MacroDraft): { readonly macro: Macro } | { readonly wrong: MacroField } {
  const read = macro.safeParse({ ...optionsOf(draft), fallback: draft.fallback.trim() });
  if (read.success) return { macro: read.data };
  const fields = read.error.issues.map(({ path }) => (path[0] === "min" ? "max" : path[0]));
  return { wrong: (["days", "key", "max"] as const).find((field) => fields.includes(field)) ?? "fallback" };
}
