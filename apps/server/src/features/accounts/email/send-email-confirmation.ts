import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { AccountRow } from "../account-store.ts";
import { confirmLetter } from "../letters/confirm-letter.ts";
import { shownName } from "../letters/shown-name.ts";
import { makeEmailLink } from "./email-token.ts";

/**
 * Posts the letter with the link that confirms an account's address, in the caller's transaction: `mail.wake()`
 * is the caller's, after the commit. An earlier link is worth nothing from then on.
 */
export async function sendEmailConfirmation(
  queries: Queries,
  platform: Pick<Platform, "clock" | "config" | "secrets" | "mail">,
  account: Pick<AccountRow, "id" | "email" | "name" | "language">,
): Promise<void> {
  const { id: accountId, email, name, language } = account;
  const { url, tokenHash, expiresAt } = await makeEmailLink(queries, platform, account, "confirm", email);
  const letter = confirmLetter(language, { name: shownName(name), url });
  await platform.mail.post(queries, { to: email, language, key: `email-confirm:${tokenHash}`, letter, expiresAt, accountId });
}
