import { type AccessRows, OWN, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "POST /pages/{id}/publish": PLAN,
  "POST /pages/{id}/unpublish": OWN,
};
