import type { PageDocument } from "@vitrine/document";
import { and, desc, eq, ilike, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { pageDocuments, pageOperations, pages } from "./tables.ts";

export type PageRow = typeof pages.$inferSelect;

export async function insertPage(queries: Queries, row: PageRow, document: PageDocument): Promise<void> {
  await queries.insert(pages).values(row);
  await queries.insert(pageDocuments).values({ pageId: row.id, document });
}

export async function findPage(queries: Queries, accountId: string, id: string): Promise<PageRow | undefined> {
  const [row] = await queries
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.accountId, accountId)))
    .limit(1);
  return row;
}

/** The same, and nobody else may change the page until the transaction ends. */
export async function lockPage(queries: Queries, accountId: string, id: string): Promise<PageRow | undefined> {
  const [row] = await queries
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.accountId, accountId)))
    .limit(1)
    .for("update");
  return row;
}

export interface PageFilter {
  readonly siteId?: string | undefined;
  readonly status?: "published" | "not_published" | undefined;
  readonly search?: string | undefined;
}

export async function listPages(
  queries: Queries,
  accountId: string,
  filter: PageFilter,
  limit: number,
  after: Cursor | null,
): Promise<PageRow[]> {
  const older = after && or(lt(pages.lastEdited, after.at), and(eq(pages.lastEdited, after.at), lt(pages.id, after.id)));
  const words = filter.search ? `%${filter.search.replace(/[\\%_]/g, "\\$&")}%` : undefined;
  return queries
    .select()
    .from(pages)
    .where(
      and(
        eq(pages.accountId, accountId),
        filter.siteId ? eq(pages.siteId, filter.siteId) : undefined,
        filter.status === "published" ? isNotNull(pages.publishedAt) : undefined,
        filter.status === "not_published" ? isNull(pages.publishedAt) : undefined,
        words ? or(ilike(pages.title, words), ilike(pages.slug, words)) : undefined,
        older ?? undefined,
      ),
    )
    .orderBy(desc(pages.lastEdited), desc(pages.id))
    .limit(limit);
}

export async function updatePage(queries: Queries, id: string, changes: Partial<Omit<PageRow, "id" | "accountId">>): Promise<void> {
  await queries.update(pages).set(changes).where(eq(pages.id, id));
}

export async function deletePage(queries: Queries, id: string): Promise<void> {
  await queries.delete(pages).where(eq(pages.id, id));
}

export async function readStoredDocument(queries: Queries, pageId: string): Promise<unknown> {
  const [row] = await queries.select().from(pageDocuments).where(eq(pageDocuments.pageId, pageId)).limit(1);
  return row?.document;
}

/** Writes the document and makes it the page's next version. */
export async function writeDocument(queries: Queries, pageId: string, document: PageDocument, version: number, now: Date): Promise<void> {
  await queries.update(pageDocuments).set({ document }).where(eq(pageDocuments.pageId, pageId));
  await queries
    .update(pages)
    .set({ version, lastEdited: now, language: sql`${languageOf(document)}` })
    .where(eq(pages.id, pageId));
}

function languageOf(document: PageDocument): string {
  const page = document.records.page;
  return page?.type === "page" ? page.language : "pt";
}

export async function findOperation(queries: Queries, pageId: string, operationId: string): Promise<number | undefined> {
  const [row] = await queries
    .select({ version: pageOperations.version })
    .from(pageOperations)
    .where(and(eq(pageOperations.pageId, pageId), eq(pageOperations.operationId, operationId)))
    .limit(1);
  return row?.version;
}

export async function insertOperation(queries: Queries, row: typeof pageOperations.$inferSelect): Promise<void> {
  await queries.insert(pageOperations).values(row);
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
