/** Legal: the texts people agree to, and the record that they did. */
export { recordConsents } from "./consent-store.ts";
export { exportConsents } from "./export-consents.ts";
export { legalVersions } from "./legal-versions.ts";
export { legalMigrations } from "./migrations.ts";
export { legalRoutes } from "./routes.ts";
