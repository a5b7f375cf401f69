import type { SitePart } from "@vitrine/contract";
import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { SiteRow } from "../sites/index.ts";
import { listLocked } from "./passwords/password-store.ts";
import { putRedirectFiles, removeEarlierRedirects } from "./redirects/redirect-files.ts";
import { putIconFile, removeEarlierIcons } from "./site-settings/icon-file.ts";
import { findSiteSettings } from "./site-settings/site-settings-store.ts";

/** Who answers for a site in its legal texts. */
export async function findWhoAnswers(queries: Queries, siteId: string): Promise<{ readonly name: string; readonly email: string }> {
  const { legalName: name, legalEmail: email } = await findSiteSettings(queries, siteId);
  return { name, email };
}

/** What a site's own part says of what it serves besides its pages. */
export type ServedBesides = Pick<SitePart, "redirects" | "notFoundPageId" | "icon" | "robots">;

/** Puts the files that a site's own part is to name, and says what it names: they are on disk before it is. */
export async function putServingFiles({ database: { queries }, storage }: Platform, site: SiteRow): Promise<ServedBesides> {
  const { notFoundPageId, iconName, robots } = await findSiteSettings(queries, site.id);
  const redirects = await putRedirectFiles(queries, storage, site.id, site.folder);
  const icon = await putIconFile(queries, storage, site, iconName);
  return {
    ...(redirects ? { redirects } : {}),
    ...(notFoundPageId === null ? {} : { notFoundPageId }),
    ...(icon === undefined ? {} : { icon }),
    ...(robots === "" ? {} : { robots }),
  };
}

/** Removes what the site's own part names no more. */
export async function removeEarlierFiles({ storage }: Platform, site: SiteRow, { redirects, icon }: ServedBesides): Promise<void> {
  await removeEarlierRedirects(storage, site.folder, redirects);
  await removeEarlierIcons(storage, site.folder, icon);
}

/** The icon that pages of a site have which have none of their own; by a path that stays when the icon changes. */
export async function findSiteIcon(queries: Queries, siteId: string): Promise<string | undefined> {
  const { iconName } = await findSiteSettings(queries, siteId);
  return iconName === null ? undefined : "/favicon.ico";
}

/** Pages of a site that search engines are not to be told of, whatever the pages say themselves. */
export async function findHiddenPages(queries: Queries, siteId: string): Promise<string[]> {
  const { notFoundPageId } = await findSiteSettings(queries, siteId);
  return [...(await listLocked(queries, siteId)), ...(notFoundPageId === null ? [] : [notFoundPageId])];
}
