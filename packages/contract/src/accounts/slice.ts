import type { Slice } from "../calls/slice.ts";
import { accountCalls } from "./calls.ts";
import { ACCOUNT_ERRORS, ACCOUNT_FIELD_MESSAGES } from "./errors.ts";
import { accountEvents } from "./events.ts";
import { accountTopics } from "./topics.ts";

export const accountsSlice = {
  name: "accounts",
  calls: accountCalls,
  topics: accountTopics,
  errors: ACCOUNT_ERRORS,
  fieldMessages: ACCOUNT_FIELD_MESSAGES,
  idPrefixes: { account: "acc", apiKey: "key" },
  area: "account",
  events: accountEvents,
} as const satisfies Slice;
