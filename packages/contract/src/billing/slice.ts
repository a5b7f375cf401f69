import type { Slice } from "../calls/slice.ts";
import { billingCalls } from "./calls.ts";
import { BILLING_ERRORS } from "./errors.ts";
import { billingEvents } from "./events.ts";

export const billingSlice = {
  name: "billing",
  calls: billingCalls,
  errors: BILLING_ERRORS,
  events: billingEvents,
} as const satisfies Slice;
