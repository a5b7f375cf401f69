import type { SitePart } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import type { SiteRow } from "../sites/index.ts";
import { putRedirectFiles, removeEarlierRedirects } from "./redirects/redirect-files.ts";

/** What a site's own part says of what it serves besides its pages. */
export type ServedBesides = Pick<SitePart, "redirects">;

/** Puts the files that a site's own part is to name, and says what it names: they are on disk before it is. */
export async function putServingFiles({ database, storage }: Platform, site: SiteRow): Promise<ServedBesides> {
  const redirects = await putRedirectFiles(database.queries, storage, site.id, site.folder);
  return redirects ? { redirects } : {};
}

/** Removes what the site's own part names no more. */
export async function removeEarlierFiles({ storage }: Platform, site: SiteRow, { redirects }: ServedBesides): Promise<void> {
  await removeEarlierRedirects(storage, site.folder, redirects);
}
