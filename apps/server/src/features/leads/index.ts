/** Leads: what visitors sent, from the journal into the owner's inbox. */
export { type Drainer, startDrainer } from "./drain/drain-journal.ts";
export { feedBack } from "./drain/feed-back.ts";
export { tendDeadLetters } from "./drain/tend-dead-letters.ts";
export { exportLeads } from "./export-leads.ts";
export { leadMigrations } from "./migrations.ts";
export { removeLeadsOf } from "./remove-leads.ts";
export { leadRoutes } from "./routes.ts";
