/** Sites: names on this server under which pages are published. */

export type { NewSiteHooks } from "./create-site.ts";
export { deleteSite, findSite, findSites, listSites, lockSite, type SiteRow } from "./site-store.ts";
export { sitesSlice } from "./slice.ts";
