import type { PlanKind } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { type AccountRow, searchAccounts } from "../accounts/index.ts";
import { idsOnPlans, listPlanNames, type PlanTable } from "../billing/index.ts";

export interface ListAccounts {
  readonly query?: string | undefined;
  readonly kind?: PlanKind | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Accounts, newest first; a kind of plan is looked up by the names that mean it. */
export async function listAccounts(
  { database, clock }: Platform,
  plans: PlanTable,
  { query, kind, limit, cursor }: ListAccounts,
): Promise<{ rows: readonly AccountRow[]; nextCursor: string | null }> {
  const isOfKind = (planName: string): boolean =>
    plans.standingOf({ planName, planRenewalDate: null, canClone: false }, clock.now()).kind === kind;
  const found = await searchAccounts(database.queries, {
    text: query || undefined,
    among: kind && idsOnPlans(database.queries, (await listPlanNames(database.queries)).filter(isOfKind)),
    limit: limit + 1,
    after: decodeCursor(cursor),
  });
  return pageOf(found, limit, (row) => ({ at: row.createdAt, id: row.id }));
}
