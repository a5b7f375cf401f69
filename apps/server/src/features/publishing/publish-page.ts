import type { PageWeight } from "@vitrine/contract";
import { PAGE_ID, PAGE_SLOT, treeOf } from "@vitrine/document";
import { siteUrl } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { VisitorScripts } from "../../platform/visitor-scripts.ts";
import { findPage, findPublishedAt, lockPage, type PageRow, readStoredDocument, storedDocument, updatePage } from "../pages/index.ts";
import { findSite, lockSite, type SiteRow } from "../sites/index.ts";
import { compilePage } from "./compile-page.ts";
import { putPublication, removePublication } from "./publication-store.ts";
import { writeManifest } from "./site-manifest.ts";

export interface Published {
  readonly page: PageRow;
  readonly site: SiteRow;
  readonly url: string;
  readonly weight: PageWeight;
}

/**
 * Publishes a page at its address. Its files are on disk first, then the row says what should be served,
 * then the manifest, by one rename, serves it: a kill in between leaves the old page or the new one.
 */
export async function publishPage(
  platform: Platform,
  scripts: VisitorScripts,
  accountId: string,
  input: { readonly id: string; readonly overwrite: boolean },
): Promise<Published> {
  const { database, clock, config, storage } = platform;
  const page = await findPage(database.queries, accountId, input.id);
  const site = page && (await findSite(database.queries, accountId, page.siteId));
  if (!page || !site) throw new Refusal("NOT_FOUND");
  const document = storedDocument(await readStoredDocument(database.queries, page.id), page.id);
  if (treeOf(document.records).children(PAGE_ID, PAGE_SLOT).length === 0) throw new Refusal("EMPTY_PAGE");
  const url = `${siteUrl(config, site.name)}/${page.slug}`;
  const compiled = await compilePage(storage, scripts, { document, pageId: page.id, title: page.title, url, image: () => undefined });
  const now = new Date(clock.now());
  const changes = { publishedAt: now, publishedVersion: page.version, publishedSlug: page.slug };
  await database.transaction(async (queries) => {
    await lockSite(queries, site.id);
    if (!(await lockPage(queries, accountId, page.id))) throw new Refusal("NOT_FOUND");
    const other = await findPublishedAt(queries, site.id, page.slug);
    if (other && other.id !== page.id) {
      if (!input.overwrite) throw new Refusal("SLUG_TAKEN", { values: { page: url }, data: { pageId: other.id, title: other.title } });
      await updatePage(queries, other.id, { publishedAt: null, publishedVersion: null, publishedSlug: null });
      await removePublication(queries, other.id);
    }
    await updatePage(queries, page.id, changes);
    await putPublication(queries, {
      pageId: page.id,
      siteId: site.id,
      path: `/${page.slug}`,
      route: compiled.route,
      weight: compiled.weight,
      publishedAt: now,
    });
  });
  await writeManifest(platform, site);
  return { page: { ...page, ...changes }, site, url, weight: compiled.weight };
}

/** Takes a page off its site; its address answers "gone" from then on. */
export async function unpublishPage(platform: Platform, accountId: string, id: string): Promise<{ page: PageRow; site: SiteRow }> {
  const { database } = platform;
  const changes = { publishedAt: null, publishedVersion: null, publishedSlug: null };
  const { page, site } = await database.transaction(async (queries) => {
    const found = await lockPage(queries, accountId, id);
    const home = found && (await findSite(queries, accountId, found.siteId));
    if (!found || !home) throw new Refusal("NOT_FOUND");
    await updatePage(queries, id, changes);
    await removePublication(queries, id);
    return { page: { ...found, ...changes }, site: home };
  });
  await writeManifest(platform, site);
  return { page, site };
}
