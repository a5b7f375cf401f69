import type { Slice } from "../calls/slice.ts";
import { servingCalls } from "./calls.ts";
import { SERVING_ERRORS, SERVING_FIELD_MESSAGES } from "./errors.ts";

export const servingSlice = {
  name: "serving",
  calls: servingCalls,
  errors: SERVING_ERRORS,
  fieldMessages: SERVING_FIELD_MESSAGES,
} as const satisfies Slice;
