import { artefactKey, readRoute } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import { siteUrl } from "../../../platform/config.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { holdImages, type ImageLibrary } from "../../images/index.ts";
import {
  findApprovedCode,
  findPage,
  findPublishedAt,
  lockPage,
  notePublished,
  type PageRow,
  type Publisher,
  tellPage,
} from "../../pages/index.ts";
import { lockSite, type SiteRow } from "../../sites/index.ts";
import { holdVersions, putPublishedSections } from "../../synced/index.ts";
import { putNamed } from "../alternates/named-alternates-store.ts";
import { keepArtefacts } from "../artefacts/unused-artefact-store.ts";
import { writeManifest } from "../manifest/site-manifest.ts";
import { markStale, pagePartOf, pathPartOf } from "../manifest/stale-part-store.ts";
import { putPublication } from "../publication-store.ts";
import { refuseTaken } from "../publish-page.ts";
import { findKept, findLiveId, type KeptPublication, lockKept, updateKept } from "./kept-publication-store.ts";
import { lostAddress } from "./lost-address.ts";
import { mayHaveOwnCode } from "./may-have-own-code.ts";

export interface Rollback {
  /** The page's. */
  readonly id: string;
  readonly publicationId: string;
  readonly by: Publisher;
}

export interface RolledBack {
  readonly page: PageRow;
  readonly site: SiteRow;
}

/**
 * Gives visitors of a page again what they were given once: the same bytes, at the address that the page has now. Nothing
 * is rendered, and nothing of what is edited changes. A kill in between leaves the one or the other, as with a publish.
 * @throws Refusal where something of it is lost, or leads elsewhere by now
 */
export async function rollBack(
  platform: Platform,
  { library }: { readonly library: ImageLibrary },
  reach: Reach,
  { id, publicationId, by }: Rollback,
): Promise<RolledBack> {
  const { database, clock, config, events } = platform;
  const known = await findPage(database.queries, reach, id);
  const found = known && (await findKept(database.queries, id, publicationId));
  if (!found) throw new Refusal("NOT_FOUND");
  await refuseIncomplete(platform, library, reach, found);
  const result = await database.transaction(async (queries): Promise<RolledBack> => {
    // In the order of a publish: sections, site, page.
    const newest = await holdVersions(queries, reach, Object.keys(found.sections));
    const site = await lockSite(queries, known.siteId);
    const page = site && (await lockPage(queries, reach, id));
    const kept = page && (await lockKept(queries, id, publicationId));
    if (!kept || page.siteId !== site.id) throw new Refusal("NOT_FOUND");
    if ((await findLiveId(queries, id)) === publicationId) return { page, site };
    if (site.offlineAt) throw new Refusal("SITE_OVER_PLAN");
    const slug = page.publishedSlug ?? page.slug;
    const other = await findPublishedAt(queries, site.id, slug);
    if (other && other.id !== id) throw await refuseTaken(queries, other, page, `${siteUrl(config, site)}/${slug}`);
    const address = await lostAddress(queries, config, kept, { site, slug });
    if (address !== null) throw new Refusal("PUBLICATION_ELSEWHERE", { values: { address } });
    await refuseCodeOff(queries, reach, kept);
    await refuseLostImages(queries, reach, kept);
    const now = new Date(clock.now());
    const sections = Object.entries(kept.sections);
    const served = await notePublished(queries, page, {
      ...{ at: now, slug, version: kept.version, title: kept.publishedTitle, by },
      sectionsAhead: sections.some(([sectionId, version]) => newest.get(sectionId) !== version),
    });
    await putPublishedSections(queries, id, new Map(sections.filter(([sectionId]) => newest.has(sectionId))));
    await updateKept(queries, kept.id, { rolledBackAt: now, rolledBackBy: by.id, rolledBackVia: by.via });
    const { weight, files, imageHost, imageIds } = kept;
    const places = await putPublication(queries, {
      ...{ pageId: id, siteId: site.id, path: `/${slug}`, route: readRoute(kept.route), publicationId: kept.id },
      ...{ weight, files, imageHost, imageIds, publishedAt: now },
    });
    await markStale(queries, site.id, [pagePartOf(id), ...places.map(({ path }) => pathPartOf(path))]);
    // What these bytes name may be so no longer: who hears of it compares. Of old ones nobody has noted it.
    await putNamed(queries, id, kept.alternates ?? []);
    await events.tell(queries, "page.published", { accountId: page.accountId, siteId: site.id, pageId: id });
    return { page: served, site };
  });
  await writeManifest(platform, result.site);
  tellPage(platform, reach.accountId, id, { what: "published" });
  return result;
}

/** A disk may have lost files, and somebody deleted a picture: what visitors would see broken is not given to them. */
async function refuseIncomplete(
  { database, storage }: Platform,
  library: ImageLibrary,
  reach: Reach,
  { files, imageIds }: KeptPublication,
): Promise<void> {
  await keepArtefacts(database.queries, files);
  const areThere = await Promise.all(files.map((hash) => storage.has(artefactKey(hash))));
  const images = imageIds.length === 0 ? new Map() : await library.findOwn(database.queries, reach, [...imageIds]);
  if (areThere.includes(false) || images.size < new Set(imageIds).size) throw new Refusal("PUBLICATION_INCOMPLETE");
}

/** Somebody may have deleted a picture a moment ago; from here on nobody can that visitors are about to see. */
async function refuseLostImages(queries: Queries, reach: Reach, { imageIds }: KeptPublication): Promise<void> {
  if ((await holdImages(queries, reach, imageIds)).size < new Set(imageIds).size) throw new Refusal("PUBLICATION_INCOMPLETE");
}

/** Code that was switched off since reaches visitors on no way. */
async function refuseCodeOff(queries: Queries, reach: Reach, { home, route, codeSeals }: KeptPublication): Promise<void> {
  // From before publications were kept: nobody wrote down which code is in it.
  if (home === null && mayHaveOwnCode(readRoute(route).csp)) throw new Refusal("PUBLICATION_CODE_UNKNOWN");
  const approved = await findApprovedCode(queries, reach, codeSeals);
  if (codeSeals.some((seal) => !approved.has(seal))) throw new Refusal("PUBLICATION_CODE_OFF");
}
