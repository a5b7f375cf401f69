import { type AccessRows, LOOK } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /leads": LOOK,
  "GET /leads.csv": LOOK,
};
