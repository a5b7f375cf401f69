import { type AccessRows, LOOK, OPEN, OWNER_PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /regions": OPEN,
  "POST /sites": OWNER_PLAN,
  "GET /sites": LOOK,
};
