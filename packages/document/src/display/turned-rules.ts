import type { DisplayRule } from "./display-rule.ts";
import { isShownTo, type VisitorFacts } from "./is-shown-to.ts";

/** The class of a page's root that turns a rule's blocks: those shown without JavaScript are hidden, the others shown. */
export function turnedClass(place: number): string {
  return `v-x${place}`;
}

/** The classes for the root of a page with these rules, as this visitor is to see it. */
export function turnedClasses(rules: readonly DisplayRule[], facts: VisitorFacts): string[] {
  return rules.flatMap((rule, place) => (isShownTo(rule, facts) === (rule.withoutScript === "show") ? [] : [turnedClass(place)]));
}
