import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type AccountRow, credentialMac, findAccountByEmail } from "../../accounts/index.ts";
import { recordEvent } from "../../audit/index.ts";
import { resetMessage } from "../email-messages/reset-message.ts";
import { BRIEF_SLACK_MS, isInTime } from "../session/is-in-time.ts";
import { hashSecret, newSecret } from "../session/secret.ts";
import { type AskedResetRow, listAskedResets, takeAskedReset } from "./asked-reset-store.ts";
import { insertReset } from "./reset-store.ts";

/** How long a link counts, in milliseconds; one that could not be sent for as long is not waited for any more. */
export const RESET_MS = 30 * 60_000;
const BATCH = 50;

/**
 * Sends the links that were asked for to those who have an account. Each is taken and its e-mail written in one
 * transaction: neither a kill nor a second node makes none or two of it.
 * @throws the first fault, once all others were tried; what failed stays for the next time
 */
export async function sendAskedResets(platform: Platform): Promise<void> {
  const { database, mail } = platform;
  const faults: unknown[] = [];
  for (;;) {
    const asked = await listAskedResets(database.queries, BATCH);
    const before = faults.length;
    for (const row of asked) {
      await database
        .transaction(async (queries) => {
          if (await takeAskedReset(queries, row.id)) await answer(queries, platform, row);
        })
        .catch((error: unknown) => void faults.push(error));
    }
    if (asked.length < BATCH || faults.length > before) break;
  }
  mail.wake();
  if (faults.length > 0) throw faults[0];
}

async function answer(queries: Queries, platform: Platform, asked: AskedResetRow): Promise<void> {
  const span = { createdAt: asked.createdAt, expiresAt: new Date(asked.createdAt.getTime() + RESET_MS) };
  if (!isInTime(span, platform.clock.now(), BRIEF_SLACK_MS)) return;
  const account = await findAccountByEmail(queries, asked.email);
  if (account) await sendLink(queries, platform, account, asked);
}

async function sendLink(queries: Queries, platform: Platform, account: AccountRow, from: AskedResetRow): Promise<void> {
  const { clock, config, mail } = platform;
  const token = newSecret();
  const now = clock.now();
  const id = clock.id("token");
  const mac = await credentialMac(queries, platform, account.id);
  if (mac === undefined) return;
  const expiresAt = new Date(now + RESET_MS);
  const { id: accountId, email: to, language } = account;
  // Behind the #, where no server's log and no referrer ever sees it.
  const message = resetMessage(language, { url: `${config.publicUrl}/reset#token=${token}` });
  await insertReset(queries, {
    id,
    accountId,
    tokenHash: hashSecret(token),
    credentialMac: mac,
    createdAt: new Date(now),
    expiresAt,
    usedAt: null,
  });
  await recordEvent(queries, platform, from, { accountId, kind: "reset_asked" });
  await mail.post(queries, { to, language, key: `reset:${id}`, message, expiresAt, accountId });
}
