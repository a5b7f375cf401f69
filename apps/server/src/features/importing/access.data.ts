import { type AccessRows, LOOK, PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "POST /pages/import": PLAN,
  "POST /pages/fragments": PLAN,
  "GET /pages/{id}/project.json": LOOK,
  "POST /pages/clone": { ...PLAN },
};
