import { type AccessRows, OPEN, OWN, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /regions": OPEN,
  "POST /sites": PLAN,
  "GET /sites": OWN,
};
