/** Billing: the plan an account is on, and the plans there are. */
export { PlanNotice, PlanState } from "./plan-notice.tsx";
export { priceText } from "./plan-words.ts";
export { billingSlice } from "./slice.ts";
export { usePlanGuard } from "./use-plan-guard.ts";
