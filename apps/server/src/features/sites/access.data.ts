import { type AccessRows, ADMIN, LOOK, OPEN, OWNER_CHANGE, OWNER_PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /regions": OPEN,
  "POST /sites": OWNER_PLAN,
  "GET /sites": LOOK,
  "GET /sites/{id}": LOOK,
  "PATCH /sites/{id}": OWNER_PLAN,
  "PUT /sites/{id}/main": OWNER_CHANGE,
  "GET /sites/{id}/removal": LOOK,
  "DELETE /sites/{id}": OWNER_CHANGE,
  "PUT /kept-sites": OWNER_PLAN,
  "GET /admin/accounts/{id}/excess-sites": ADMIN,
  "PUT /admin/accounts/{id}/excess-sites": ADMIN,
  "GET /admin/regions": ADMIN,
  "PUT /admin/regions/{id}": ADMIN,
  "DELETE /admin/regions/{id}": ADMIN,
};
