import { type AccessRows, CHANGE, LOOK } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "POST /images": CHANGE,
  "POST /images/fetch": CHANGE,
  "GET /images": LOOK,
  "GET /images/{id}": LOOK,
  "PATCH /images/{id}": CHANGE,
  "POST /images/move": CHANGE,
  "POST /images/remove": CHANGE,
  "GET /image-folders": LOOK,
  "POST /image-folders": CHANGE,
  "PATCH /image-folders/{id}": CHANGE,
};
