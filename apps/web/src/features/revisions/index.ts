/** The history of a page: what it was, beside what it is, and the way back. */
export { revisionsSlice } from "./slice.ts";
