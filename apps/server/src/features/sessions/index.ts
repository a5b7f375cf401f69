/** Sessions: the ways in and out, who a request comes from, the devices an account trusts. */
export { cookieName } from "./cookies.ts";
export { forgetDevices } from "./device-store.ts";
export { exportSessions } from "./export-sessions.ts";
export { identifyCaller } from "./identify-caller.ts";
export { sessionMigrations } from "./migrations.ts";
export { revokeSessions } from "./revoke-sessions.ts";
export { sessionRoutes } from "./routes.ts";
export { startSupport } from "./support.ts";
export { tidySessions } from "./tidy-sessions.ts";
