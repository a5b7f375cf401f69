import type { TokenRecord } from "@vitrine/document";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { PageRow } from "../page-store.ts";
import { pages, siteStyles, siteStyleUpdates } from "../tables.ts";
import { withinPages } from "../within-pages-store.ts";

export interface SiteStyleRow {
  readonly version: number;
  readonly tokens: readonly TokenRecord[];
}

export type SiteStyleUpdate = typeof siteStyleUpdates.$inferSelect;

export async function findSiteStyle(queries: Queries, siteId: string): Promise<SiteStyleRow | undefined> {
  const [row] = await queries
    .select({ version: siteStyles.version, tokens: siteStyles.tokens })
    .from(siteStyles)
    .where(eq(siteStyles.siteId, siteId))
    .limit(1);
  return row;
}

export async function putSiteStyleRow(queries: Queries, siteId: string, style: SiteStyleRow, savedAt: Date): Promise<void> {
  const row = { siteId, ...style, savedAt };
  await queries.insert(siteStyles).values(row).onConflictDoUpdate({ target: siteStyles.siteId, set: row });
}

/** The pages of a site that follow its style, in the order of their ids. */
export async function listFollowing(queries: Queries, reach: Reach, siteId: string): Promise<PageRow[]> {
  return queries
    .select()
    .from(pages)
    .where(and(eq(pages.siteId, siteId), eq(pages.followsSite, true), withinPages(reach)))
    .orderBy(asc(pages.id));
}

type NewUpdate = Pick<SiteStyleUpdate, "pageId" | "publishes">;

/** What a save asks of the pages, in the place of what an earlier one asked. */
export async function replaceUpdates(queries: Queries, siteId: string, version: number, asked: readonly NewUpdate[]): Promise<void> {
  await queries.delete(siteStyleUpdates).where(eq(siteStyleUpdates.siteId, siteId));
  if (asked.length === 0) return;
  const rows = asked.map(({ pageId, publishes }) => ({ siteId, pageId, version, publishes, state: "waiting" as const, problem: null }));
  await queries.insert(siteStyleUpdates).values(rows);
}

export async function findUpdate(queries: Queries, siteId: string, pageId: string): Promise<SiteStyleUpdate | undefined> {
  const [row] = await queries
    .select()
    .from(siteStyleUpdates)
    .where(and(eq(siteStyleUpdates.siteId, siteId), eq(siteStyleUpdates.pageId, pageId)))
    .limit(1);
  return row;
}

/** Forgets what the last save asks of a page. */
export async function forgetUpdate(queries: Queries, siteId: string, pageId: string): Promise<void> {
  await queries.delete(siteStyleUpdates).where(and(eq(siteStyleUpdates.siteId, siteId), eq(siteStyleUpdates.pageId, pageId)));
}

/** The updates of the last save, with what their pages are called now. */
export async function listUpdates(queries: Queries, siteId: string): Promise<(SiteStyleUpdate & { readonly title: string })[]> {
  const rows = await queries
    .select({ update: siteStyleUpdates, title: pages.title })
    .from(siteStyleUpdates)
    .innerJoin(pages, eq(pages.id, siteStyleUpdates.pageId))
    .where(and(eq(siteStyleUpdates.siteId, siteId), isNull(pages.deletedAt)))
    .orderBy(asc(siteStyleUpdates.pageId));
  return rows.map(({ update, title }) => ({ ...update, title }));
}

/** Notes what became of an update, unless a later save has asked for another one meanwhile. */
export async function settleUpdate(queries: Queries, update: SiteStyleUpdate, problem: string | null): Promise<void> {
  const { siteId, pageId, version } = update;
  await queries
    .update(siteStyleUpdates)
    .set({ state: problem === null ? "done" : "refused", problem })
    .where(and(eq(siteStyleUpdates.siteId, siteId), eq(siteStyleUpdates.pageId, pageId), eq(siteStyleUpdates.version, version)));
}
