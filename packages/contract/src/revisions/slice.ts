import type { Slice } from "../calls/slice.ts";
import { revisionCalls } from "./calls.ts";
import { REVISION_ERRORS } from "./errors.ts";

export const revisionsSlice = {
  name: "revisions",
  calls: revisionCalls,
  errors: REVISION_ERRORS,
  idPrefixes: { revision: "rev" },
} as const satisfies Slice;
