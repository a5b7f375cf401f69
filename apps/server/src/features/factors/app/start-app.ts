import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { findAccount } from "../../accounts/index.ts";
import { PENDING_APP_ATTEMPTS } from "../failures/limits.ts";
import { appUri, newAppSecret, sealAppSecret } from "./app-codes.ts";
import { putPendingApp } from "./app-store.ts";

/** A secret for an authenticator app, to be typed in or read from a QR code of `uri`. It counts once a first code has confirmed it. */
export async function startApp(
  { database, clock, secrets }: Platform,
  accountId: string,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const account = await findAccount(database.queries, accountId);
  if (!account) throw new Refusal("NOT_SIGNED_IN");
  const secret = newAppSecret();
  await putPendingApp(database.queries, accountId, {
    pendingSecret: sealAppSecret(secrets, accountId, secret),
    pendingSince: new Date(clock.now()),
    pendingAttemptsLeft: PENDING_APP_ATTEMPTS,
  });
  return { secret, uri: appUri(secret, account.email) };
}
