import type { PageWeight } from "@vitrine/contract";
import { DOCUMENT_LIMITS } from "@vitrine/document";
import type { Reach } from "../../platform/acting/reach.ts";
import { type Config, imagesOrigin, siteUrl } from "../../platform/config.ts";
import type { Queries } from "../../platform/database/database.ts";
import { boundedQueue } from "../../platform/limits/bounded-queue.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { holdImages } from "../images/index.ts";
import {
  findPage,
  findPublishedAt,
  freeSlug,
  hasOtherChanges,
  isDomainName,
  lockPage,
  notePublished,
  noteUnpublished,
  type PageRow,
  type Publisher,
  readKeptDocument,
  tellPage,
} from "../pages/index.ts";
import { movePassword } from "../serving/index.ts";
import { findSite, findSites, lockSite, lockSites, type SiteRow } from "../sites/index.ts";
import { countBytes, findContents, holdVersions, putPublishedSections } from "../synced/index.ts";
import { findAlternates } from "./alternates/find-alternates.ts";
import { putNamed } from "./alternates/named-alternates-store.ts";
import { storeArtefact } from "./artefacts/artefact.ts";
import { spendStorage } from "./artefacts/spend-storage.ts";
import { keepArtefacts } from "./artefacts/unused-artefact-store.ts";
import type { FindForPage, PageCompiler } from "./compile/page-compiler.ts";
import { keepPublication } from "./history/keep-publication.ts";
import { findLiveId } from "./history/kept-publication-store.ts";
import { packDocument, putPublishedDocument } from "./history/published-document-store.ts";
import type { PageImageSources } from "./images/page-images.ts";
import { writeManifest } from "./manifest/site-manifest.ts";
import { markStale, type PartName, pagePartOf, pathPartOf } from "./manifest/stale-part-store.ts";
import { addressesWithImagesAt } from "./page-addresses.ts";
import type { KeptWithSections } from "./page-sections.ts";
import { pageSurroundings } from "./page-surroundings.ts";
import { putPublication, removePublication } from "./publication-store.ts";

/** What publishing needs beside the platform. */
export interface PublishingTools extends PageImageSources {
  readonly compiler: PageCompiler;
}

export interface PublishResult {
  readonly page: PageRow;
  readonly site: SiteRow;
  readonly url: string;
  readonly weight: PageWeight;
  /** Blocks whose own code is switched on, but left out: it would break the page. */
  readonly brokenCodeIds: readonly string[];
}

export interface Draft {
  /** Of whoever publishes or looks at it. */
  readonly reach: Reach;
  readonly page: PageRow;
  /** Where it is, or is to be from now on. */
  readonly site: SiteRow;
  /** As it is kept, beside the newest content of its synced sections: it is read, checked and brought up to date where it is compiled. */
  readonly document: KeptWithSections;
  /** Which versions of its sections these are. */
  readonly sectionVersions: ReadonlyMap<string, number>;
  /** Of what is published already: which publication it is, and what of its owner's code is in it. It is rendered anew, and stays what it is. */
  readonly live?: { readonly publicationId: string; readonly codeSeals: ReadonlySet<string> };
}

export interface PublishInput {
  readonly id: string;
  readonly overwrite: boolean;
  /** Another address to publish it at; its own unless given. */
  readonly slug?: string | undefined;
  /** Another site to publish it on, which it is on from then on. */
  readonly siteId?: string | undefined;
  /** Who gives it to visitors. */
  readonly by?: Publisher;
  /** It is the deed of the time that is set for the page. */
  readonly isScheduled?: boolean;
  /** Only what is published already is rendered anew: a page taken off meanwhile stays off. */
  readonly isRenewal?: boolean;
  /** Only newer content of its sections comes out: refused where anything else waits to be published. */
  readonly sectionsOnly?: boolean;
}

/**
 * The page and its document as they belong together, while somebody else may be editing.
 * @param siteId where it is to be, where that is another site than its own
 */
