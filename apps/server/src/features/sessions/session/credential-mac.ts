import type { Platform } from "../../../platform/platform.ts";
import type { AccountRow } from "../../accounts/index.ts";

/** Marks what an account is logged in to with at the moment, so that a link is void once any of it has changed. */
export function credentialMac(
  { secrets }: Pick<Platform, "secrets">,
  { id, email, passwordHash }: Pick<AccountRow, "id" | "email" | "passwordHash">,
): string {
  return secrets.mac("password-reset", JSON.stringify([id, email, passwordHash]));
}
