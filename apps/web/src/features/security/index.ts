/** Security: password, second factors, passkeys, sessions, devices, and what happened to them. */
export { EventIds } from "./activity/event-ids.tsx";
export { useDeviceLabels } from "./activity/use-device-labels.ts";
export { useEventSentence } from "./activity/use-event-sentence.ts";
export { securitySlice } from "./slice.ts";
