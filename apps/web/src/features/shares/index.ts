/** Share links: those of a page, and what one of them shows. */
export { sharesSlice } from "./slice.ts";
