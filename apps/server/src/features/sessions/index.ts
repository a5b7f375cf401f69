/** Sessions: the ways in and out, who a request comes from, the devices an account trusts. */

export { forgetDevices } from "./device/device-store.ts";
export { revokeSessions } from "./session/revoke-sessions.ts";
export { sessionsSlice } from "./slice.ts";
export { startSupport } from "./support/support.ts";
