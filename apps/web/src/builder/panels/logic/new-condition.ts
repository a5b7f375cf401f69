import type { DisplayCondition, DisplayRule } from "@vitrine/document";

/** In the order in which they are offered. */
export const CONDITION_TYPES = ["device", "system", "browser", "query", "time", "visit"] as const;
export type ConditionType = (typeof CONDITION_TYPES)[number];

const WEEK_MS = 7 * 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** A condition to begin with, valid as it stands. `now` in milliseconds since 1970: a time begins with the next hour. */
export function newCondition(type: ConditionType, now: number): DisplayCondition {
  const nextHour = Math.ceil((now + 1) / HOUR_MS) * HOUR_MS;
  const beginnings: { readonly [T in ConditionType]: DisplayCondition } = {
    device: { type: "device", verb: "is", values: ["phone"] },
    system: { type: "system", verb: "is", values: ["android"] },
    browser: { type: "browser", verb: "is", values: ["instagram"] },
    query: { type: "query", verb: "is", key: "utm_source", value: "" },
    time: { type: "time", verb: "between", from: new Date(nextHour).toISOString(), to: new Date(nextHour + WEEK_MS).toISOString() },
    visit: { type: "visit", verb: "returning" },
  };
  return beginnings[type];
}

/** A rule to begin with; without JavaScript a block is as it is for those of whom it does not hold. */
export function newRule(condition: DisplayCondition): DisplayRule {
  return { effect: "show", match: "all", conditions: [condition], withoutScript: "hide" };
}
