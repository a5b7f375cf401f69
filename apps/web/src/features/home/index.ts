/** The first screen after logging in. */
export { homeSlice } from "./slice.ts";
