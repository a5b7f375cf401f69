import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { AccountRow } from "../account-store.ts";
import { changeMessage } from "../email-messages/change-message.ts";
import { shownName } from "../email-messages/shown-name.ts";
import { makeEmailLink } from "./email-token.ts";

/**
 * Posts the e-mail with the link that makes `email` the account's address; an earlier link is worth nothing from
 * then on. Returns what names the link and gives nothing of it away.
 */
export async function sendEmailChange(queries: Queries, platform: Platform, account: AccountRow, email: string): Promise<string> {
  const { id: accountId, name, language } = account;
  const { url, tokenHash, expiresAt } = await makeEmailLink(queries, platform, account, "change", email);
  const message = changeMessage(language, { name: shownName(name), url });
  await platform.mail.post(queries, { to: email, language, key: `email-change:${tokenHash}`, message, expiresAt, accountId });
  return tokenHash;
}
