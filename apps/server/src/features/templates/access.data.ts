import { type AccessRows, OPEN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /block-kinds": OPEN,
  "GET /templates": OPEN,
  "GET /templates/{id}": OPEN,
};
