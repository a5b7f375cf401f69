import { type FontSubset, type ShippedFamily, SUBSET_RANGES } from "./font-faces.data.ts";
import { type FontUse, subsetsOf } from "./font-faces.ts";

/** What every font has: a page is gone through for the characters beyond. */
const BEYOND_LATIN = /[\u0100-\uffff]/g;

/** A use without these would have no file at all; digits and spaces are among them. */
const ALWAYS: FontSubset = "latin";

type Range = readonly [from: number, to: number];

function parsed(ranges: string): Range[] {
  return ranges.split(",").map((range) => {
    const [from = "", to = from] = range.slice(2).split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

const RANGES = Object.entries(SUBSET_RANGES).map(([subset, ranges]) => [subset as FontSubset, parsed(ranges)] as const);

/** The parts of a font that the letters of a text are in, of those it has. A letter is taken from the first that has it. */
export function subsetsFor(text: string, family: ShippedFamily): FontSubset[] {
  const has = new Set(subsetsOf(family));
  const ranges = RANGES.filter(([subset]) => has.has(subset));
  const found = new Set<FontSubset>([ALWAYS]);
  for (const character of new Set(text.match(BEYOND_LATIN))) {
    const code = character.charCodeAt(0);
    const subset = ranges.find(([, all]) => all.some(([from, to]) => from <= code && code <= to));
    if (subset) found.add(subset[0]);
  }
  return subsetsOf(family).filter((subset) => found.has(subset));
}

/** Families with the files that a text takes. */
export function fontUses(families: readonly ShippedFamily[], text: string): FontUse[] {
  const letters = [...new Set(text.match(BEYOND_LATIN))].join("");
  return families.map((family) => ({ family, subsets: subsetsFor(letters, family) }));
}
