import type { PageSettingsChanges, PageType } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import { siteUrl } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Caller } from "../../platform/request-context.ts";
import { findSite } from "../sites/index.ts";
import { UNTITLED } from "./create-page.ts";
import type { PageEditing } from "./document/page-editing.ts";
import { refuseDomainName } from "./domain-name.ts";
import { findPage, updatePage } from "./page-store.ts";
import { changePlace, type PlaceInSet } from "./sets/change-place.ts";
import { settingsChange } from "./settings/change-settings.ts";
import { type ChangeSettings, putSettings, readSettings } from "./settings/put-settings.ts";
import { hostsOf } from "./settings/site-hosts.ts";
import { tellPage } from "./tell-page.ts";

export interface PageChanges extends PlaceInSet {
  readonly id: string;
  /** Empty for the name of a page that nobody named. */
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  /** Null for a page that is no step of a sale. */
  readonly type?: PageType | null | undefined;
  readonly settings?: PageSettingsChanges | undefined;
}

/** Gives a page another address, at once where it is published. @throws Refusal */
export type MovePage = (reach: Reach, to: { readonly id: string; readonly slug: string }) => Promise<void>;

/**
 * Renames a page, or changes its address or its settings. Visitors see a new name after the next publish, and a new
 * address at once. A refused address or setting leaves the rest as it was.
 * @throws Refusal
 */
export async function changePage(
  platform: Platform,
  { move, editing }: { readonly move: MovePage; readonly editing: PageEditing },
  caller: Caller,
  changes: PageChanges,
): Promise<void> {
  const { database, clock, config } = platform;
  const { id, title, slug, type, syncs, mainId, settings } = changes;
  const page = await findPage(database.queries, caller, id);
  const site = page && (await findSite(database.queries, caller, page.siteId));
  if (!site) throw new Refusal("NOT_FOUND");
  if (title !== undefined) refuseDomainName(title, siteUrl(config, site));
  const toSettings: ChangeSettings = (page, tree) => ({
    ...(settings ? settingsChange(settings, hostsOf(config, site))(page, tree) : {}),
    ...(type === undefined ? {} : { pageType: type ?? undefined }),
  });
  if (settings) {
    const { tree } = await readSettings(platform, editing, caller, id);
    toSettings(tree.page(), tree);
  }
  if (syncs !== undefined || mainId === null) await changePlace(platform, caller, id, { syncs, mainId });
  if (slug !== undefined) await move(caller, { id, slug });
  if (title !== undefined)
    await updatePage(database.queries, id, { title: title || UNTITLED[page.language], lastEdited: new Date(clock.now()) });
  if (type !== undefined || settings) await putSettings(platform, editing, caller, id, toSettings);
  tellPage(platform, caller.accountId, id, { what: "changed" });
}
