/** Leads: what visitors sent, from the journal into the owner's inbox. */
export { type Drainer, startDrainer } from "./drain-journal.ts";
export { exportLeads } from "./export-leads.ts";
export { leadMigrations } from "./migrations.ts";
export { removeLeadsOf } from "./remove-leads.ts";
export { leadRoutes } from "./routes.ts";
