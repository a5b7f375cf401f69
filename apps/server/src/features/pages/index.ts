/** Pages: their list, and the documents the editor edits. */
export { readKeptDocument } from "./document-store.ts";
export { isDomainName } from "./domain-name.ts";
export { exportPages } from "./export-pages.ts";
export { freeSlug } from "./free-slug.ts";
export { pageMigrations } from "./migrations.ts";
export { findPage, findPublishedAt, lockPage, type PageRow, updatePage } from "./page-store.ts";
export { hasUnpublishedChanges, presentPage } from "./present-page.ts";
export { pageRoutes } from "./routes.ts";
