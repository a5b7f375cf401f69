import { type Plan, plan as planSchema } from "@vitrine/contract";
import { asc, eq, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { plans } from "./tables.ts";

/** Every plan, from the smallest to the largest. */
export async function listPlans(queries: Queries): Promise<Plan[]> {
  const rows = await queries.select().from(plans).orderBy(asc(plans.position), asc(plans.id));
  return rows.map(({ plan }) => planSchema.parse(plan));
}

/** Adds plans that are not there yet, after those that are. */
export async function addPlans(queries: Queries, added: readonly Plan[]): Promise<void> {
  await queries
    .insert(plans)
    .values(added.map((plan, position) => ({ id: plan.id, position, plan })))
    .onConflictDoNothing();
}

/** Puts a plan into its row, a new one at the table's end. */
export async function putPlanRow(queries: Queries, plan: Plan): Promise<void> {
  await queries
    .insert(plans)
    .values({ id: plan.id, position: sql`(SELECT coalesce(max(position), -1) + 1 FROM plans)`, plan })
    .onConflictDoUpdate({ target: plans.id, set: { plan } });
}

export async function deletePlanRow(queries: Queries, id: string): Promise<boolean> {
  const gone = await queries.delete(plans).where(eq(plans.id, id)).returning({ id: plans.id });
  return gone.length > 0;
}
