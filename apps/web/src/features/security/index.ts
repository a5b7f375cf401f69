/** Security: password, second factors, passkeys, sessions, devices, and what happened to them. */
export { EventIds } from "./activity/event-ids.tsx";
export { useEventSentence } from "./activity/use-event-sentence.ts";
export { usePlace } from "./activity/use-place.ts";
export { securitySlice } from "./slice.ts";
