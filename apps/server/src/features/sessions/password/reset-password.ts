import { timingSafeEqual } from "node:crypto";
import type { Queries } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { type AccountRow, credentialMac, findAccount, noteConfirmed, preparePassword } from "../../accounts/index.ts";
import { forgetDevices } from "../device/device-store.ts";
import type { Doors } from "../log-in/doors.ts";
import { BRIEF_SLACK_MS, isInTime } from "../session/is-in-time.ts";
import { hashSecret } from "../session/secret.ts";
import { replacePassword } from "./replace-password.ts";
import { consumeReset, findReset, type ResetRow } from "./reset-store.ts";

/**
 * Sets another password with the token of a link: once, within thirty minutes, and only while the address and the
 * password it was asked for are still the account's. Every session and trusted device ends; a second factor is asked
 * for at the next log-in as ever.
 * @throws Refusal LINK_EXPIRED, TOO_MANY_REQUESTS, LOG_IN_BUSY
 */
export async function resetPassword(
  { platform, gate, limits }: Doors,
  context: RequestContext,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const { clock, database, callers, mail } = platform;
  limits.byAddress("reset", context.clientAddress, clock.now());
  const reset = await findReset(database.queries, hashSecret(token));
  if (!reset) throw new Refusal("LINK_EXPIRED");
  if (!isInTime(reset, clock.now(), BRIEF_SLACK_MS)) {
    // Seen to be over once, it stays over, whatever the clock says later.
    await consumeReset(database.queries, reset.id, new Date(clock.now()));
    throw new Refusal("LINK_EXPIRED");
  }
  // Before the expensive part, and again below, where nothing can change any more.
  await accountOf(database.queries, reset);
  const prepared = await gate.run(context, () => preparePassword(password));
  await database.transaction(async (queries) => {
    if (!(await consumeReset(queries, reset.id, new Date(clock.now())))) throw new Refusal("LINK_EXPIRED");
    const account = await accountOf(queries, reset);
    await replacePassword(queries, platform, context, { account, password: prepared, kind: "password_reset" });
    await forgetDevices(queries, account.id);
    // The link went to this address, and came back from it.
    if (!account.emailConfirmedAt) await noteConfirmed(queries, account.id, new Date(clock.now()));
  });
  callers.forget(reset.accountId);
  mail.wake();

  async function accountOf(queries: Queries, { accountId, credentialMac: mac }: ResetRow): Promise<AccountRow> {
    const account = await findAccount(queries, accountId);
    const current = await credentialMac(queries, platform, accountId);
    if (!account || current === undefined) throw new Refusal("LINK_EXPIRED");
    if (!timingSafeEqual(Buffer.from(mac), Buffer.from(current))) throw new Refusal("LINK_EXPIRED");
    return account;
  }
}
