import type { PlanPeriod } from "@vitrine/contract";

/** A lifetime has an end too, so that one rule, "the renewal date is in the future", holds for every paid plan. */
export const NEVER = new Date("9999-12-31T23:59:59.999Z");

const MONTHS: Readonly<Record<Exclude<PlanPeriod, "none" | "trial" | "lifetime">, number>> = {
  monthly: 1,
  quarterly: 3,
  semiannual: 6,
  yearly: 12,
  biyearly: 24,
};
const DAY_MS = 86_400_000;

/** When a plan that starts now ends; null for one that has no end to reach. The 31st ends on a shorter month's last day. */
export function planEnd(period: PlanPeriod, trialDays: number, start: Date): Date | null {
  if (period === "none") return null;
  if (period === "lifetime") return NEVER;
  if (period === "trial") return new Date(start.getTime() + trialDays * DAY_MS);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + MONTHS[period]);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}
