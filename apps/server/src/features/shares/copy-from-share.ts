import { imagesNamedIn, withOtherImages } from "@vitrine/document";
import { wholeAccount } from "../../platform/acting/reach.ts";
import type { BuiltInImages } from "../../platform/build/built-in-images.ts";
import { siteUrl } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Caller } from "../../platform/request-context.ts";
import { copyImages } from "../images/index.ts";
import { createPage, freeSlug, isDomainName, type PageRow, takenSlugs } from "../pages/index.ts";
import { findSite, type SiteRow } from "../sites/index.ts";
import { openShare, requireOpen } from "./open-share.ts";
import { countCopy, lockByMark } from "./share-store.ts";
import { markOf } from "./share-token.ts";

export interface CopyInput {
  readonly token: string;
  readonly siteId: string;
  /** The page's own, or one much like it that is free, unless given. */
  readonly slug?: string | undefined;
}

/**
 * Makes a page of whoever asks of the page that a link shows. Its pictures come first, each whole, into their library; then
 * the page with its document, and the link's count, at once or not at all.
 * @throws Refusal
 */
export async function copyFromShare(
  platform: Platform,
  builtInImages: BuiltInImages,
  caller: Caller,
  { token, siteId, slug }: CopyInput,
): Promise<{ readonly row: PageRow; readonly site: SiteRow }> {
  const { database, clock, config } = platform;
  const { queries } = database;
  const { share, page, document } = await openShare(platform, token);
  const site = await findSite(queries, caller, siteId);
  if (!site) throw new Refusal("NOT_FOUND", { fields: [{ path: "siteId", code: "invalid" }] });
  const ids = [...imagesNamedIn(document)].filter((id) => !builtInImages.find(id));
  const isOwn = share.accountId === caller.accountId;
  const copies = isOwn ? new Map<string, string>() : await copyImages(platform, wholeAccount(share.accountId), caller, ids);
  const isTaken = (await takenSlugs(queries, siteId, [page.slug])).size > 0;
  const address = slug ?? (isTaken ? await freeSlug(queries, siteId, page.slug, page.language) : page.slug);
  return createPage(platform, caller, {
    siteId,
    slug: address,
    // A name that is the domain of the site it comes to says nothing there.
    title: isDomainName(page.title, siteUrl(config, site)) ? "" : page.title,
    language: page.language,
    stored: withOtherImages(document, copies),
    async together(inDeed) {
      const current = requireOpen(await lockByMark(inDeed, markOf(platform, token)), clock.now());
      await countCopy(inDeed, current.id);
    },
  });
}
