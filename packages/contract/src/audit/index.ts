/** What the apps use of this slice besides its calls. */

export { SECURITY_EVENTS, type SecurityEvent, type SecurityEventKind } from "./security-event.ts";
