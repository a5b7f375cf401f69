/** Sessions: the ways in and out, who a request comes from, the devices an account trusts. */

export { forgetDevices } from "./device/device-store.ts";
export { exportSessions } from "./export-sessions.ts";
export { sessionMigrations } from "./migrations.ts";
export { sessionRoutes } from "./routes.ts";
export { cookieName } from "./session/cookies.ts";
export { identifyCaller } from "./session/identify-caller.ts";
export { revokeSessions } from "./session/revoke-sessions.ts";
export { tidySessions } from "./session/tidy-sessions.ts";
export { startSupport } from "./support/support.ts";
