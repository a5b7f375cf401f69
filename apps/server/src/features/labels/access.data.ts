import { type AccessRows, CHANGE, LOOK } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /labels": LOOK,
  "POST /labels": CHANGE,
  "PATCH /labels/{id}": CHANGE,
  "DELETE /labels/{id}": CHANGE,
};
