/** Pages: their list, and the documents the editor edits. */

export type { MovePage } from "./change-page.ts";
export { readKeptDocument } from "./document/document-store.ts";
export { isDomainName } from "./domain-name.ts";
export { freeSlug } from "./free-slug.ts";
export { findApprovedCode } from "./own-code/approved-code-store.ts";
export { notePublished, noteUnpublished, putAddress } from "./page-changes.ts";
export { changedPages, findPage, findPublishedAt, lockPage, type PageRow } from "./page-store.ts";
export { hasUnpublishedChanges, presentPage } from "./present-page.ts";
export { pagesSlice } from "./slice.ts";
export { tellPage } from "./tell-page.ts";
