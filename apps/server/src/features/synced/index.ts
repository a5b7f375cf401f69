/** Synced sections: one and the same on many pages of an account. */

export { putPublishedSections } from "./published-section-store.ts";
export { syncedSlice } from "./slice.ts";
export { findContents, holdVersions } from "./synced-section-store.ts";
