import { type AccessRows, CHANGE, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "POST /pages/{id}/publish": PLAN,
  "POST /pages/{id}/preview": CHANGE,
  "POST /pages/{id}/unpublish": CHANGE,
};
