import type { Slice } from "../calls/slice.ts";
import { legalCalls } from "./calls.ts";

export const legalSlice = {
  name: "legal",
  calls: legalCalls,
} as const satisfies Slice;
