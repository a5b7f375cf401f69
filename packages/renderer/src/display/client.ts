/**
 * Decides which blocks this visitor sees, before anything is painted; without this script each is as it is by
 * default. It decides once: nothing comes or goes under a reader's eyes.
 */
import { type DisplayRule, recogniseVisitor, turnedClasses } from "@vitrine/document";

/** How long a first visit lasts, in ms. */
const FIRST_VISIT = 30 * 60_000;

/** Whether the page was first opened in this browser longer ago than a first visit lasts. */
function hasBeenHere(now: number): boolean {
  const name = `v-visit ${location.pathname}`;
  try {
    const first = Number(localStorage.getItem(name));
    if (first > 0 && first <= now) return now - first >= FIRST_VISIT;
    localStorage.setItem(name, String(now));
  } catch {
    // Storage is switched off: every visit is a first one.
  }
  return false;
}

const rules = JSON.parse(document.getElementById("v-rules")?.textContent ?? "[]") as readonly DisplayRule[];
const now = Date.now();
const facts = {
  ...recogniseVisitor(navigator.userAgent, navigator.maxTouchPoints),
  now,
  query: [...new URLSearchParams(location.search)],
  // Nothing is kept in a browser for a page that does not ask.
  isReturning: rules.some(({ conditions }) => conditions.some(({ type }) => type === "visit")) && hasBeenHere(now),
};
document.documentElement.classList.add(...turnedClasses(rules, facts));
