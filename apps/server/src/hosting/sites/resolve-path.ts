import { canonicalPath } from "@vitrine/contract";
import { type LegalPlace, legalAt } from "../legal/legal-page.ts";
import type { RedirectDirectory } from "./redirect-directory.ts";
import { type HostedPage, type HostedSite, isLocked, isPage, type LockedPage } from "./site.ts";
import type { SiteDirectory } from "./site-directory.ts";

/**
 * What stands where a visitor asks: a page, the way to one, where its owner wants it to lead, a legal text, that it is
 * gone, the greeting of a site without a page, that the site is offline, or nothing.
 */
export type Resolution =
  | { readonly what: "page"; readonly page: HostedPage }
  | { readonly what: "locked"; readonly page: LockedPage }
  | { readonly what: "elsewhere"; readonly path: string }
  | { readonly what: "redirect"; readonly to: string }
  | { readonly what: "legal"; readonly text: LegalPlace }
  | { readonly what: "nothing" }
  | { readonly what: "gone" | "welcome" | "offline" };

export interface Directories {
  readonly sites: SiteDirectory;
  readonly redirects: RedirectDirectory;
}

/**
 * Finds what stands at a path of a site, as it was asked for or as it may have been meant. A page comes first; what its
 * owner says of a path comes before what is remembered of it.
 */
export async function resolvePath({ sites, redirects }: Directories, site: HostedSite, path: string): Promise<Resolution> {
  if (site.isOffline) return { what: "offline" };
  const asked = await sites.at(site, path);
  if (asked && isPage(asked)) return { what: "page", page: asked };
  if (asked && isLocked(asked)) return { what: "locked", page: asked };
  const meant = canonicalPath(path);
  if (meant === null) return { what: "nothing" };
  const there = meant === path ? asked : await sites.at(site, meant);
  if (there && !("leftBy" in there)) return { what: "elsewhere", path: meant };
  const to = await redirects.find(site, meant);
  if (to !== null) return { what: "redirect", to };
  const now = there?.leftBy ? (await sites.forms(site, there.leftBy))?.path : undefined;
  // A way back to itself would go round in a circle.
  if (now && now !== meant) return { what: "elsewhere", path: now };
  const text = legalAt(site.legal, meant);
  if (text) return meant === path ? { what: "legal", text } : { what: "elsewhere", path: meant };
  if (there) return { what: "gone" };
  return { what: meant === "/" ? "welcome" : "nothing" };
}
