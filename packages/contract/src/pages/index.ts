/** What the apps use of this slice besides its calls. */

export { LABELS_A_PAGE, PAGE_STATUSES, PAGE_TYPES, PAGES_AT_ONCE, type Page, type PageType, slug } from "./page.ts";
export type { SavedOperation } from "./saved-operation.ts";
export type { SiteStyle } from "./site-style.ts";