export async function readDraft({ database }: Platform, reach: Reach, id: string, siteId?: string): Promise<Draft> {
  const { page, site, document, contents } = await database.transaction(async (queries) => {
    const page = await lockPage(queries, reach, id);
    const site = page && (await findSite(queries, reach, siteId ?? page.siteId));
    if (page && !site && siteId) throw new Refusal("INVALID_INPUT", { fields: [{ path: "siteId", code: "domain_unchosen" }] });
    if (!page || !site) throw new Refusal("NOT_FOUND");
    const document = await readKeptDocument(queries, id);
    if (!document) throw new Error(`the page ${id} has no document`);
    // Before they are read: a page may name hundreds of large ones, which would fill the memory only to be refused.
    if ((await countBytes(queries, reach, page.sectionIds)) > DOCUMENT_LIMITS.bytes) throw new Refusal("TOO_LARGE");
    const contents = await findContents(queries, reach, page.sectionIds);
    return { reach, page, site, document, contents };
  });
  const sectionVersions = new Map([...contents].map(([sectionId, { version }]) => [sectionId, version]));
  return { reach, page, site, document: { ...document, sections: contents }, sectionVersions };
}

/** An account publishes one page after the other: what one takes of the server, it takes once. */
export const runExclusively = boundedQueue({ key: 1 }).run;

/**
 * Publishes a page at its address. Its files are on disk first, then the row says what should be served, then the parts
 * of the manifest that it changes serve it, each by one rename: a kill in between leaves the old page or the new one.
 */
export function publishPage(platform: Platform, tools: PublishingTools, reach: Reach, input: PublishInput): Promise<PublishResult> {
  return runExclusively(reach.accountId, async () =>
    publishDraft(platform, tools, input, await readDraft(platform, reach, input.id, input.siteId)),
  );
}

/**
 * Publishes what was read; to be done by `runExclusively`.
 * @param readAgain asked where what was read is no longer so
 */
export async function publishDraft(
  platform: Platform,
  tools: PublishingTools,
  input: PublishInput,
  draft: Draft,
  readAgain = () => readDraft(platform, draft.reach, input.id, input.siteId),
): Promise<PublishResult> {
  const { database, clock, config, storage, events } = platform;
  const { reach, page, site, document, sectionVersions, live } = draft;
  const isMoving = page.siteId !== site.id;
  if (input.sectionsOnly && (isMoving || page.publishedAt === null || hasOtherChanges(page))) throw new Refusal("PAGE_HAS_CHANGES");
  const slug = input.slug ?? page.slug;
  const home = siteUrl(config, site);
  const url = `${home}/${slug}`;
  const imagesAt = imagesOrigin(config, site);
  let codeSeals: readonly string[] = [];
  const alternates = await findAlternates(database.queries, config, page, url);
  const findForPage: FindForPage = async (needs) => {
    if (isDomainName(needs.ownTitle || page.title, home)) throw new Refusal("TITLE_IS_DOMAIN", { values: { domain: new URL(home).host } });
    const around = await pageSurroundings(tools, database.queries, reach, needs, home, {
      addresses: addressesWithImagesAt(imagesAt),
      siteId: site.id,
    });
    // What was switched on since comes out when it is published; what was switched off is gone at once.
    const approvedCode = live
      ? new Set([...around.found.approvedCode].filter((seal) => live.codeSeals.has(seal)))
      : around.found.approvedCode;
    codeSeals = [...approvedCode];
    return { ...around, found: { ...around.found, approvedCode, alternates } };
  };
  const compiled = await tools.compiler.compile(
    { document, pageId: page.id, title: page.title, url, imagesOrigin: imagesAt ?? undefined },
    findForPage,
  );
  const files = compiled.files.map(({ hash }) => hash);
  await keepArtefacts(database.queries, files);
  const packed = live ? null : await packDocument(document);
  const addedBytes = await spendStorage(platform, reach, compiled.files, packed?.length);
  await Promise.all(compiled.files.map((file) => storeArtefact(storage, file)));
  const now = new Date(clock.now());
  let overwrittenId: string | null = null;
  const publishedTitle = compiled.ownTitle === "" ? page.title : null;
  const result = await database.transaction(async (queries): Promise<PageRow | null> => {
    const held = await holdDraft(config, queries, input, draft, { home, imagesAt, slug, imageIds: compiled.imageIds });
    if (held === "again") return null;
    const { current, isOver } = held;
    if (isOver) return current;
    const other = await findPublishedAt(queries, site.id, slug);
    const changed: PartName[] = [pagePartOf(page.id)];
    if (other && other.id !== page.id) {
      if (!input.overwrite) throw await refuseTaken(queries, other, page, url);
      changed.push(...(await takeOff(platform, queries, other, now)));
      overwrittenId = other.id;
    }
    // What is only made anew was published when it was: a time that is set for the page looks at that.
    const at = input.isRenewal ? (current.publishedAt ?? now) : now;
    const published = live ? current : await noteSeen(queries, input, draft, { current, at, slug, title: publishedTitle });
    const made = {
      ...{ pageId: page.id, route: compiled.route, weight: compiled.weight, files, publishedAt: at },
      ...{ imageHost: site.imageDomain, imageIds: [...compiled.imageIds] },
    };
    const kept = {
      ...{ ...made, accountId: page.accountId, home, slug, version: page.version, title: page.title, publishedTitle, addedBytes },
      ...{ codeSeals: [...codeSeals], sections: Object.fromEntries(sectionVersions), alternates },
      ...{ publishedBy: input.by?.id ?? null, publishedVia: input.by?.via ?? null },
    };
    const publicationId = await keepPublication(queries, clock.id("publication"), kept, { isRenewal: input.isRenewal === true });
    if (packed) await putPublishedDocument(queries, publicationId, packed);
    const changedPlaces = await putPublication(queries, { ...made, siteId: site.id, path: `/${slug}`, publicationId });
    const pathsOf = (siteId: string) => changedPlaces.filter((each) => each.siteId === siteId).map(({ path }) => pathPartOf(path));
    await markStale(queries, site.id, [...changed, ...pathsOf(site.id)]);
    if (isMoving) await leaveSite(queries, page, site, pathsOf(page.siteId));
    await putNamed(queries, page.id, alternates);
    await events.tell(queries, "page.published", { accountId: page.accountId, siteId: site.id, pageId: page.id });
    return published;
  });
  if (!result) return publishDraft(platform, tools, input, await readAgain(), readAgain);
  await writeManifest(platform, site);
  // It is there before it is gone where it was.
  if (isMoving) for (const before of await findSites(database.queries, [page.siteId])) await writeManifest(platform, before);
  tellPage(platform, page.accountId, page.id, { what: "published" });
  if (overwrittenId) tellPage(platform, page.accountId, overwrittenId, { what: "unpublished" });
  return { page: result, site, url, weight: compiled.weight, brokenCodeIds: compiled.brokenCodeIds };
}

