import type { DisplayCondition, DisplayRule, VisitorBrowser, VisitorDevice, VisitorSystem } from "./display-rule.ts";

/** What a rule may ask about a visitor. */
export interface VisitorFacts {
  /** Null for one that no rule knows. */
  readonly browser: VisitorBrowser | null;
  readonly device: VisitorDevice;
  readonly system: VisitorSystem | null;
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly now: number;
  /** Keys and values of the address, decoded, in its order. */
  readonly query: readonly (readonly [key: string, value: string])[];
  readonly isReturning: boolean;
}

/**
 * Whether a rule shows its block to this visitor. The page's own script, the preview and the tests all ask here;
 * nothing but the rule is needed, so that it is small.
 */
export function isShownTo({ effect, match, conditions }: DisplayRule, facts: VisitorFacts): boolean {
  const isMet = (condition: DisplayCondition): boolean => holds(condition, facts);
  return (match === "all" ? conditions.every(isMet) : conditions.some(isMet)) === (effect === "show");
}

function holds(condition: DisplayCondition, facts: VisitorFacts): boolean {
  const { type, verb } = condition;
  if (type === "visit") return facts.isReturning === (verb === "returning");
  if (type === "time") return isBetween(condition, facts.now) === (verb === "between");
  if (type === "query") return asks(condition, facts.query);
  return condition.values.some((value) => value === facts[type]) === (verb === "is");
}

/** From the first moment on, until before the second; an empty one is open. */
function isBetween({ from, to }: { readonly from: string; readonly to: string }, now: number): boolean {
  return !(now < Date.parse(from)) && !(now >= Date.parse(to));
}

function asks({ verb, key, value }: Extract<DisplayCondition, { type: "query" }>, query: VisitorFacts["query"]): boolean {
  const found = query.flatMap(([name, given]) => (fold(name) === fold(key) ? [fold(given)] : []));
  if (verb === "isThere" || verb === "isNotThere") return found.length > 0 === (verb === "isThere");
  if (verb === "contains") return found.some((given) => given.includes(fold(value)));
  return found.includes(fold(value)) === (verb === "is");
}

/** As people mean it: a blank at an end was pasted with it, and one letter with its accent has two spellings. */
function fold(text: string): string {
  return text.trim().normalize().toLowerCase();
}
