import { type AccessRows, OPEN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /legal/{document}": OPEN,
};
