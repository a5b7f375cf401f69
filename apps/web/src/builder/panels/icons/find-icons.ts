import type { Language } from "@vitrine/document";
import { ICON_WORDS } from "./icon-words.data.ts";

export type IconGroup = keyof typeof ICON_WORDS;

interface KnownIcon {
  readonly group: IconGroup;
  /** What it is called on screen. */
  readonly labels: Readonly<Record<Language, string>>;
  /** All it is found by, in every language, without accents. */
  readonly words: readonly string[];
}

/** Words as they are compared: small, without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

const KNOWN = new Map<string, KnownIcon>();
for (const [group, lines] of Object.entries(ICON_WORDS)) {
  for (const line of lines.trim().split("\n")) {
    const [name = "", pt = "", en = "", es = ""] = line.split(" | ");
    const label = (list: string): string => list.split(", ")[0] ?? name;
    const labels = { pt: label(pt), en: label(en), es: label(es) };
    KNOWN.set(name, { group: group as IconGroup, labels, words: wordsOf(`${pt} ${en} ${es}`) });
  }
}

/** What a drawing is called on screen: in the person's language, or by its English name. */
export function iconLabel(name: string, language: Language): string {
  return KNOWN.get(name)?.labels[language] ?? name.replaceAll("-", " ");
}

/** The drawings a seller uses most, by group. */
export function iconsByGroup(): Map<IconGroup, string[]> {
  const groups = new Map<IconGroup, string[]>();
  for (const [name, { group }] of KNOWN) groups.set(group, [...(groups.get(group) ?? []), name]);
  return groups;
}

/** Whether a drawing is called just so in one of the languages. */
function isCalled(name: string, search: string): boolean {
  return Object.values(KNOWN.get(name)?.labels ?? {}).some((label) => plain(label) === search);
}

/** How well one word of the search fits: 0 at best; null for not at all. */
function fit(word: string, known: readonly string[], named: readonly string[]): number | null {
  if (known.includes(word)) return 0;
  if (named.includes(word)) return 1;
  if (known.some((each) => each.startsWith(word))) return 2;
  if (named.some((each) => each.startsWith(word))) return 3;
  return null;
}

/** The drawings among `names` that fit every word of a search, in any language, the best first. */
export function findIcons(names: readonly string[], search: string): string[] {
  const wanted = wordsOf(search);
  const whole = wanted.join(" ");
  const found = names.flatMap((name) => {
    const fits = wanted.map((word) => fit(word, KNOWN.get(name)?.words ?? [], name.split("-")));
    return fits.every((each) => each !== null) ? [{ name, worst: isCalled(name, whole) ? -1 : Math.max(...fits) }] : [];
  });
  return found.sort((a, b) => a.worst - b.worst || Number(KNOWN.has(b.name)) - Number(KNOWN.has(a.name))).map(({ name }) => name);
}
