import { type AccessRows, OWNER } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /account/events": OWNER,
};
