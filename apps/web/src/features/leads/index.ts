/** Leads: what visitors sent through the forms of pages. */

export { leadName } from "./model.ts";
export { leadsSlice } from "./slice.ts";
