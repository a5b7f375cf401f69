import type { Slice } from "../calls/slice.ts";
import { captchaCalls } from "./calls.ts";
import { CAPTCHA_ERRORS } from "./errors.ts";

export const captchaSlice = {
  name: "captcha",
  calls: captchaCalls,
  errors: CAPTCHA_ERRORS,
} as const satisfies Slice;
