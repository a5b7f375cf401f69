import type { Reach } from "../../platform/acting/reach.ts";
import { siteUrl } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findPage, findPublishedAt, lockPage, putAddress } from "../pages/index.ts";
import { findSite, lockSite, type SiteRow } from "../sites/index.ts";
import { renewSetIn } from "./alternates/renew-set.ts";
import { writeManifest } from "./manifest/site-manifest.ts";
import { markStale, pagePartOf, pathPartOf } from "./manifest/stale-part-store.ts";
import { movePublication } from "./publication-store.ts";
import { publishAsIs } from "./publish-as-is.ts";
import { type PublishingTools, refuseTaken } from "./publish-page.ts";

/**
 * Gives a page another address. A published one is served there when this returns, as it was, and its earlier
 * addresses lead there; one that is not published takes the address when it is.
 * @throws Refusal
 */
export async function movePage(
  platform: Platform,
  tools: PublishingTools,
  reach: Reach,
  { id, slug }: { readonly id: string; readonly slug: string },
): Promise<void> {
  const site = await changeAddress(platform, reach, id, slug);
  if (!site) return;
  await writeManifest(platform, site);
  try {
    // The page names its own address to search engines.
    await publishAsIs(platform, tools, reach, id);
  } catch (error) {
    // It has moved all the same; the address it names leads to it, and the next publish puts that right.
    platform.log("warn", "publishing.moved_unrendered", { pageId: id, error });
  }
}

/** Gives its site; nothing where visitors see no difference. */
async function changeAddress(platform: Platform, reach: Reach, id: string, slug: string): Promise<SiteRow | null> {
  const { database, clock, config } = platform;
  return database.transaction(async (queries) => {
    const known = await findPage(queries, reach, id);
    const home = known && (await findSite(queries, reach, known.siteId));
    // The site before the page, as a publish does it.
    const site = home && (await lockSite(queries, home.id));
    const page = site && (await lockPage(queries, reach, id));
    if (!page) throw new Refusal("NOT_FOUND");
    const now = new Date(clock.now());
    if (page.publishedSlug === null || page.publishedSlug === slug) {
      if (page.slug !== slug) await putAddress(queries, page, slug, now);
      return null;
    }
    const other = await findPublishedAt(queries, site.id, slug);
    if (other) throw await refuseTaken(queries, other, page, `${siteUrl(config, site)}/${slug}`);
    await putAddress(queries, page, slug, now);
    const paths = await movePublication(queries, id, `/${slug}`, now);
    await markStale(queries, site.id, [pagePartOf(id), ...paths.map(pathPartOf)]);
    // The others of its set name where it was.
    await renewSetIn(platform, queries, page);
    return site;
  });
}
