import type { Account, Entitlement } from "@vitrine/contract";

/** Why an account may not do something: its plan is free, has ended, or is another than those that include it. */
export type PlanLack = "free" | "ended" | "other";

/** What stands between an account and what a plan can include; null where nothing does, or nobody is logged in. */
export function planLackOf(account: Pick<Account, "plan" | "entitlements"> | null, needs: Entitlement): PlanLack | null {
  if (!account || account.entitlements.includes(needs)) return null;
  if (account.plan.kind === "free") return "free";
  return account.plan.isActive ? "other" : "ended";
}
