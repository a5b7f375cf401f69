/** Sites: names on this server under which pages are published. */
export { siteMigrations } from "./migrations.ts";
export { siteRoutes } from "./routes.ts";
export { findSite, findSites, lockSite, type SiteRow } from "./site-store.ts";
