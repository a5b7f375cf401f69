import type { Slice } from "../calls/slice.ts";
import { pageCalls } from "./calls.ts";
import { PAGE_ERRORS, PAGE_FIELD_MESSAGES } from "./errors.ts";
import { pageEvents } from "./events.ts";
import { pageTopics } from "./topics.ts";

export const pagesSlice = {
  name: "pages",
  calls: pageCalls,
  topics: pageTopics,
  events: pageEvents,
  errors: PAGE_ERRORS,
  fieldMessages: PAGE_FIELD_MESSAGES,
  idPrefixes: { page: "pag", operation: "ope" },
  area: "pages",
} as const satisfies Slice;
