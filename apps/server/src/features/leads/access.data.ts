import { type AccessRows, OWN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /leads": OWN,
  "GET /leads.csv": OWN,
};
