import type { Plan } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { planKey, readPlanName } from "./find-plan.ts";
import { putPlanRow } from "./plan-store.ts";
import type { PlanTable } from "./plan-table.ts";

/**
 * Adds a plan to the table or changes one. Two plans must not answer to one name, or an account's plan would
 * mean either.
 * @throws Refusal
 */
export async function putPlan({ database }: Platform, table: PlanTable, plan: Plan): Promise<Plan> {
  const names = [plan.id, ...Object.values(plan.names), ...plan.aliases].map(planKey);
  for (const other of table.rows()) {
    if (other.id === plan.id) continue;
    const taken = [other.id, ...Object.values(other.names), ...other.aliases].map(planKey);
    if (names.some((name) => taken.includes(name))) {
      throw new Refusal("PLAN_NAME_TAKEN", { values: { plan: other.id }, fields: [{ path: "names", code: "invalid" }] });
    }
  }
  // The specification's rule stands above the table: a name with "free" in it is free.
  if (plan.kind !== "free" && readPlanName(plan.id).kind === "free") {
    throw new Refusal("INVALID_INPUT", { fields: [{ path: "kind", code: "invalid" }] });
  }
  await putPlanRow(database.queries, plan);
  await table.refresh();
  return plan;
}
