/** Importing: a page made of a file from elsewhere. */
export { importingSlice } from "./slice.ts";
