import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findCredentials } from "./password-store.ts";

/**
 * Marks what an account is logged in to with at the moment, so that a link is void once any of it has changed;
 * undefined for an account that is gone.
 */
export async function credentialMac(
  queries: Queries,
  { secrets }: Pick<Platform, "secrets">,
  accountId: string,
): Promise<string | undefined> {
  const found = await findCredentials(queries, accountId);
  return found && secrets.mac("password-reset", JSON.stringify([found.id, found.email, found.passwordHash]));
}
