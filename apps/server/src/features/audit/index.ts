/** Audit: the log of what happened to an account's security, for its owner to look up. */
export { closeEvents } from "./close-events.ts";
export { listEvents } from "./list-events.ts";
export { recordEvent } from "./record-event.ts";
export { auditSlice } from "./slice.ts";
