/** What the apps use of this slice besides its calls. */

export { BILLING_ERRORS } from "./errors.ts";
export { PLAN_KINDS, PLAN_PERIODS, type Plan, type PlanKind, type PlanPeriod, plan } from "./plan.ts";
