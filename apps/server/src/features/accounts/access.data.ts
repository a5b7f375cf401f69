import { type AccessRows, LOOK, OPEN, OWNER, SELF } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /accounts/me": LOOK,
  "PATCH /accounts/me": LOOK,
  "POST /accounts/me/email/confirmation": SELF,
  "POST /accounts/me/email": SELF,
  "DELETE /accounts/me/email": SELF,
  "POST /accounts/email/confirm": OPEN,
  "GET /accounts/me/keys": OWNER,
  "POST /accounts/me/keys": OWNER,
  "DELETE /accounts/me/keys/{id}": OWNER,
  "GET /accounts/me/export": OWNER,
  "POST /accounts/me/deletion": OWNER,
  "DELETE /accounts/me/deletion": OWNER,
};
