import { type AccessRows, LOOK, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "POST /pages/import": PLAN,
  "GET /pages/{id}/project.json": LOOK,
};
