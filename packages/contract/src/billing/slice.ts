import type { Slice } from "../calls/slice.ts";
import { billingCalls } from "./calls.ts";
import { BILLING_ERRORS } from "./errors.ts";

export const billingSlice = {
  name: "billing",
  calls: billingCalls,
  errors: BILLING_ERRORS,
} as const satisfies Slice;
