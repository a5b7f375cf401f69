import type { Reach } from "../../platform/acting/reach.ts";
import { siteUrl } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findSite } from "../sites/index.ts";
import { UNTITLED } from "./create-page.ts";
import { refuseDomainName } from "./domain-name.ts";
import { findPage, updatePage } from "./page-store.ts";
import { tellPage } from "./tell-page.ts";

export interface PageChanges {
  readonly id: string;
  /** Empty for the name of a page that nobody named. */
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
}

/** Gives a page another address, at once where it is published. @throws Refusal */
export type MovePage = (reach: Reach, to: { readonly id: string; readonly slug: string }) => Promise<void>;

/**
 * Renames a page, or changes its address. Visitors see a new name after the next publish, and a new address at
 * once. A refused address leaves the name as it was.
 * @throws Refusal
 */
export async function changePage(platform: Platform, move: MovePage, reach: Reach, changes: PageChanges): Promise<void> {
  const { database, clock, config } = platform;
  const { id, title, slug } = changes;
  const page = await findPage(database.queries, reach, id);
  const site = page && (await findSite(database.queries, reach, page.siteId));
  if (!site) throw new Refusal("NOT_FOUND");
  if (title !== undefined) refuseDomainName(title, siteUrl(config, site));
  if (slug !== undefined) await move(reach, { id, slug });
  if (title !== undefined)
    await updatePage(database.queries, id, { title: title || UNTITLED[page.language], lastEdited: new Date(clock.now()) });
  tellPage(platform, reach.accountId, id, { what: "changed" });
}
