/** Synced sections: one and the same on many pages of an account. */

export { putPublishedSections } from "./published-section-store.ts";
export { syncedSlice } from "./slice.ts";
export { countBytes, findContents, holdVersions, type SectionContent } from "./synced-section-store.ts";
