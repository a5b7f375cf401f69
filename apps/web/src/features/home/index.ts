/** The first screen after logging in. */
export { homeEntries } from "./nav-entries.ts";
export { homeSlice } from "./slice.ts";
