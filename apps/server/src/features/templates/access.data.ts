import { type AccessRows, CHANGE, LOOK, OPEN, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /block-kinds": OPEN,
  "GET /sections": OPEN,
  "GET /sections/{id}": OPEN,
  // What of these two is an account's own is held to the rules of looking at pages; a test beside the slice shows it.
  "GET /templates": OPEN,
  "GET /templates/{id}": OPEN,
  "GET /templates/{id}/cover": LOOK,
  "POST /templates": PLAN,
  "PATCH /templates/{id}": PLAN,
  "DELETE /templates/{id}": CHANGE,
};
