import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { gonePaths } from "./tables.ts";

export type EarlierPathRow = Pick<typeof gonePaths.$inferSelect, "path" | "pageId">;

/** Of the paths a site has left, how many are remembered. */
export const MOST_EARLIER_PATHS = 2_000;

/** How many are forgotten at once: more than one where a site has too many from before there was a bound on its rows. */
const FORGOTTEN = 100;

/** Notes that a page has left a path. Gives the paths that are served differently by it: that one, and those forgotten for it. */
export async function leavePath(
  queries: Queries,
  { siteId, path, pageId }: { readonly siteId: string; readonly path: string; readonly pageId: string },
  since: Date,
): Promise<string[]> {
  const row = { siteId, path, pageId, since };
  await queries
    .insert(gonePaths)
    .values(row)
    .onConflictDoUpdate({ target: [gonePaths.siteId, gonePaths.path], set: row });
  const beyond = queries
    .select({ path: gonePaths.path })
    .from(gonePaths)
    .where(eq(gonePaths.siteId, siteId))
    .orderBy(desc(gonePaths.since), asc(gonePaths.path))
    .offset(MOST_EARLIER_PATHS)
    .limit(FORGOTTEN);
  const forgotten = await queries
    .delete(gonePaths)
    .where(and(eq(gonePaths.siteId, siteId), inArray(gonePaths.path, beyond)))
    .returning({ path: gonePaths.path });
  return [path, ...forgotten.map((each) => each.path)];
}

/** What is at a path now leads nowhere else. */
export async function takePath(queries: Queries, siteId: string, path: string): Promise<void> {
  await queries.delete(gonePaths).where(and(eq(gonePaths.siteId, siteId), eq(gonePaths.path, path)));
}

/** Which of these paths were left, and by whom. */
export async function findEarlierPaths(queries: Queries, siteId: string, paths: readonly string[]): Promise<EarlierPathRow[]> {
  if (paths.length === 0) return [];
  return queries
    .select({ path: gonePaths.path, pageId: gonePaths.pageId })
    .from(gonePaths)
    .where(and(eq(gonePaths.siteId, siteId), inArray(gonePaths.path, [...paths])));
}

/** The last paths that a site left. */
export async function listEarlierPaths(queries: Queries, siteId: string): Promise<EarlierPathRow[]> {
  return queries
    .select({ path: gonePaths.path, pageId: gonePaths.pageId })
    .from(gonePaths)
    .where(eq(gonePaths.siteId, siteId))
    .orderBy(desc(gonePaths.since), asc(gonePaths.path))
    .limit(MOST_EARLIER_PATHS);
}
