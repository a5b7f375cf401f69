import type { AdminAccount } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import type { AccountRow } from "../accounts/index.ts";
import { findPlansOf, type PlanTable } from "../billing/index.ts";
import { withTwoFactor } from "../factors/index.ts";
import { presentAdminAccount } from "./present-admin-account.ts";

/** Accounts as administrators see them, however many with one look at their plans and at who has two-factor on. */
export async function presentAccounts(
  { database, clock }: Platform,
  plans: PlanTable,
  rows: readonly AccountRow[],
): Promise<AdminAccount[]> {
  const ids = rows.map(({ id }) => id);
  const guarded = await withTwoFactor(database.queries, ids);
  const planOf = await findPlansOf(database.queries, ids);
  const now = clock.now();
  return rows.map((row) => {
    const plan = planOf(row.id);
    return presentAdminAccount(row, plan, plans.standingOf(plan, now), guarded.has(row.id));
  });
}
