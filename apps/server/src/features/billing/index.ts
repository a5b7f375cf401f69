/** Billing: which plans there are, and what an account's plan lets it do. */
export { type AccountPlan, findPlanOf, findPlansOf, idsOnPlans, listPlanNames, putCloneAccess, putOnPlan } from "./account-plan-store.ts";
export type { PlanTable } from "./plan-table.ts";
export { openPlanTable } from "./plan-table.ts";
export { billingSlice } from "./slice.ts";
