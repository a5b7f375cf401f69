/** Publishing: a page document becomes files visitors get, and a manifest that says where. */
export { publishingSlice } from "./slice.ts";
