import type { Account } from "@vitrine/contract";

const DAY_MS = 86_400_000;

/** Whole days a trial still lasts, the last one counting as one; null where there is no trial under way. `now` in milliseconds. */
export function trialDaysLeft({ kind, renewalDate }: Pick<Account["plan"], "kind" | "renewalDate">, now: number): number | null {
  if (kind !== "trial" || !renewalDate) return null;
  const left = Date.parse(renewalDate) - now;
  return left > 0 ? Math.ceil(left / DAY_MS) : null;
}
