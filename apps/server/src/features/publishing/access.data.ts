import { type AccessRows, CHANGE, LOOK, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "POST /pages/{id}/publish": PLAN,
  "POST /pages/{id}/check": LOOK,
  "POST /pages/{id}/preview": CHANGE,
  "GET /pages/{id}/export.zip": LOOK,
  "POST /pages/{id}/unpublish": CHANGE,
  "GET /pages/{id}/publications": LOOK,
  "POST /pages/{id}/publications/{publicationId}/rollback": PLAN,
  "GET /pages/{id}/schedule": LOOK,
  "POST /pages/{id}/schedule": PLAN,
  "POST /synced-sections/{id}/republish": PLAN,
  "GET /synced-sections/{id}/republish": LOOK,
  "DELETE /synced-sections/{id}/republish": CHANGE,
};
