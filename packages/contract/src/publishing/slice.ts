import type { Slice } from "../calls/slice.ts";
import { publishingCalls } from "./calls.ts";
import { PUBLISHING_ERRORS } from "./errors.ts";

export const publishingSlice = {
  name: "publishing",
  calls: publishingCalls,
  errors: PUBLISHING_ERRORS,
} as const satisfies Slice;
