/** Billing: which plans there are, and what an account's plan lets it do. */
export { billingMigrations } from "./migrations.ts";
export { openPlanTable, type PlanTable } from "./plan-table.ts";
export { billingRoutes } from "./routes.ts";
