import { canonicalPath } from "./canonical-path.ts";
import { type HostedPage, type HostedSite, isPage } from "./site.ts";
import type { SiteDirectory } from "./site-directory.ts";

/** What stands where a visitor asks: a page, the way to one, that it is gone, the greeting of a site without a page, that the site is offline, or nothing. */
export type Resolution =
  | { readonly what: "page"; readonly page: HostedPage }
  | { readonly what: "elsewhere"; readonly path: string }
  | { readonly what: "gone" | "welcome" | "nothing" | "offline" };

/** Finds what stands at a path of a site, as it was asked for or as it may have been meant. */
export async function resolvePath(directory: SiteDirectory, site: HostedSite, path: string): Promise<Resolution> {
  if (site.isOffline) return { what: "offline" };
  const asked = await directory.at(site, path);
  if (asked && isPage(asked)) return { what: "page", page: asked };
  const meant = canonicalPath(path);
  const there = meant === null || meant === path ? asked : await directory.at(site, meant);
  if (meant === null) return { what: "nothing" };
  if (!there) return { what: meant === "/" ? "welcome" : "nothing" };
  if (isPage(there)) return { what: "elsewhere", path: meant };
  const to = there.leftBy === null ? undefined : (await directory.forms(site, there.leftBy))?.path;
  // A way back to itself would go round in a circle.
  return to === undefined || to === null || to === meant ? { what: "gone" } : { what: "elsewhere", path: to };
}
