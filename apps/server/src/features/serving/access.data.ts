import { type AccessRows, LOOK, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /sites/{id}/redirects": LOOK,
  "PUT /sites/{id}/redirects": PLAN,
  "GET /pages/{id}/password": LOOK,
  "PUT /pages/{id}/password": PLAN,
  "GET /sites/{id}/serving": LOOK,
  "PATCH /sites/{id}/serving": PLAN,
};
