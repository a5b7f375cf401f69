import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { AccountRow } from "../account-store.ts";
import { confirmMessage } from "../email-messages/confirm-message.ts";
import { shownName } from "../email-messages/shown-name.ts";
import { makeEmailLink } from "./email-token.ts";

/**
 * Posts the e-mail with the link that confirms an account's address, in the caller's transaction: `mail.wake()`
 * is the caller's, after the commit. An earlier link is worth nothing from then on.
 */
export async function sendEmailConfirmation(
  queries: Queries,
  platform: Pick<Platform, "clock" | "config" | "secrets" | "mail">,
  account: Pick<AccountRow, "id" | "email" | "name" | "language">,
): Promise<void> {
  const { id: accountId, email, name, language } = account;
  const { url, tokenHash, expiresAt } = await makeEmailLink(queries, platform, account, "confirm", email);
  const message = confirmMessage(language, { name: shownName(name), url });
  await platform.mail.post(queries, { to: email, language, key: `email-confirm:${tokenHash}`, message, expiresAt, accountId });
}
