/** Sites: names on this server under which pages are published. */

export type { NewSiteHooks } from "./create-site.ts";
export { exportSites } from "./export-sites.ts";
export { siteMigrations } from "./migrations.ts";
export { siteRoutes } from "./routes.ts";
export { deleteSite, findSite, findSites, listSites, lockSite, type SiteRow } from "./site-store.ts";
