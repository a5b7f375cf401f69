import type { Slice } from "../calls/slice.ts";
import { labelCalls } from "./calls.ts";
import { LABEL_ERRORS, LABEL_FIELD_MESSAGES } from "./errors.ts";
import { labelTopics } from "./topics.ts";

export const labelsSlice = {
  name: "labels",
  calls: labelCalls,
  topics: labelTopics,
  errors: LABEL_ERRORS,
  fieldMessages: LABEL_FIELD_MESSAGES,
  idPrefixes: { label: "lbl" },
} as const satisfies Slice;
