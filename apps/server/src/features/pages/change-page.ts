import { siteUrl } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findSite } from "../sites/index.ts";
import { UNTITLED } from "./create-page.ts";
import { refuseDomainName } from "./domain-name.ts";
import { findPage, updatePage } from "./page-store.ts";

export interface PageChanges {
  readonly id: string;
  /** Empty for the name of a page that nobody named. */
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
}

/**
 * Renames a page, or changes its address. Visitors see a new name after the next publish.
 * @throws Refusal
 */
export async function changePage(platform: Platform, accountId: string, { id, title, slug }: PageChanges): Promise<void> {
  const { database, clock, config } = platform;
  const page = await findPage(database.queries, accountId, id);
  const site = page && (await findSite(database.queries, accountId, page.siteId));
  if (!site) throw new Refusal("NOT_FOUND");
  if (title !== undefined) refuseDomainName(title, siteUrl(config, site.name));
  const changes = {
    ...(title === undefined ? {} : { title: title || UNTITLED[page.language] }),
    ...(slug === undefined ? {} : { slug }),
  };
  if (Object.keys(changes).length > 0) await updatePage(database.queries, id, { ...changes, lastEdited: new Date(clock.now()) });
}
