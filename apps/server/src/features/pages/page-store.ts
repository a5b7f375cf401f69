import type { PageStatus, PageType } from "@vitrine/contract";
import { and, arrayContains, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { hasWords } from "../../platform/database/has-words.ts";
import { pages } from "./tables.ts";
import { withinAllPages, withinPages, withinTrash } from "./within-pages-store.ts";

export type PageRow = Omit<typeof pages.$inferSelect, "foldedTitle">;

/** A page in no set. */
export const ALONE = { mainId: null, syncs: false } as const;

export async function insertPage(queries: Queries, row: PageRow): Promise<void> {
  await queries.insert(pages).values(row);
}

export async function findPage(queries: Queries, reach: Reach, id: string): Promise<PageRow | undefined> {
  const [row] = await queries
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), withinPages(reach)))
    .limit(1);
  return row;
}

/** Those of some pages that there are, in their place or in the trash. */
export function findPages(queries: Queries, reach: Reach, ids: readonly string[]): Promise<PageRow[]> {
  return queries
    .select()
    .from(pages)
    .where(and(inArray(pages.id, [...ids]), withinAllPages(reach)));
}

/** Reads a page; nobody else may change it until the transaction ends. */
export async function lockPage(queries: Queries, reach: Reach, id: string): Promise<PageRow | undefined> {
  const [row] = await queries
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), withinPages(reach)))
    .limit(1)
    .for("update");
  return row;
}

/** The ids of a site's pages that `hasUnpublishedChanges`, to ask for others by; as the index `pages_changed` has them. */
export function changedPages(queries: Queries, siteId: string) {
  const { version, publishedVersion, slug, publishedSlug, title, publishedTitle, sectionsAhead } = pages;
  const isOther = sql`(${publishedVersion} <> ${version} OR ${publishedSlug} <> ${slug} OR ${publishedTitle} <> ${title} OR ${sectionsAhead})`;
  return queries
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.siteId, siteId), isNotNull(pages.publishedAt), isOther));
}

export interface PageFilter {
  readonly siteId?: string | undefined;
  readonly status?: PageStatus | undefined;
  readonly type?: PageType | undefined;
  /** Labels that it has all of. */
  readonly labelIds?: readonly string[] | undefined;
  readonly search?: string | undefined;
  /** Leaves out the variants. */
  readonly mainsOnly?: boolean | undefined;
}

/** Pages that are there, last edited first; those in the trash, last deleted first. */
export function listPages(queries: Queries, reach: Reach, filter: PageFilter, limit: number, after: Cursor | null) {
  const isTrash = filter.status === "deleted";
  const at = isTrash ? pages.deletedAt : pages.lastEdited;
  // Compared as one: a list that goes on begins where the index does, and reads nothing of what came before.
  const older = after && sql`(${at}, ${pages.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`;
  return queries
    .select()
    .from(pages)
    .where(
      and(
        isTrash ? withinTrash(reach) : withinPages(reach),
        filter.siteId ? eq(pages.siteId, filter.siteId) : undefined,
        filter.status === "published" ? isNotNull(pages.publishedAt) : undefined,
        filter.status === "not_published" ? isNull(pages.publishedAt) : undefined,
        filter.mainsOnly ? isNull(pages.mainId) : undefined,
        filter.type ? eq(pages.type, filter.type) : undefined,
        filter.labelIds?.length ? hasLabels(filter.labelIds) : undefined,
        filter.search ? or(hasWords(pages.foldedTitle, filter.search), hasWords(pages.slug, filter.search)) : undefined,
        older ?? undefined,
      ),
    )
    .orderBy(desc(at), desc(pages.id))
    .limit(limit);
}

/** As the index `pages_by_label` has them. */
function hasLabels(ids: readonly string[]) {
  return and(sql`${pages.labelIds} <> '{}'`, arrayContains(pages.labelIds, [...ids]));
}

/** Pages that have a label, those in the trash among them. */
export function countLabelled(queries: Queries, reach: Reach, labelId: string): Promise<number> {
  return queries.$count(pages, and(withinAllPages(reach), hasLabels([labelId])));
}

/** Takes a label off all pages that have it, those in the trash among them. */
export async function takeLabelOff(queries: Queries, reach: Reach, labelId: string): Promise<void> {
  await queries
    .update(pages)
    .set({ labelIds: sql`array_remove(${pages.labelIds}, ${labelId})` })
    .where(and(withinAllPages(reach), hasLabels([labelId])));
}

/** These pages; nobody else may change one of them until the transaction ends. In the order of their ids, so that two never wait for each other. */
export function lockPages(queries: Queries, reach: Reach, ids: readonly string[]): Promise<PageRow[]> {
  return queries
    .select()
    .from(pages)
    .where(and(inArray(pages.id, [...ids]), withinPages(reach)))
    .orderBy(asc(pages.id))
    .for("update");
}

/** All pages of an account, those in its trash among them, in the order of their ids, which no edit changes. */
export async function listPagesById(queries: Queries, reach: Reach, limit: number, afterId: string | null): Promise<PageRow[]> {
  return queries
    .select()
    .from(pages)
    .where(and(withinAllPages(reach), afterId === null ? undefined : gt(pages.id, afterId)))
    .orderBy(asc(pages.id))
    .limit(limit);
}

export async function updatePage(queries: Queries, id: string, changes: Partial<Omit<PageRow, "id" | "accountId">>): Promise<void> {
  await queries.update(pages).set(changes).where(eq(pages.id, id));
}

/** How many pages sites have, and how many of them are published; a site without any is missing. */
export async function countPages(
  queries: Queries,
  reach: Reach,
  siteIds: readonly string[],
): Promise<Map<string, { readonly all: number; readonly published: number }>> {
  if (siteIds.length === 0) return new Map();
  const rows = await queries
    .select({ siteId: pages.siteId, all: count(), published: count(pages.publishedAt) })
    .from(pages)
    .where(and(withinPages(reach), inArray(pages.siteId, [...siteIds])))
    .groupBy(pages.siteId);
  return new Map(rows.map(({ siteId, ...counts }) => [siteId, counts]));
}

/** The other page that is published at a path of a site, if there is one. */
export async function findPublishedAt(queries: Queries, siteId: string, slug: string): Promise<PageRow | undefined> {
  const [row] = await queries
    .select()
    .from(pages)
    .where(and(eq(pages.siteId, siteId), eq(pages.publishedSlug, slug)))
    .limit(1);
  return row;
}

/** Those of the addresses that pages of a site have, published or not. */
export async function takenSlugs(queries: Queries, siteId: string, slugs: readonly string[]): Promise<Set<string>> {
  const some = [...slugs];
  const rows = await queries
    .select({ slug: pages.slug, publishedSlug: pages.publishedSlug })
    .from(pages)
    .where(and(eq(pages.siteId, siteId), isNull(pages.deletedAt), or(inArray(pages.slug, some), inArray(pages.publishedSlug, some))));
  return new Set(rows.flatMap(({ slug, publishedSlug }) => (publishedSlug === null ? [slug] : [slug, publishedSlug])));
}