interface MadeFor {
  readonly home: string;
  readonly imagesAt: string | null;
  readonly slug: string;
  readonly imageIds: readonly string[];
}

/**
 * Holds all that a publish is about to change, and looks whether what was read is still so: it is over where visitors have
 * something else by now that stays, and to be read again where what was made fits no longer.
 */
async function holdDraft(
  config: Config,
  queries: Queries,
  input: PublishInput,
  draft: Draft,
  { home, imagesAt, slug, imageIds }: MadeFor,
): Promise<"again" | { readonly current: PageRow; readonly isOver: boolean }> {
  const { reach, page, site, sectionVersions, live } = draft;
  // Before site and page: whoever changes a section holds that, and then its pages.
  const newest = await holdVersions(queries, reach, [...sectionVersions.keys()]);
  const place = (await lockSites(queries, [...new Set([site.id, page.siteId])])).find(({ id }) => id === site.id);
  const current = place && (await lockPage(queries, reach, page.id));
  if (!current) throw new Refusal("NOT_FOUND");
  // It moved meanwhile, or its site did: what was made names an address that is no longer its own.
  if (siteUrl(config, place) !== home || imagesOrigin(config, place) !== imagesAt) return "again";
  if (hasMoved(input, draft, current)) return "again";
  if (live && (await findLiveId(queries, page.id)) !== live.publicationId) return "again";
  // Nobody would see it, and its owner would think that everybody does.
  if (place.offlineAt && !input.isRenewal) throw new Refusal("SITE_OVER_PLAN");
  if (page.siteId === site.id && isOvertaken(input, slug, page, current)) return { current, isOver: true };
  const isNewest = live !== undefined || !isBehind(sectionVersions, newest);
  if (isNewest && (await areHeld(queries, reach, imageIds))) return { current, isOver: false };
  return input.isRenewal ? { current, isOver: true } : "again";
}

