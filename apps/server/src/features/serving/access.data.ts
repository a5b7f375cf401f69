import { type AccessRows, LOOK, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /sites/{id}/redirects": LOOK,
  "PUT /sites/{id}/redirects": PLAN,
  "GET /sites/{id}/serving": LOOK,
  "PATCH /sites/{id}/serving": PLAN,
};
