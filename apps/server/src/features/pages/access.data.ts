import { type AccessRows, OWN, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "POST /pages": PLAN,
  "GET /pages": OWN,
  "GET /pages/{id}": OWN,
  "PATCH /pages/{id}": PLAN,
  "POST /pages/{id}/duplicate": PLAN,
  "DELETE /pages/{id}": OWN,
  "GET /pages/{id}/document": OWN,
  "PUT /pages/{id}/document": PLAN,
  "POST /pages/{id}/operations": PLAN,
};
