import type { Slice } from "../calls/slice.ts";
import { sessionCalls } from "./calls.ts";
import { SESSION_ERRORS, SESSION_FIELD_MESSAGES } from "./errors.ts";

export const sessionsSlice = {
  name: "sessions",
  calls: sessionCalls,
  errors: SESSION_ERRORS,
  fieldMessages: SESSION_FIELD_MESSAGES,
  idPrefixes: { session: "ses", preSession: "pre", device: "dev", token: "tok", identity: "idn", support: "sup" },
} as const satisfies Slice;
