import { and, gt, isNotNull, isNull, lte } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { within } from "../../../platform/database/within.ts";
import type { SiteRow } from "../site-store.ts";
import { heldAccounts, sites } from "../tables.ts";

/** Whether support knows of the account's sites, so that none goes offline. */
export async function isHeld(queries: Queries, reach: Reach): Promise<boolean> {
  return (await queries.$count(heldAccounts, within(reach, { accountId: heldAccounts.accountId }))) > 0;
}

export async function putHold(queries: Queries, accountId: string, since: Date): Promise<void> {
  await queries.insert(heldAccounts).values({ accountId, since }).onConflictDoNothing();
}

export async function removeHold(queries: Queries, reach: Reach): Promise<void> {
  await queries.delete(heldAccounts).where(within(reach, { accountId: heldAccounts.accountId }));
}

/** Sites that have been offline since a moment or longer, whoever's they are. */
export async function listOfflineSince(queries: Queries, since: Date, limit: number): Promise<SiteRow[]> {
  return queries
    .select()
    .from(sites)
    .where(and(isNotNull(sites.offlineAt), lte(sites.offlineAt, since), isNull(sites.removingAt)))
    .limit(limit);
}

/** Accounts with sites that have been offline since a moment or longer, after another in the order of their ids. */
export async function listAccountsOfflineSince(queries: Queries, since: Date, afterId: string, limit: number): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ accountId: sites.accountId })
    .from(sites)
    .where(and(isNotNull(sites.offlineAt), lte(sites.offlineAt, since), isNull(sites.removingAt), gt(sites.accountId, afterId)))
    .orderBy(sites.accountId)
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

/** An account's sites that its plan has no room for. */
export async function listExcess(queries: Queries, reach: Reach): Promise<SiteRow[]> {
  return queries
    .select()
    .from(sites)
    .where(and(within(reach, { accountId: sites.accountId }), isNotNull(sites.excessAt), isNull(sites.removingAt)))
    .orderBy(sites.createdAt, sites.id);
}
