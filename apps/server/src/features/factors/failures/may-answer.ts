import type { FactorMethod } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import { countPasskeys } from "../passkey/passkey-store.ts";
import type { CodePurpose } from "../purposes.ts";
import { twoFactorOf } from "../two-factor-of.ts";

/**
 * Whether a method may answer for an account. A proof that it is you may be asked of an account without second
 * factors too: then what reaches its mailbox, or a passkey it has, will do.
 */
export async function mayAnswer(queries: Queries, accountId: string, purpose: CodePurpose, method: FactorMethod): Promise<boolean> {
  const { isOn, methods } = await twoFactorOf(queries, accountId);
  if (isOn || purpose === "log_in") return methods.includes(method);
  return method === "email" || (method === "passkey" && (await countPasskeys(queries, accountId)) > 0);
}
