/** Domains: names of one's own that lead to sites. `/dns?connect=<site>` opens the dialog that connects one. */
export { domainsSlice } from "./slice.ts";
