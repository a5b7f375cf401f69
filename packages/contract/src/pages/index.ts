/** What the apps use of this slice besides its calls. */

export { PAGE_STATUSES, type Page, slug } from "./page.ts";
export type { SavedOperation } from "./saved-operation.ts";
export type { SiteStyle } from "./site-style.ts";
