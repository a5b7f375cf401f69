import type { Slice } from "../calls/slice.ts";
import { publishingCalls } from "./calls.ts";
import { PUBLISHING_ERRORS } from "./errors.ts";
import { publishingEvents } from "./events.ts";

export const publishingSlice = {
  name: "publishing",
  calls: publishingCalls,
  errors: PUBLISHING_ERRORS,
  events: publishingEvents,
} as const satisfies Slice;
