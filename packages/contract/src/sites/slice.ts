import type { Slice } from "../calls/slice.ts";
import { siteCalls } from "./calls.ts";
import { SITE_ERRORS, SITE_FIELD_MESSAGES } from "./errors.ts";
import { siteEvents } from "./events.ts";

export const sitesSlice = {
  name: "sites",
  calls: siteCalls,
  errors: SITE_ERRORS,
  events: siteEvents,
  fieldMessages: SITE_FIELD_MESSAGES,
  idPrefixes: { site: "sit" },
  area: "sites",
} as const satisfies Slice;
