/** Billing: the plan an account is on, and the plans there are. */
export { priceText } from "./plan-words.ts";
export { billingSlice } from "./slice.ts";
