import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { lockAccount } from "../account-store.ts";
import { findEmailToken } from "./email-token-store.ts";
import { sendEmailChange } from "./send-email-change.ts";
import { sendEmailConfirmation } from "./send-email-confirmation.ts";

/** How long a person waits for an e-mail before another is sent, in milliseconds. */
const WAIT_MS = 60_000;

/**
 * Sends a link again: to the address a change waits for, or to the account's own that is not confirmed yet. Where
 * there is nothing to confirm nothing is sent.
 * @returns Seconds until it may be asked for again.
 * @throws Refusal
 */
export async function resendConfirmation(platform: Platform, accountId: string): Promise<number> {
  const { database, clock, mail } = platform;
  const isSent = await database.transaction(async (queries) => {
    const account = await lockAccount(queries, accountId);
    if (!account) throw new Refusal("NOT_SIGNED_IN");
    if (account.pendingEmail === null && account.emailConfirmedAt !== null) return false;
    const last = await findEmailToken(queries, accountId, account.pendingEmail === null ? "confirm" : "change");
    const age = clock.now() - (last?.createdAt.getTime() ?? 0);
    // After a clock was set back nobody waits for the length of its jump.
    const seconds = age < 0 ? 0 : Math.ceil((WAIT_MS - age) / 1000);
    if (seconds > 0) throw new Refusal("CODE_WAIT", { values: { seconds }, data: { seconds } });
    if (account.pendingEmail === null) await sendEmailConfirmation(queries, platform, account);
    else await sendEmailChange(queries, platform, account, account.pendingEmail);
    return true;
  });
  if (isSent) mail.wake();
  return isSent ? WAIT_MS / 1000 : 0;
}
