/** Importing: pages made of files that come from elsewhere, and projects that were taken along. */
export { importingSlice } from "./slice.ts";
