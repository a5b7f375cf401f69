/** Shares: links that show a page to whoever has them, until a date, and let them make a copy of it. */
export { sharesSlice } from "./slice.ts";
