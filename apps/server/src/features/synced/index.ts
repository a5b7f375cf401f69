/** Synced sections: one and the same on many pages of an account. */

export { requireLocked, requireSection } from "./change-section.ts";
export { pagesBehind, putPublishedSections } from "./published-section-store.ts";
export { syncedSlice } from "./slice.ts";
export { countBytes, findContents, holdVersions, type SectionContent } from "./synced-section-store.ts";
export { tellSection } from "./tell-section.ts";
