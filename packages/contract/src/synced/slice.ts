import type { Slice } from "../calls/slice.ts";
import { syncedCalls } from "./calls.ts";
import { SYNCED_ERRORS } from "./errors.ts";
import { syncedTopics } from "./topics.ts";

export const syncedSlice = {
  name: "synced",
  calls: syncedCalls,
  topics: syncedTopics,
  errors: SYNCED_ERRORS,
  idPrefixes: { syncedSection: "syn" },
} as const satisfies Slice;
