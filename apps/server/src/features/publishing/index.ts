/** Publishing: a page document becomes files visitors get, and a manifest that says where. */
export { pageCompiler } from "./compile/page-compiler.ts";
export { publishingMigrations } from "./migrations.ts";
export { movePage } from "./move-page.ts";
export { openNewSite } from "./open-new-site.ts";
export { removeAccountSites } from "./remove-account-sites.ts";
export { publishingRoutes } from "./routes.ts";
export { reconcileManifests } from "./site-manifest.ts";
export { tidyPublishing } from "./tidy-publishing.ts";
