import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import { sites } from "./tables.ts";

export type SiteRow = typeof sites.$inferSelect;

const OWNED = { accountId: sites.accountId, siteId: sites.id };
/** One that is being deleted is not there for anybody. */
const isThere = isNull(sites.removingAt);

export async function insertSite(queries: Queries, row: SiteRow): Promise<void> {
  await queries.insert(sites).values(row);
}

export function countSites(queries: Queries, reach: Reach): Promise<number> {
  return queries.$count(sites, and(within(reach, OWNED), isThere));
}

/** Until the transaction ends nobody else adds to the account's sites or takes from them, so that what was counted stays so. */
export async function lockSitesOf(queries: Queries, { accountId }: Pick<Reach, "accountId">): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sites:${accountId}`}, 0))`);
}

export async function listSites(queries: Queries, reach: Reach, limit: number, after: Cursor | null): Promise<SiteRow[]> {
  const older = after && or(lt(sites.createdAt, after.at), and(eq(sites.createdAt, after.at), lt(sites.id, after.id)));
  return queries
    .select()
    .from(sites)
    .where(and(within(reach, OWNED), isThere, older ?? undefined))
    .orderBy(desc(sites.createdAt), desc(sites.id))
    .limit(limit);
}

const BATCH = 100;

/** All of an account's sites, newest first, read some at a time. */
export async function* listAllSites(queries: Queries, reach: Reach): AsyncGenerator<SiteRow> {
  for (let after: Cursor | null = null; ; ) {
    const rows: SiteRow[] = await listSites(queries, reach, BATCH, after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { at: last.createdAt, id: last.id };
  }
}

/** The account's sites in the order in which they have a right to stay: the main one, then the oldest. */
export async function rankSites(queries: Queries, reach: Reach): Promise<SiteRow[]> {
  return queries
    .select()
    .from(sites)
    .where(and(within(reach, OWNED), isThere))
    .orderBy(desc(sites.isMain), asc(sites.createdAt), asc(sites.id));
}

/** Some sites of an account, those included that are being deleted. */
export async function listSitesToErase(queries: Queries, reach: Reach, limit: number): Promise<SiteRow[]> {
  return queries.select().from(sites).where(within(reach, OWNED)).limit(limit);
}

export async function findSite(queries: Queries, reach: Reach, id: string): Promise<SiteRow | undefined> {
  const [row] = await queries
    .select()
    .from(sites)
    .where(and(eq(sites.id, id), within(reach, OWNED), isThere))
    .limit(1);
  return row;
}

export async function findSites(queries: Queries, ids: readonly string[]): Promise<SiteRow[]> {
  return ids.length === 0
    ? []
    : queries
        .select()
        .from(sites)
        .where(and(inArray(sites.id, [...ids]), isThere));
}

/** The sites of all accounts from one id on, `limit` at a time. */
export async function listSitesAfter(queries: Queries, id: string, limit: number): Promise<SiteRow[]> {
  return queries
    .select()
    .from(sites)
    .where(and(gt(sites.id, id), isThere))
    .orderBy(asc(sites.id))
    .limit(limit);
}

/** A site that is being deleted, or may be any other. */
export async function findSiteToErase(queries: Queries, id: string): Promise<SiteRow | undefined> {
  const [row] = await queries.select().from(sites).where(eq(sites.id, id)).limit(1);
  return row;
}

/**
 * Holds the site's row until the transaction ends, so that its publishes come one after the other; as it is then, or
 * nothing once it is being deleted.
 */
export async function lockSite(queries: Queries, id: string): Promise<SiteRow | undefined> {
  const [row] = await queries.select().from(sites).where(eq(sites.id, id)).for("update");
  return row?.removingAt === null ? row : undefined;
}

/** The same of some sites, in the order of their ids, so that two never wait for each other; those that are there. */
export async function lockSites(queries: Queries, ids: readonly string[]): Promise<SiteRow[]> {
  const rows = await queries
    .select()
    .from(sites)
    .where(inArray(sites.id, [...ids]))
    .orderBy(asc(sites.id))
    .for("update");
  return rows.filter(({ removingAt }) => removingAt === null);
}

export async function putSite(queries: Queries, id: string, changes: Partial<Omit<SiteRow, "id" | "accountId" | "folder">>): Promise<void> {
  await queries.update(sites).set(changes).where(eq(sites.id, id));
}

/** Makes one of the account's sites the main one in the place of another. */
export async function moveMain(queries: Queries, reach: Reach, id: string | null): Promise<void> {
  await queries
    .update(sites)
    .set({ isMain: false })
    .where(and(within(reach, { accountId: sites.accountId }), eq(sites.isMain, true)));
  if (id !== null) await putSite(queries, id, { isMain: true });
}

/** Makes a domain, in ASCII, the address of a site; null makes it its name again. Whoever calls holds its row and tells `site.moved`. */
export async function setSiteDomain(
  queries: Queries,
  id: string,
  { domain, hasCertificate }: Pick<SiteRow, "domain" | "hasCertificate">,
): Promise<void> {
  await queries.update(sites).set({ domain, hasCertificate }).where(eq(sites.id, id));
}

/** Has the images of a site's pages shown under a name, in ASCII; null: under the pages' own. Whoever calls holds its row and tells `images.moved`. */
export async function setImageDomain(queries: Queries, id: string, imageDomain: string | null): Promise<void> {
  await queries.update(sites).set({ imageDomain }).where(eq(sites.id, id));
}

/** Deletes a site with all that hangs on it: its pages, and what is published of them. */
export async function deleteSite(queries: Queries, id: string): Promise<void> {
  await queries.delete(sites).where(eq(sites.id, id));
}
