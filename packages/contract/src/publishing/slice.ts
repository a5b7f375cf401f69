import type { Slice } from "../calls/slice.ts";
import { publishingCalls } from "./calls.ts";
import { PUBLISHING_ERRORS, PUBLISHING_FIELD_MESSAGES } from "./errors.ts";
import { publishingEvents } from "./events.ts";

export const publishingSlice = {
  name: "publishing",
  calls: publishingCalls,
  errors: PUBLISHING_ERRORS,
  fieldMessages: PUBLISHING_FIELD_MESSAGES,
  events: publishingEvents,
  idPrefixes: { publication: "pub" },
} as const satisfies Slice;
