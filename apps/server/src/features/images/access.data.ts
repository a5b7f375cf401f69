import { type AccessRows, OWN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "POST /images": OWN,
  "GET /images": OWN,
};
