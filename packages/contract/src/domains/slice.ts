import type { Slice } from "../calls/slice.ts";
import { domainCalls } from "./calls.ts";
import { DOMAIN_ERRORS, DOMAIN_FIELD_MESSAGES } from "./errors.ts";
import { domainTopics } from "./topics.ts";

export const domainsSlice = {
  name: "domains",
  calls: domainCalls,
  errors: DOMAIN_ERRORS,
  fieldMessages: DOMAIN_FIELD_MESSAGES,
  topics: domainTopics,
  idPrefixes: { domain: "dom" },
} as const satisfies Slice;
