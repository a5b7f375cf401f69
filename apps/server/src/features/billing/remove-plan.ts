import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { listPlanNames } from "./account-plan-store.ts";
import { findPlan } from "./find-plan.ts";
import { deletePlanRow } from "./plan-store.ts";
import type { PlanTable } from "./plan-table.ts";

/**
 * Removes a plan that no account is on and no new account starts on.
 * @throws Refusal
 */
export async function removePlan({ database, config }: Platform, table: PlanTable, id: string): Promise<void> {
  const used = await listPlanNames(database.queries);
  if ([...used, config.defaultPlan].some((name) => findPlan(table.rows(), name)?.id === id)) throw new Refusal("PLAN_IN_USE");
  if (!(await deletePlanRow(database.queries, id))) throw new Refusal("NOT_FOUND");
  await table.refresh();
}
