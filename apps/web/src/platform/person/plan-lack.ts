import type { Account, Entitlement } from "@vitrine/contract";

/** Why an account may not do something: its plan is free, has ended, does not include it, or has as many sites as it allows. */
export type PlanLack = "free" | "ended" | "other" | "sites";

/** What of an account its plan decides. */
export type OnPlan = Pick<Account, "plan" | "entitlements" | "siteCap">;

/** What stands between an account and what a plan can include; null where nothing does, or nobody is logged in. */
export function planLackOf(account: OnPlan | null, needs: Entitlement): PlanLack | null {
  if (!account || account.entitlements.includes(needs)) return null;
  if (account.plan.kind === "free") return "free";
  return account.plan.isActive ? "other" : "ended";
}

/**
 * What stands between an account and one more site.
 * @param sites how many it has; undefined while that is not known.
 */
export function siteLackOf(account: OnPlan | null, sites: number | undefined): PlanLack | null {
  const lack = planLackOf(account, "createSite");
  if (lack || !account || account.siteCap === null || sites === undefined || sites < account.siteCap) return lack;
  return account.siteCap === 0 ? "other" : "sites";
}

/**
 * What stands between an account and one more page, which needs a site to be on.
 * @param sites how many the account has; undefined while that is not known.
 */
export function pageLackOf(account: OnPlan | null, sites: number | undefined): PlanLack | null {
  return planLackOf(account, "builder") ?? (sites === 0 ? siteLackOf(account, sites) : null);
}
