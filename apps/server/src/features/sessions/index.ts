/** Sessions: logging in and out, and who a request comes from. */
export { identifyCaller } from "./identify-caller.ts";
export { sessionMigrations } from "./migrations.ts";
export { sessionRoutes } from "./routes.ts";
