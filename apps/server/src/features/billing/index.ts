/** Billing: which plans there are, and what an account's plan lets it do. */
export type { PlanTable } from "./plan-table.ts";
export { openPlanTable } from "./plan-table.ts";
export { billingSlice } from "./slice.ts";
