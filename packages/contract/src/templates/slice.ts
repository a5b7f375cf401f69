import type { Slice } from "../calls/slice.ts";
import { templateCalls } from "./calls.ts";
import { TEMPLATE_ERRORS } from "./errors.ts";

export const templatesSlice = {
  name: "templates",
  calls: templateCalls,
  errors: TEMPLATE_ERRORS,
} as const satisfies Slice;
