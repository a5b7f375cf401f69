import { findRedirectProblems, type Redirect, type RedirectProblemCode, redirectKey } from "@vitrine/contract";
import { tidyFrom, tidyTo } from "./tidy-address.ts";

/** A line that cannot be taken, and why. */
export interface WrongLine {
  /** From 1, as editors count. */
  readonly line: number;
  readonly text: string;
  readonly code: RedirectProblemCode | "two_columns";
  /** Of what goes round: the paths in turn. */
  readonly way?: string | undefined;
}

export interface ReadLines {
  /** The list with the lines in it: a path that was there leads where its line says. */
  readonly items: readonly Redirect[];
  readonly added: number;
  readonly changed: number;
  readonly wrong: readonly WrongLine[];
}

/** Words that stand over the columns of a table, in the first line. */
const HEAD = /^"?(?:from|de|desde|origem|origen|source|old|antigo)/i;

interface Line {
  readonly line: number;
  readonly text: string;
  readonly redirect: Redirect | null;
}

/** The two columns of a line: divided by a tab, a semicolon, an arrow or a comma; in quotes where they like. */
function columnsOf(text: string): readonly string[] {
  const divider = ["\t", ";", "→", "=>", ","].find((each) => text.includes(each)) ?? /\s+/;
  return text.split(divider).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .trim(),
  );
}

/**
 * Reads redirects from lines, `old address, new address` each, and puts them into a list. What is wrong is told by the
 * line; the rest can be taken without it.
 */
export function readLines(text: string, current: readonly Redirect[]): ReadLines {
  const lines = text.split(/\r\n|\r|\n/).flatMap((each, index): Line[] => {
    if (each.trim() === "" || (index === 0 && HEAD.test(each.trim()))) return [];
    const [from = "", to = "", ...more] = columnsOf(each);
    const isPair = from !== "" && to !== "" && more.every((cell) => cell === "" || /^30[1278]$/.test(cell));
    return [{ line: index + 1, text: each.trim(), redirect: isPair ? { from: tidyFrom(from), to: tidyTo(to) } : null }];
  });
  const wrong: WrongLine[] = lines.flatMap(({ line, text: said, redirect }) =>
    redirect ? [] : [{ line, text: said, code: "two_columns" as const }],
  );
  let good = lines.filter(({ redirect }) => redirect !== null);
  for (;;) {
    const { items, lineAt, ...counts } = merge(current, good);
    const byLine = new Map(repeated(good).map((each) => [each.line, each]));
    for (const { index, code, way, among = [index] } of findRedirectProblems(items)) {
      const at = lineAt.get(index) ?? among.flatMap((each) => lineAt.get(each) ?? []).at(-1);
      if (at && !byLine.has(at.line)) byLine.set(at.line, { line: at.line, text: at.text, code, way });
    }
    if (byLine.size === 0) return { items, ...counts, wrong: wrong.sort((a, b) => a.line - b.line) };
    wrong.push(...byLine.values());
    good = good.filter(({ line }) => !byLine.has(line));
  }
}

/** Lines whose path another line before has. */
function repeated(lines: readonly Line[]): WrongLine[] {
  const seen = new Set<string>();
  return lines.flatMap(({ line, text, redirect }) => {
    const key = redirectKey(redirect?.from ?? "");
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ line, text, code: "redirect_twice" as const }];
  });
}

function merge(current: readonly Redirect[], lines: readonly Line[]) {
  const items = [...current];
  const places = new Map(items.map(({ from }, index) => [redirectKey(from), index]));
  const lineAt = new Map<number, Line>();
  let added = 0;
  let changed = 0;
  for (const line of lines) {
    if (!line.redirect) continue;
    const key = redirectKey(line.redirect.from);
    const place = places.get(key) ?? items.length;
    const before = items[place];
    if (!before) added += 1;
    else if (before.to !== line.redirect.to) changed += 1;
    items[place] = line.redirect;
    places.set(key, place);
    lineAt.set(place, line);
  }
  return { items, added, changed, lineAt };
}
