import { type AccessRows, CHANGE, LOOK, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /synced-sections": LOOK,
  "GET /synced-sections/{id}": LOOK,
  "GET /synced-sections/{id}/pages": LOOK,
  "POST /synced-sections": PLAN,
  "PATCH /synced-sections/{id}": PLAN,
  "PUT /synced-sections/{id}/content": PLAN,
  "DELETE /synced-sections/{id}": CHANGE,
};
