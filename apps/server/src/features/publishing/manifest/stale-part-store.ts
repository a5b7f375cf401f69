import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { staleParts } from "../tables.ts";

export type StalePartRow = typeof staleParts.$inferSelect;

/** A part of a site's manifest. */
export type PartName = Pick<StalePartRow, "kind" | "name">;

export const SITE_PART: PartName = { kind: "site", name: "" };
export const pagePartOf = (pageId: string): PartName => ({ kind: "page", name: pageId });
export const pathPartOf = (path: string): PartName => ({ kind: "path", name: path });

/** How many parts one statement takes, and one turn of writing. */
export const BATCH = 50;

/** Says, in the transaction that changes what should be served of a site, which parts of its manifest are behind. */
export async function markStale(queries: Queries, siteId: string, parts: readonly PartName[]): Promise<void> {
  const token = randomUUID();
  const rows = new Map(parts.map(({ kind, name }) => [`${kind} ${name}`, { siteId, kind, name, token, due: null }]));
  await queries
    .insert(staleParts)
    .values([...rows.values()])
    .onConflictDoUpdate({ target: [staleParts.siteId, staleParts.kind, staleParts.name], set: { token, due: null } });
}

/** Some parts that may be behind, those of pages first; to be read before the rows they are made from. */
export async function listStale(queries: Queries, siteId: string): Promise<StalePartRow[]> {
  return queries
    .select()
    .from(staleParts)
    .where(and(eq(staleParts.siteId, siteId), isNull(staleParts.due)))
    .orderBy(asc(staleParts.kind))
    .limit(BATCH);
}

/** Says that these are written; a change since they were listed still counts. `until` is when one will be behind again. */
export async function settleStale(queries: Queries, written: readonly (StalePartRow & { readonly until: Date | null })[]): Promise<void> {
  for (const { siteId, kind, name, token, until } of written.filter((part) => part.until !== null)) {
    await queries
      .update(staleParts)
      .set({ due: until })
      .where(and(isPart(siteId, { kind, name }), eq(staleParts.token, token)));
  }
  const done = written.filter(({ until }) => until === null);
  if (done.length === 0) return;
  const keys = done.map(({ siteId, kind, name, token }) => sql`(${siteId}, ${kind}, ${name}, ${token})`);
  await queries
    .delete(staleParts)
    .where(sql`(${staleParts.siteId}, ${staleParts.kind}, ${staleParts.name}, ${staleParts.token}) IN (${sql.join(keys, sql`, `)})`);
}

function isPart(siteId: string, { kind, name }: PartName) {
  return and(eq(staleParts.siteId, siteId), eq(staleParts.kind, kind), eq(staleParts.name, name));
}

/** The sites of which something is behind. */
export async function staleSiteIds(queries: Queries): Promise<string[]> {
  const rows = await queries.selectDistinct({ siteId: staleParts.siteId }).from(staleParts).where(isNull(staleParts.due));
  return rows.map(({ siteId }) => siteId);
}

/** How many sites one look takes. */
const MOST_SITES = 100;

/** Some sites of which something is behind, each with a word that stays the same for as long as it does. */
export async function listLongestStale(queries: Queries): Promise<Map<string, string>> {
  const rows = await queries
    .select({ siteId: staleParts.siteId, token: sql<string>`min(${staleParts.token})` })
    .from(staleParts)
    .where(isNull(staleParts.due))
    .groupBy(staleParts.siteId)
    .orderBy(asc(staleParts.siteId))
    .limit(MOST_SITES);
  return new Map(rows.map(({ siteId, token }) => [siteId, token]));
}

/** Counts some of what has become due as behind; false where nothing has. */
export async function wakeDue(queries: Queries, now: Date): Promise<boolean> {
  const due = sql`SELECT site_id, kind, name FROM ${staleParts} WHERE due <= ${now.toISOString()} ORDER BY due LIMIT ${BATCH}`;
  const woken = await queries
    .update(staleParts)
    .set({ due: null })
    .where(sql`(${staleParts.siteId}, ${staleParts.kind}, ${staleParts.name}) IN (${due})`)
    .returning({ name: staleParts.name });
  return woken.length > 0;
}

/** Notes when pages have forms that are taken no longer, unless something of them is behind anyway. */
export async function noteDue(
  queries: Queries,
  siteId: string,
  pages: readonly { readonly pageId: string; readonly due: Date }[],
): Promise<void> {
  if (pages.length === 0) return;
  const token = randomUUID();
  const rows = pages.map(({ pageId, due }) => ({ siteId, ...pagePartOf(pageId), token, due }));
  await queries.insert(staleParts).values(rows).onConflictDoNothing();
}
