import type { Slice } from "../calls/slice.ts";
import { importingCalls } from "./calls.ts";
import { IMPORTING_ERRORS, IMPORTING_FIELD_MESSAGES } from "./errors.ts";

export const importingSlice = {
  name: "importing",
  calls: importingCalls,
  errors: IMPORTING_ERRORS,
  fieldMessages: IMPORTING_FIELD_MESSAGES,
} as const satisfies Slice;
