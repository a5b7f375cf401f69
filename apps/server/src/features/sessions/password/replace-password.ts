import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { countryOf, deviceOf } from "../../../platform/visitor-facts/index.ts";
import { type AccountRow, type PreparedPassword, setPassword } from "../../accounts/index.ts";
import { recordEvent } from "../../audit/index.ts";
import { passwordChangedMessage } from "../email-messages/password-changed-message.ts";
import { revokeSessions } from "../session/revoke-sessions.ts";

export interface PasswordChange {
  readonly account: AccountRow;
  readonly password: PreparedPassword;
  readonly kind: "password_changed" | "password_reset";
  /** The session that goes on, if any. */
  readonly exceptSessionId?: string;
}

/** Gives an account another password, ends its sessions, and tells its owner: the part that every way to do so shares. */
export async function replacePassword(
  queries: Queries,
  platform: Platform,
  context: RequestContext,
  { account, password, kind, exceptSessionId }: PasswordChange,
): Promise<void> {
  const { clock, config, mail } = platform;
  const now = new Date(clock.now());
  await setPassword(queries, account.id, password);
  await revokeSessions(queries, account.id, now, exceptSessionId);
  await recordEvent(queries, platform, context, { accountId: account.id, kind });
  const from = { device: deviceOf(context.userAgent), country: countryOf(context.clientAddress), at: now };
  const message = passwordChangedMessage(account.language, { ...from, url: `${config.publicUrl}/recover` });
  const { id: accountId, email: to, language } = account;
  await mail.post(queries, { to, language, key: `password-changed:${clock.id("emailMessage")}`, message, accountId });
}
