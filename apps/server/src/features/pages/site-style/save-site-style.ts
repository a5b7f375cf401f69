import type { SiteStyle } from "@vitrine/contract";
import { type TokenRecord, tokenRecord } from "@vitrine/document";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { findSite, lockSite } from "../../sites/index.ts";
import type { PageRow } from "../page-store.ts";
import { hasUnpublishedChanges } from "../present-page.ts";
import { SITE_STYLE_QUEUE } from "./follow-site-style.ts";
import { findSiteStyle, listFollowing, listUpdates, putSiteStyleRow, replaceUpdates, type SiteStyleUpdate } from "./site-style-store.ts";
import { hasOnlyStyleToPublish } from "./style-operation-store.ts";

export interface SaveSiteStyle {
  /** The site. */
  readonly id: string;
  readonly version: number;
  readonly tokens: readonly unknown[];
  readonly publish: boolean;
}

/** A site's style as it is, who follows it, and how far its last save has come. */
export async function readSiteStyle({ database }: Platform, reach: Reach, siteId: string): Promise<SiteStyle> {
  const { queries } = database;
  if (!(await findSite(queries, reach, siteId))) throw new Refusal("NOT_FOUND");
  const style = await findSiteStyle(queries, siteId);
  const following = await listFollowing(queries, reach, siteId);
  const updates = await listUpdates(queries, siteId);
  const refused = updates.flatMap(({ state, pageId, title, problem }) =>
    state === "refused" ? [{ pageId, title, message: problem ?? "" }] : [],
  );
  return {
    version: style?.version ?? 0,
    tokens: (style?.tokens ?? []).map((token) => ({ ...token })),
    following: following.length,
    published: following.filter((page) => page.publishedAt !== null && !hasUnpublishedChanges(page)).length,
    update:
      updates.length === 0 ? null : { pages: updates.length, done: updates.filter(({ state }) => state !== "waiting").length, refused },
  };
}

/**
 * Saves a site's style, and with it what is to be done with each page that follows it: a kill leaves neither, or both.
 * Published again are those with nothing else to publish: somebody's half-done work stays where it is.
 * @throws Refusal
 */
export async function saveSiteStyle(platform: Platform, reach: Reach, input: SaveSiteStyle): Promise<void> {
  const { database, clock, jobs } = platform;
  const tokens = readTokens(input.tokens);
  await database.transaction(async (queries) => {
    const site = await findSite(queries, reach, input.id);
    if (!site) throw new Refusal("NOT_FOUND");
    if (!(await lockSite(queries, site.id))) throw new Refusal("NOT_FOUND");
    const version = await nextVersion(queries, site.id, input.version);
    await putSiteStyleRow(queries, site.id, { version, tokens }, new Date(clock.now()));
    const following = await listFollowing(queries, reach, site.id);
    // What an earlier save asked for and has not come to is asked for still.
    const waiting = new Set((await listUpdates(queries, site.id)).flatMap((each) => (isOwed(each) ? [each.pageId] : [])));
    const asked: { readonly pageId: string; readonly publishes: boolean }[] = [];
    for (const page of following) {
      const publishes = waiting.has(page.id) || (input.publish && (await isForStyleAlone(queries, page)));
      asked.push({ pageId: page.id, publishes });
    }
    await replaceUpdates(queries, site.id, version, asked);
    // In no order: a page that has to be tried again holds up no other.
    const made = asked.map(({ pageId }) => ({ payload: { siteId: site.id, pageId }, accountId: site.accountId, uniqueKey: pageId }));
    await jobs.makeAll(queries, SITE_STYLE_QUEUE, made);
  });
}

function isOwed({ state, publishes }: SiteStyleUpdate): boolean {
  return publishes && state === "waiting";
}

/** Whether a page is published and nobody's work but the style's is to be published on it. */
async function isForStyleAlone(queries: Queries, page: PageRow): Promise<boolean> {
  return page.publishedAt !== null && (!hasUnpublishedChanges(page) || (await hasOnlyStyleToPublish(queries, page)));
}

async function nextVersion(queries: Queries, siteId: string, expected: number): Promise<number> {
  const version = (await findSiteStyle(queries, siteId))?.version ?? 0;
  if (version !== expected) throw new Refusal("STALE_STYLE");
  return version + 1;
}

/** Tokens from outside, each with an id of its own; of whether one followed a style nothing is kept. */
function readTokens(input: readonly unknown[]): TokenRecord[] {
  const seen = new Set<string>();
  return input.map((each, index) => {
    const read = tokenRecord.safeParse(each);
    if (!read.success) {
      const path = ["tokens", index, ...(read.error.issues[0]?.path ?? [])].map(String).join(".");
      throw new Refusal("INVALID_DOCUMENT", { fields: [{ path, code: "malformed" }] });
    }
    const { site: _site, ...token } = read.data;
    if (seen.has(token.id)) throw new Refusal("INVALID_DOCUMENT", { fields: [{ path: `tokens.${index}.id`, code: "malformed" }] });
    seen.add(token.id);
    return token;
  });
}
