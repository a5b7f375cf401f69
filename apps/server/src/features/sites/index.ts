/** Sites: names on this server under which pages are published. */

export { certifyPlatform, isPlatformCertified } from "./certify-platform.ts";
export type { NewSiteHooks } from "./create-site.ts";
export type { EraseSite } from "./remove-site.ts";
export {
  deleteSite,
  findSite,
  findSites,
  findSiteToErase,
  listAllSites,
  listSitesAfter,
  listSitesToErase,
  lockSite,
  lockSites,
  type SiteRow,
  setImageDomain,
  setSiteDomain,
} from "./site-store.ts";
export { sitesSlice } from "./slice.ts";
export { removeHosts, writeHosts } from "./write-hosts.ts";
