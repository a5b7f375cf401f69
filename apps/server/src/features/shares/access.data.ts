import { type AccessRows, CHANGE, OPEN, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /pages/{id}/shares": CHANGE,
  "POST /pages/{id}/shares": CHANGE,
  "DELETE /pages/{id}/shares/{shareId}": CHANGE,
  "GET /shares/{token}": OPEN,
  "POST /shares/{token}/page": PLAN,
};
