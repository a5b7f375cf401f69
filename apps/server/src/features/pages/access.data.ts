import { type AccessRows, CHANGE, LOOK, PLAN } from "../../access-matrix-rows.ts";

/** Who cannot have seen what it is about, or must not decide it. */
const SEEN_BY_A_PERSON = { key: "SESSION_ONLY", bareKey: "SESSION_ONLY", viewerKey: "SESSION_ONLY", support: "OWNERS_ONLY" };

export const ACCESS: AccessRows = {
  "POST /pages": PLAN,
  "GET /pages": LOOK,
  "GET /pages/{id}": LOOK,
  "PATCH /pages/{id}": PLAN,
  "GET /pages/{id}/settings": LOOK,
  "POST /pages/labels": CHANGE,
  "POST /pages/types": PLAN,
  "POST /pages/deeds": CHANGE,
  "POST /pages/{id}/duplicate": PLAN,
  "GET /pages/{id}/variants": LOOK,
  "POST /pages/{id}/variants": PLAN,
  "POST /pages/{id}/make-main": CHANGE,
  "DELETE /pages/{id}": CHANGE,
  "POST /pages/{id}/restore": CHANGE,
  "DELETE /pages/{id}/trash": CHANGE,
  "GET /pages/{id}/document": LOOK,
  "PUT /pages/{id}/document": PLAN,
  "POST /pages/{id}/operations": PLAN,
  "GET /pages/{id}/operations": LOOK,
  "GET /sites/{id}/style": LOOK,
  "PUT /sites/{id}/style": PLAN,
  "GET /own-code": LOOK,
  "PUT /own-code/{seal}": { ...PLAN, ...SEEN_BY_A_PERSON },
  "DELETE /own-code/{seal}": { ...CHANGE, ...SEEN_BY_A_PERSON },
};