/** Notes what visitors see of a page from now on. */
async function noteSeen(
  queries: Queries,
  { by, isScheduled }: PublishInput,
  { site, page: { version }, sectionVersions }: Draft,
  { current, ...seen }: { readonly current: PageRow; readonly at: Date; readonly slug: string; readonly title: string | null },
): Promise<PageRow> {
  await putPublishedSections(queries, current.id, sectionVersions);
  return notePublished(queries, current, { ...seen, siteId: site.id, version, by, isScheduled });
}

/** Whether the page is somewhere else than it was; whoever takes it to another site takes along what was published meanwhile. */
function hasMoved({ slug }: PublishInput, { page, site, live }: Draft, current: PageRow): boolean {
  const address = live ? current.publishedSlug : current.slug;
  if (current.siteId !== page.siteId || (slug === undefined && address !== page.slug)) return true;
  return page.siteId !== site.id && (current.publishedVersion ?? 0) > page.version;
}

/** Takes off the page that is at an address which another takes. Gives the parts of the site that change. */
async function takeOff({ events }: Platform, queries: Queries, other: PageRow, now: Date): Promise<PartName[]> {
  const { accountId, siteId, id: pageId } = other;
  await noteUnpublished(queries, other);
  await events.tell(queries, "page.unpublished", { accountId, siteId, pageId });
  return [pagePartOf(pageId), ...(await removePublication(queries, pageId, now)).map(pathPartOf)];
}

/** Notes that a page is on its earlier site no more: its password goes along. */
async function leaveSite(queries: Queries, page: PageRow, to: SiteRow, paths: readonly PartName[]): Promise<void> {
  await movePassword(queries, page.id, to.id);
  await markStale(queries, page.siteId, [pagePartOf(page.id), ...paths]);
}

/** Whether visitors were given something else meanwhile, which stays. `page` is as it was when this publish began. */
function isOvertaken({ isRenewal, sectionsOnly }: PublishInput, slug: string, page: PageRow, current: PageRow): boolean {
  const [before, now] = [page.publishedVersion ?? 0, current.publishedVersion];
  if ((isRenewal || sectionsOnly) && (current.publishedSlug !== slug || now !== page.version)) return true;
  // A publish begun later may be through already: the newer document stays.
  if (current.publishedSlug === slug && (now ?? 0) > page.version) return true;
  // It was rolled back, by somebody who wants visitors to have what they had.
  return now !== null && now < before;
}

/** Whether all images of a page are still there; nobody deletes one of them until the transaction ends. */
async function areHeld(queries: Queries, reach: Reach, imageIds: readonly string[]): Promise<boolean> {
  return (await holdImages(queries, reach, imageIds)).size === imageIds.length;
}

/** Whether somebody changed a section meanwhile, or deleted it. */
function isBehind(used: ReadonlyMap<string, number>, newest: ReadonlyMap<string, number>): boolean {
  return [...used].some(([id, version]) => newest.get(id) !== version);
}

/** The refusal of an address at which another page is published, with one that is free. */
export async function refuseTaken(queries: Queries, other: PageRow, page: PageRow, url: string): Promise<Refusal> {
  const free = await freeSlug(queries, other.siteId, other.publishedSlug ?? "", page.language);
  return new Refusal("SLUG_TAKEN", { values: { page: url }, data: { pageId: other.id, title: other.title, freeSlug: free } });
}

/** Takes a page off its site; its address answers "gone" from then on. */
export async function unpublishPage(platform: Platform, reach: Reach, id: string): Promise<{ page: PageRow; site: SiteRow }> {
  const { database, clock, events } = platform;
  const { page, site } = await database.transaction(async (queries) => {
    const known = await findPage(queries, reach, id);
    const home = known && (await findSite(queries, reach, known.siteId));
    if (!home) throw new Refusal("NOT_FOUND");
    // The site before the page, as a publish does it: two that each wait for the other would wait for ever.
    const place = await lockSite(queries, home.id);
    const found = place && (await lockPage(queries, reach, id));
    if (!found) throw new Refusal("NOT_FOUND");
    const unpublished = await noteUnpublished(queries, found);
    if (found.publishedAt) await events.tell(queries, "page.unpublished", { accountId: found.accountId, siteId: home.id, pageId: id });
    const paths = await removePublication(queries, id, new Date(clock.now()));
    await markStale(queries, home.id, [pagePartOf(id), ...paths.map(pathPartOf)]);
    return { page: unpublished, site: place };
  });
  await writeManifest(platform, site);
  tellPage(platform, page.accountId, id, { what: "unpublished" });
  return { page, site };
}
