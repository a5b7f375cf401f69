/** Security: password, second factors, passkeys, sessions, devices, and what happened to them. */
export { EventIds } from "./event-ids.tsx";
export { securitySlice } from "./slice.ts";
export { useEventSentence } from "./use-event-sentence.ts";
export { usePlace } from "./use-place.ts";
