import { eq, getTableColumns, inArray } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import type { PlanTerm } from "../../platform/request-context.ts";
import { accountPlans } from "./tables.ts";

/** What an account is on, and what it was granted besides. */
export type AccountPlan = Omit<typeof accountPlans.$inferSelect, "accountId">;

/** What an account is taken to be on whose own row is not there: it is being removed. */
const NOTHING: AccountPlan = { planName: "free", planStartAt: new Date(0), planRenewalDate: null, canClone: false };

const { accountId, ...columns } = getTableColumns(accountPlans);

/** What accounts are on, with one look for all: what it returns tells it of each. */
export async function findPlansOf(queries: Queries, ids: readonly string[]): Promise<(id: string) => AccountPlan> {
  if (ids.length === 0) return () => NOTHING;
  const rows = await queries
    .select({ accountId, plan: columns })
    .from(accountPlans)
    .where(inArray(accountId, [...ids]));
  const plans = new Map(rows.map(({ accountId: id, plan }) => [id, plan]));
  return (id) => plans.get(id) ?? NOTHING;
}

/** What an account is on. */
export async function findPlanOf(queries: Queries, id: string): Promise<AccountPlan> {
  const [plan] = await queries.select(columns).from(accountPlans).where(eq(accountId, id)).limit(1);
  return plan ?? NOTHING;
}

/** Puts an account on a plan: a new one on its first. What it was granted besides stays. */
export async function putOnPlan(queries: Queries, id: string, { name, startAt, renewalDate }: PlanTerm): Promise<void> {
  const plan = { planName: name, planStartAt: startAt, planRenewalDate: renewalDate };
  await queries
    .insert(accountPlans)
    .values({ accountId: id, ...plan, canClone: false })
    .onConflictDoUpdate({ target: accountId, set: plan });
}

/** Grants an account the right to clone, whatever its plan, or takes it back. */
export async function putCloneAccess(queries: Queries, id: string, canClone: boolean): Promise<void> {
  await queries.update(accountPlans).set({ canClone }).where(eq(accountId, id));
}

/** The plan names that accounts are on, each once. */
export async function listPlanNames(queries: Queries): Promise<string[]> {
  const rows = await queries.selectDistinct({ name: accountPlans.planName }).from(accountPlans);
  return rows.map(({ name }) => name);
}

/** The ids of the accounts on plans of some names, as a part of another query. */
export function idsOnPlans(queries: Queries, names: readonly string[]) {
  return queries
    .select({ id: accountId })
    .from(accountPlans)
    .where(inArray(accountPlans.planName, [...names]));
}
