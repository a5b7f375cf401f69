import type { Account } from "@vitrine/contract";

const DAY_MS = 86_400_000;

/** Whole days a trial still lasts, the last one counting as one; null where there is no trial under way. `now` in milliseconds. */
export function trialDaysLeft(plan: Account["plan"], now: number): number | null {
  if (!/trial|teste|prueba/i.test(plan.name) || !plan.renewalDate) return null;
  const left = Date.parse(plan.renewalDate) - now;
  return left > 0 ? Math.ceil(left / DAY_MS) : null;
}
