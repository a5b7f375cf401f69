import { readRoute } from "@vitrine/contract";
import { type KeptDocument, LANGUAGES } from "@vitrine/document";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { hasUnpublishedChanges, lockPage, readKeptDocument } from "../pages/index.ts";
import { findSite } from "../sites/index.ts";
import { findContents } from "../synced/index.ts";
import { findLive } from "./history/kept-publication-store.ts";
import { findPublishedDocument } from "./history/published-document-store.ts";
import { type Draft, type PublishInput, type PublishingTools, publishDraft, readDraft, runExclusively } from "./publish-page.ts";

/** What visitors have of a page that may have been edited since. */
export interface PublishedSource {
  /** The page's. */
  readonly version: number;
  readonly sectionIds: readonly string[];
  /** Its document, where the page itself no longer has it so. */
  find(): Promise<KeptDocument | undefined>;
}

function renewal(id: string): PublishInput {
  return { id, overwrite: false, isRenewal: true };
}

/**
 * Renders what is published of a page anew, of what it was made of: nothing comes out that waits to be published. One from
 * before that was kept is made of the page as it is, and only where nothing waits.
 */
export function publishAsIs(platform: Platform, tools: PublishingTools, reach: Reach, id: string): Promise<void> {
  return runExclusively(reach.accountId, async () => {
    if (await renewPublished(platform, tools, reach, id)) return;
    const draft = await readDraft(platform, reach, id);
    const isLive = draft.page.publishedAt !== null && !hasUnpublishedChanges(draft.page);
    if (isLive) await publishDraft(platform, tools, renewal(id), draft);
  });
}

/**
 * The same whatever waits to be published. Of one from before it was kept what it was made of, `source` says what it was, and
 * its synced sections are the newest. False where nobody knows.
 */
export function publishAsItWas(
  platform: Platform,
  tools: PublishingTools,
  reach: Reach,
  id: string,
  { version, sectionIds, find }: PublishedSource,
): Promise<boolean> {
  return runExclusively(reach.accountId, async () => {
    if (await renewPublished(platform, tools, reach, id)) return true;
    const { queries } = platform.database;
    const draft = await readDraft(platform, reach, id);
    const { publishedVersion, publishedTitle, title } = draft.page;
    // It was taken off, or published meanwhile.
    if (publishedVersion !== version) return true;
    const isNewest = version === draft.page.version;
    const document = isNewest ? draft.document : ((await readKeptDocument(queries, id, version)) ?? (await find()));
    if (!document) return false;
    const sections = await findContents(queries, reach, sectionIds);
    const sectionVersions = new Map([...sections].map(([sectionId, content]) => [sectionId, content.version]));
    const page = { ...draft.page, version, title: publishedTitle ?? title };
    await publishDraft(platform, tools, renewal(id), { ...draft, page, document: { ...document, sections }, sectionVersions });
    return true;
  });
}

/** False where it is not known any more what is published was made of. */
async function renewPublished(platform: Platform, tools: PublishingTools, reach: Reach, id: string): Promise<boolean> {
  const draft = await readPublished(platform, reach, id);
  if (!draft) return false;
  // Somebody may give visitors another publication while this one is made: then that one is.
  const readAgain = async (): Promise<Draft> => {
    const again = await readPublished(platform, reach, id);
    if (!again) throw new Refusal("NOT_FOUND");
    return again;
  };
  await publishDraft(platform, tools, renewal(id), draft, readAgain);
  return true;
}

/** What visitors have of a page, as it was read when it was published; undefined where that is not kept. */
async function readPublished({ database }: Platform, reach: Reach, id: string): Promise<Draft | undefined> {
  return database.transaction(async (queries) => {
    const page = await lockPage(queries, reach, id);
    const site = page && (await findSite(queries, reach, page.siteId));
    if (!site) throw new Refusal("NOT_FOUND");
    const live = page.publishedSlug === null ? undefined : await findLive(queries, id);
    const document = live && (await findPublishedDocument(queries, live.id));
    if (!live || !document || page.publishedSlug === null) return undefined;
    const { version, title, codeSeals, sections } = live;
    const shown = readRoute(live.route).language;
    const language = LANGUAGES.find((known) => known === shown) ?? page.language;
    return {
      ...{ reach, site, document, sectionVersions: new Map(Object.entries(sections)) },
      page: { ...page, version, title, language, slug: page.publishedSlug },
      live: { publicationId: live.id, codeSeals: new Set(codeSeals) },
    };
  });
}
