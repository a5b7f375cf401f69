import type { Slice } from "../calls/slice.ts";
import { importingCalls } from "./calls.ts";
import { IMPORTING_ERRORS } from "./errors.ts";

export const importingSlice = {
  name: "importing",
  calls: importingCalls,
  errors: IMPORTING_ERRORS,
} as const satisfies Slice;
