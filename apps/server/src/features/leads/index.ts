/** Leads: what visitors sent, from the journal into the owner's inbox. */
export { feedBack } from "./drain/feed-back.ts";
export { leadsSlice } from "./slice.ts";
