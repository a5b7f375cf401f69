import { type AccessRows, OWNER } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = {
  "GET /auth/factors": OWNER,
  "PUT /auth/factors/email": OWNER,
  "POST /auth/factors/app": OWNER,
  "POST /auth/factors/app/confirm": OWNER,
  "DELETE /auth/factors/app": OWNER,
  "POST /auth/factors/recovery-codes": OWNER,
  "POST /auth/factors/passkeys/options": OWNER,
  "POST /auth/factors/passkeys": OWNER,
  "PATCH /auth/factors/passkeys/{id}": OWNER,
  "DELETE /auth/factors/passkeys/{id}": OWNER,
};
