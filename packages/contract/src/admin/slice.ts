import type { Slice } from "../calls/slice.ts";
import { adminCalls } from "./calls.ts";
import { ADMIN_ERRORS, ADMIN_FIELD_MESSAGES } from "./errors.ts";

export const adminSlice = {
  name: "admin",
  calls: adminCalls,
  errors: ADMIN_ERRORS,
  fieldMessages: ADMIN_FIELD_MESSAGES,
} as const satisfies Slice;
