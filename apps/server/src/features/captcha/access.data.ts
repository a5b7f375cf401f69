import { type AccessRows, OPEN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /captcha/challenge": OPEN,
};
