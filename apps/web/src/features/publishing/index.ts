/** Publishing: what visitors were given of a page, and when they will be given what. */
export { publishingSlice } from "./slice.ts";
