import { type AccessRows, CHANGE, LOOK } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "POST /images": CHANGE,
  "GET /images": LOOK,
};
