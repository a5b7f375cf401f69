/** Pages: the list, a new one, and the builder around each. */
export { blockLibrary } from "./editor/block-library.ts";
export { saveOutcomeOf, whyNotFound } from "./editor/builder-calls.ts";
export { BuilderOpening, type BuilderOpeningProps } from "./editor/builder-opening.tsx";
export { codeApprovals } from "./editor/code-approvals.ts";
export { imageLibrary } from "./editor/image-library.ts";
export { NO_SITE_STYLES } from "./editor/site-styles.ts";
export { syncedSections } from "./editor/synced-sections.ts";
export { useEditingRight } from "./editor/use-editing-right.ts";
export { BlankSheetArt } from "./list/blank-sheet-art.tsx";
export { EditorsOnly } from "./new/editors-only.tsx";
export { NoSiteYet } from "./new/no-site-yet.tsx";
export { pagesSlice } from "./slice.ts";
export { PageStatusBadge } from "./status/page-status-badge.tsx";
