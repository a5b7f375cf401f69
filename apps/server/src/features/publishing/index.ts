/** Publishing: a page document becomes files visitors get, and a manifest that says where. */
export { listKept } from "./history/kept-publication-store.ts";
export { withNewestSections } from "./page-sections.ts";
export { readDraft } from "./publish-page.ts";
export type { FindPublished } from "./restoring/restore-page.ts";
export { publishingSlice } from "./slice.ts";
