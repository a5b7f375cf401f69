import { type AccessRows, ADMIN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /admin/accounts": ADMIN,
  "GET /admin/accounts/{id}": ADMIN,
  "GET /admin/accounts/{id}/events": ADMIN,
  "PUT /admin/accounts/{id}/plan": ADMIN,
  "PUT /admin/accounts/{id}/clone-access": ADMIN,
  "PATCH /admin/accounts/{id}/flags": ADMIN,
  "POST /admin/accounts/{id}/sign-out": ADMIN,
  "POST /admin/accounts/{id}/support": ADMIN,
};
