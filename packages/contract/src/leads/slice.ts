import type { Slice } from "../calls/slice.ts";
import { leadCalls } from "./calls.ts";
import { leadEvents } from "./events.ts";
import { leadTopics } from "./topics.ts";

export const leadsSlice = {
  name: "leads",
  calls: leadCalls,
  topics: leadTopics,
  idPrefixes: { lead: "lea" },
  area: "leads",
  events: leadEvents,
} as const satisfies Slice;
