import { type AccessRows, LOOK, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /pages/{id}/revisions": LOOK,
  "POST /pages/{id}/revisions": PLAN,
  "GET /pages/{id}/revisions/{revisionId}": LOOK,
  "PATCH /pages/{id}/revisions/{revisionId}": PLAN,
  "POST /pages/{id}/revisions/{revisionId}/restore": PLAN,
  "POST /pages/{id}/revisions/{revisionId}/page": PLAN,
};
