import { type AccessRows, ADMIN, OPEN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /plans": OPEN,
  "GET /admin/plans": ADMIN,
  "PUT /admin/plans/{id}": ADMIN,
  "DELETE /admin/plans/{id}": ADMIN,
};
