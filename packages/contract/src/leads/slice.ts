import type { Slice } from "../calls/slice.ts";
import { leadCalls } from "./calls.ts";

export const leadsSlice = {
  name: "leads",
  calls: leadCalls,
  idPrefixes: { lead: "lea" },
  area: "leads",
} as const satisfies Slice;
