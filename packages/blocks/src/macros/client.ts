/** Writes what a visit is known by into the page's words; without this script the words in its place stay. */
import { fillMacros } from "./fill-macros.ts";
import { macroValue, type VisitFacts } from "./macro-value.ts";

const drawn: Record<string, number> = {};

/** The same number for a range as long as the tab is open, so that it does not jump at a reload. */
function draw(min: number, max: number): number {
  const key = `v-random ${min} ${max}`;
  let number = drawn[key] ?? Number.NaN;
  try {
    number = Number(sessionStorage.getItem(key) ?? Number.NaN);
    if (!Number.isInteger(number) || number < min || number > max) number = min + Math.floor(Math.random() * (max - min + 1));
    sessionStorage.setItem(key, `${number}`);
  } catch {
    // Storage is switched off: it is drawn anew with each visit.
    if (Number.isNaN(number)) number = min + Math.floor(Math.random() * (max - min + 1));
  }
  drawn[key] = number;
  return number;
}

const query = new URLSearchParams(location.search);
const facts: VisitFacts = { language: document.documentElement.lang, now: new Date(), query: (key) => query.get(key), draw };
fillMacros(document, ":not([data-m=country])", (mark) => macroValue(mark, facts));
