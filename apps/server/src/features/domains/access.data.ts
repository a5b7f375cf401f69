import { type AccessRows, LOOK, OWNER_CHANGE, OWNER_PLAN } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "POST /sites/{id}/domains": OWNER_PLAN,
  "POST /domains/{id}/verify": OWNER_CHANGE,
  "POST /domains/{id}/main": OWNER_CHANGE,
  "GET /domains": LOOK,
  "GET /domains/{id}": LOOK,
  "DELETE /domains/{id}": OWNER_CHANGE,
  "POST /sites/{id}/image-domain": OWNER_PLAN,
  "GET /image-domains": LOOK,
  "GET /image-domains/{id}": LOOK,
  "DELETE /image-domains/{id}": OWNER_CHANGE,
};
