import { type AccessRows, SELF } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /auth/factors": SELF,
  "PUT /auth/factors/email": SELF,
  "POST /auth/factors/app": SELF,
  "POST /auth/factors/app/confirm": SELF,
  "DELETE /auth/factors/app": SELF,
  "POST /auth/factors/recovery-codes": SELF,
  "POST /auth/factors/passkeys/options": SELF,
  "POST /auth/factors/passkeys": SELF,
  "PATCH /auth/factors/passkeys/{id}": SELF,
  "DELETE /auth/factors/passkeys/{id}": SELF,
};
