/** Pages: their list, and the documents the editor edits. */

export type { MovePage } from "./change-page.ts";
export { createPage } from "./create-page.ts";
export { readKeptDocument, readStoredDocument } from "./document/document-store.ts";
export { EDITING_SPELL_MS } from "./document/move-version.ts";
export type { PageEditing } from "./document/page-editing.ts";
export { readPageDocument } from "./document/read-page-document.ts";
export type { KeepRevision } from "./document/save-document.ts";
export { isDomainName } from "./domain-name.ts";
export { freeSlug } from "./free-slug.ts";
export { findApprovedCode } from "./own-code/approved-code-store.ts";
export { notePublished, noteUnpublished, type Publisher, publisherOf, putAddress, putSchedule, SCHEDULE_AGENT } from "./page-changes.ts";
export { changedPages, findPage, findPublishedAt, listPagesById, lockPage, type PageRow, takenSlugs } from "./page-store.ts";
export { hasOtherChanges, hasUnpublishedChanges, presentPage } from "./present-page.ts";
export { publishedSlugs } from "./published-slug-store.ts";
export { listOthersOfSets, listVariants } from "./sets/set-store.ts";
export { hostsOf } from "./settings/site-hosts.ts";
export type { UnpublishPage } from "./several/do-with-several.ts";
export { findSiteStyle } from "./site-style/site-style-store.ts";
export { pagesSlice } from "./slice.ts";
export { tellPage } from "./tell-page.ts";
export { type ImagePages, listImagePages } from "./uses/image-page-store.ts";
export {
  countPagesBehind,
  countSectionPages,
  findPageTitles,
  listPagesBehind,
  listSectionPages,
  noteSectionsAhead,
  type SectionPageCounts,
} from "./uses/section-page-store.ts";
