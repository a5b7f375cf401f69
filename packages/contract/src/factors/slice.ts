import type { Slice } from "../calls/slice.ts";
import { factorCalls } from "./calls.ts";
import { FACTOR_ERRORS, FACTOR_FIELD_MESSAGES } from "./errors.ts";

export const factorsSlice = {
  name: "factors",
  calls: factorCalls,
  errors: FACTOR_ERRORS,
  fieldMessages: FACTOR_FIELD_MESSAGES,
  idPrefixes: { code: "cod", passkey: "psk" },
} as const satisfies Slice;
