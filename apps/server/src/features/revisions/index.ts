/** The history of pages: what they were, kept once, compared and brought back. */
export { revisionsSlice } from "./slice.ts";
