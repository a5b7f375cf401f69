/** A synced section by itself, in the editor. */
export { syncedSlice } from "./slice.ts";
