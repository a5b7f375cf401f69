import { type LegalTextOf, type ManifestRoute, readRoute } from "@vitrine/contract";
import { and, asc, desc, eq, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { leavePath, takePath } from "./earlier-path-store.ts";
import { publications } from "./tables.ts";

export interface Publication extends Omit<typeof publications.$inferSelect, "route" | "legal"> {
  readonly route: ManifestRoute;
}

/** What is served of a page, and where. */
export type ServedPage = Pick<Publication, "pageId" | "path" | "route">;

/** A path of a site. */
export type Place = Pick<Publication, "siteId" | "path">;

/**
 * Puts a page at its path; where it was before on its site leads there, and where it is now leads nowhere else. A site that
 * it has left says that it is gone. Gives the places that changed.
 */
export async function putPublication(queries: Queries, row: Publication): Promise<Place[]> {
  const earlier = await findPlace(queries, row.pageId);
  const isElsewhere = earlier && (earlier.siteId !== row.siteId || earlier.path !== row.path);
  const left = isElsewhere ? await leavePath(queries, earlier, row.publishedAt) : [];
  await takePath(queries, row.siteId, row.path);
  const whole = { ...row, legal: legalTextOf(row.route) };
  await queries.insert(publications).values(whole).onConflictDoUpdate({ target: publications.pageId, set: whole });
  return [{ siteId: row.siteId, path: row.path }, ...left.map((path) => ({ siteId: earlier?.siteId ?? row.siteId, path }))];
}

function legalTextOf({ language, legal }: ManifestRoute): LegalTextOf | null {
  return language && legal ? { language, look: legal } : null;
}

/** Puts what is published of a page at another path, as it is. Gives the paths that changed. */
export async function movePublication(queries: Queries, pageId: string, path: string, now: Date): Promise<string[]> {
  const earlier = await findPlace(queries, pageId);
  if (!earlier || earlier.path === path) return [];
  const left = await leavePath(queries, earlier, now);
  await takePath(queries, earlier.siteId, path);
  await queries.update(publications).set({ path }).where(eq(publications.pageId, pageId));
  return [path, ...left];
}

const PLACE = { pageId: publications.pageId, siteId: publications.siteId, path: publications.path };

async function findPlace(queries: Queries, pageId: string): Promise<Pick<Publication, "pageId" | "siteId" | "path"> | undefined> {
  const [row] = await queries.select(PLACE).from(publications).where(eq(publications.pageId, pageId)).limit(1);
  return row;
}

/** Where some pages are, those that are published, and in which language; null in what was published before that was noted. */
export async function findShown(
  queries: Queries,
  pageIds: readonly string[],
): Promise<(Pick<Publication, "pageId" | "siteId" | "path"> & { readonly language: string | null })[]> {
  return queries
    .select({ ...PLACE, language: sql<string | null>`${publications.route} ->> 'language'` })
    .from(publications)
    .where(inArray(publications.pageId, [...pageIds]));
}

/** Where some pages of a site are, those that are published. */
export async function findPlaces(
  queries: Queries,
  siteId: string,
  pageIds: readonly string[],
): Promise<Pick<Publication, "pageId" | "path">[]> {
  if (pageIds.length === 0) return [];
  return queries
    .select({ pageId: publications.pageId, path: publications.path })
    .from(publications)
    .where(and(eq(publications.siteId, siteId), inArray(publications.pageId, [...pageIds])));
}

/** Takes a page off its path, which is gone from then on. Gives the paths that changed. */
export async function removePublication(queries: Queries, pageId: string, now: Date): Promise<string[]> {
  const [row] = await queries.delete(publications).where(eq(publications.pageId, pageId)).returning(PLACE);
  return row ? leavePath(queries, row, now) : [];
}

const SERVED = { pageId: publications.pageId, path: publications.path, route: publications.route };

async function listServed(queries: Queries, which: SQL | undefined): Promise<ServedPage[]> {
  const rows = await queries.select(SERVED).from(publications).where(which);
  return rows.map((row) => ({ ...row, route: readRoute(row.route) }));
}

/** What of a site is published of these pages, or at these paths. */
export async function findServed(
  queries: Queries,
  siteId: string,
  { pageIds, paths }: { readonly pageIds: readonly string[]; readonly paths: readonly string[] },
): Promise<ServedPage[]> {
  const ofSite = eq(publications.siteId, siteId);
  const found = new Map<string, ServedPage>();
  // Each by an index of its own; both at once would go through every page of the site.
  const ofPages = pageIds.length === 0 ? [] : await listServed(queries, and(ofSite, inArray(publications.pageId, [...pageIds])));
  for (const page of ofPages) found.set(page.path, page);
  const others = paths.filter((path) => !found.has(path));
  const atPaths = others.length === 0 ? [] : await listServed(queries, and(ofSite, inArray(publications.path, others)));
  return [...ofPages, ...atPaths];
}

/** The published pages of a site from one path on, `limit` at a time. */
export async function listServedAfter(queries: Queries, siteId: string, path: string, limit: number): Promise<ServedPage[]> {
  const rows = await queries
    .select(SERVED)
    .from(publications)
    .where(and(eq(publications.siteId, siteId), gt(publications.path, path)))
    .orderBy(asc(publications.path))
    .limit(limit);
  return rows.map((row) => ({ ...row, route: readRoute(row.route) }));
}

/** Where a published page is, and the artefacts that it needs. */
export type PublishedFiles = Pick<Publication, "pageId" | "siteId" | "path" | "files">;

/** The published pages of all sites from one id on, `limit` at a time. */
export async function listPublishedAfter(queries: Queries, pageId: string, limit: number): Promise<PublishedFiles[]> {
  return queries
    .select({ ...PLACE, files: publications.files })
    .from(publications)
    .where(gt(publications.pageId, pageId))
    .orderBy(asc(publications.pageId))
    .limit(limit);
}

/** The languages in which pages of a site link to its legal texts, each with the look of the page that was published last. */
export async function listLegalTexts(queries: Queries, siteId: string): Promise<LegalTextOf[]> {
  const language = sql<string>`${publications.legal} ->> 'language'`;
  const rows = await queries
    .selectDistinctOn([language], { legal: publications.legal })
    .from(publications)
    .where(and(eq(publications.siteId, siteId), isNotNull(publications.legal)))
    .orderBy(language, desc(publications.publishedAt));
  return rows.flatMap(({ legal }) => legal ?? []);
}

/** The ids of a site's published pages. */
export async function listPublishedIds(queries: Queries, siteId: string): Promise<string[]> {
  const rows = await queries.select({ pageId: publications.pageId }).from(publications).where(eq(publications.siteId, siteId));
  return rows.map(({ pageId }) => pageId);
}

/** The paths of a site's published pages, with whose they are; at most `limit`. */
export async function listPaths(queries: Queries, siteId: string, limit: number): Promise<{ path: string; pageId: string }[]> {
  return queries
    .select({ path: publications.path, pageId: publications.pageId })
    .from(publications)
    .where(eq(publications.siteId, siteId))
    .orderBy(asc(publications.path))
    .limit(limit);
}

/** What all published pages need: hashes of artefacts, and ids of images. */
export async function usedFiles(queries: Queries): Promise<{ readonly hashes: Set<string>; readonly imageIds: Set<string> }> {
  const rows = await queries.select({ files: publications.files, imageIds: publications.imageIds }).from(publications);
  return { hashes: new Set(rows.flatMap(({ files }) => files)), imageIds: new Set(rows.flatMap(({ imageIds }) => imageIds)) };
}

/** How many pages of a site are published. */
export function countPublications(queries: Queries, siteId: string): Promise<number> {
  return queries.$count(publications, eq(publications.siteId, siteId));
}
