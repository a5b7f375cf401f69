import type { Slice } from "../calls/slice.ts";
import { templateCalls } from "./calls.ts";
import { TEMPLATE_ERRORS, TEMPLATE_FIELD_MESSAGES } from "./errors.ts";

export const templatesSlice = {
  name: "templates",
  calls: templateCalls,
  errors: TEMPLATE_ERRORS,
  fieldMessages: TEMPLATE_FIELD_MESSAGES,
  idPrefixes: { template: "tpl" },
} as const satisfies Slice;
