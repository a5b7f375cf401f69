import { type AccessRows, OPEN, OWN, OWNER } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /accounts/me": OWN,
  "PATCH /accounts/me": OWN,
  "POST /accounts/me/email/confirmation": OWNER,
  "POST /accounts/me/email": OWNER,
  "DELETE /accounts/me/email": OWNER,
  "POST /accounts/email/confirm": OPEN,
  "GET /accounts/me/keys": OWNER,
  "POST /accounts/me/keys": OWNER,
  "DELETE /accounts/me/keys/{id}": OWNER,
  "GET /accounts/me/export": OWNER,
  "POST /accounts/me/deletion": OWNER,
  "DELETE /accounts/me/deletion": OWNER,
};
