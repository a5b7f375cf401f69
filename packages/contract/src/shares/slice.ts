import type { Slice } from "../calls/slice.ts";
import { shareCalls } from "./calls.ts";
import { SHARE_ERRORS, SHARE_FIELD_MESSAGES } from "./errors.ts";

export const sharesSlice = {
  name: "shares",
  calls: shareCalls,
  errors: SHARE_ERRORS,
  fieldMessages: SHARE_FIELD_MESSAGES,
  idPrefixes: { share: "shr" },
} as const satisfies Slice;
