import { type AccessRows, SELF } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /account/events": SELF,
};
