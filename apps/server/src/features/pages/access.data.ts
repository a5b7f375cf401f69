import { type AccessRows, CHANGE, LOOK, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "POST /pages": PLAN,
  "GET /pages": LOOK,
  "GET /pages/{id}": LOOK,
  "PATCH /pages/{id}": PLAN,
  "POST /pages/{id}/duplicate": PLAN,
  "DELETE /pages/{id}": CHANGE,
  "GET /pages/{id}/document": LOOK,
  "PUT /pages/{id}/document": PLAN,
  "POST /pages/{id}/operations": PLAN,
};
