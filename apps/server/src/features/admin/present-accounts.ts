import type { AdminAccount } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import type { AccountRow } from "../accounts/index.ts";
import type { PlanTable } from "../billing/index.ts";
import { withTwoFactor } from "../factors/index.ts";
import { presentAdminAccount } from "./present-admin-account.ts";

/** Accounts as administrators see them, however many with one look at who has two-factor on. */
export async function presentAccounts(
  { database, clock }: Platform,
  plans: PlanTable,
  rows: readonly AccountRow[],
): Promise<AdminAccount[]> {
  const guarded = await withTwoFactor(
    database.queries,
    rows.map(({ id }) => id),
  );
  const now = clock.now();
  return rows.map((row) => presentAdminAccount(row, plans.standingOf(row, now), guarded.has(row.id)));
}
