/** What a site serves besides its pages. */

export { findLocks, movePassword, type PageLock } from "./passwords/password-store.ts";
export { findHiddenPages, findSiteIcon, findWhoAnswers, putServingFiles, removeEarlierFiles, type ServedBesides } from "./serving-files.ts";
export type { SiteParts } from "./site-parts.ts";
export { servingSlice } from "./slice.ts";
