/** Leads: what visitors sent, from the journal into the owner's inbox. */
export { type Drainer, startDrainer } from "./drain-journal.ts";
export { leadMigrations } from "./migrations.ts";
export { leadRoutes } from "./routes.ts";
