import type { Plan } from "@vitrine/contract";
import type { Standing } from "../../platform/request-context.ts";
import { findPlan, readPlanName } from "./find-plan.ts";

/** What a standing is made of: the account's own rows. */
export interface PlanHolder {
  readonly planName: string;
  readonly planRenewalDate: Date | null;
  /** Clone access that an administrator granted, whatever the plan. */
  readonly canClone: boolean;
}

/**
 * What an account may do at a moment, from its rows, the plan table and the time alone. A plan whose name
 * contains "free" is free; a paid plan, and a trial, counts only while its renewal date is in the future, and has the
 * builder when its name says so.
 */
export function standingOf(plans: readonly Plan[], holder: PlanHolder, now: number): Standing {
  const row = findPlan(plans, holder.planName);
  const named = readPlanName(holder.planName);
  const kind = named.kind === "free" ? "free" : (row?.kind ?? named.kind);
  const runs = (kind === "paid" || kind === "trial") && holder.planRenewalDate !== null && holder.planRenewalDate.getTime() > now;
  const counts = kind === "free" || runs;
  const basis = row?.kind === kind ? row : basisOf(plans, kind);
  return {
    kind,
    names: row?.names ?? { pt: holder.planName, en: holder.planName, es: holder.planName },
    isActive: runs,
    entitlements: new Set([
      ...(counts ? (basis?.entitlements ?? []) : []),
      ...(runs ? named.included : []),
      ...(holder.canClone ? (["clone"] as const) : []),
    ]),
    siteCap: counts && basis ? basis.siteCap : 0,
  };
}

/** A plan the table does not know has what the smallest one of its kind has. */
function basisOf(plans: readonly Plan[], kind: Plan["kind"]): Plan | undefined {
  const size = ({ siteCap }: Plan): number => siteCap ?? Number.POSITIVE_INFINITY;
  return plans.filter((plan) => plan.kind === kind).toSorted((a, b) => size(a) - size(b))[0];
}
