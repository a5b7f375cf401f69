import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { staleManifests } from "../tables.ts";

/** Says, in the transaction that changes what should be served of a site, that its manifest is behind. */
export async function markStale(queries: Queries, siteId: string): Promise<void> {
  const token = randomUUID();
  await queries.insert(staleManifests).values({ siteId, token }).onConflictDoUpdate({ target: staleManifests.siteId, set: { token } });
}

/** The last change that the manifest may not have; to be read before the rows the manifest is made from. */
export async function staleToken(queries: Queries, siteId: string): Promise<string | undefined> {
  const [row] = await queries.select().from(staleManifests).where(eq(staleManifests.siteId, siteId)).limit(1);
  return row?.token;
}

/** Says that the manifest has this change; a later one still counts. */
export async function clearStale(queries: Queries, siteId: string, token: string): Promise<void> {
  await queries.delete(staleManifests).where(and(eq(staleManifests.siteId, siteId), eq(staleManifests.token, token)));
}

export async function staleSiteIds(queries: Queries): Promise<string[]> {
  const rows = await queries.select({ siteId: staleManifests.siteId }).from(staleManifests);
  return rows.map(({ siteId }) => siteId);
}
