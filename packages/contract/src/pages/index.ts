/** What the apps use of this slice besides its calls. */

export {
  LABELS_A_PAGE,
  PAGE_DEEDS,
  PAGE_STATUSES,
  PAGE_TYPES,
  PAGES_A_SET,
  PAGES_AT_ONCE,
  type Page,
  type PageDeed,
  type PageStatus,
  type PageType,
  slug,
  TRASH_DAYS,
} from "./page.ts";
export type { PageSettingsChanges, PageSettingsReply } from "./page-settings.ts";
export { PUBLISHED_VIA } from "./publisher.ts";
export type { SavedOperation } from "./saved-operation.ts";
export type { SiteStyle } from "./site-style.ts";
