import type { Platform } from "../../platform/platform.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type AccountRow, findAccountByEmail } from "../accounts/index.ts";
import { recordEvent } from "../audit/index.ts";
import { checkCaptcha } from "../captcha/index.ts";
import { credentialMac } from "./credential-mac.ts";
import type { Doors } from "./doors.ts";
import { resetLetter } from "./letters/reset-letter.ts";
import { insertReset } from "./reset-store.ts";
import { hashSecret, newSecret } from "./secret.ts";

const RESET_MS = 30 * 60_000;

/**
 * Sends a link to set another password. Neither the reply nor its time tells whether there is an account: what there
 * is to do for one is done beside the reply.
 * @throws Refusal TOO_MANY_REQUESTS, CAPTCHA_…
 */
export async function recoverPassword(
  { platform, limits }: Doors,
  context: RequestContext,
  { email, captcha }: { readonly email: string; readonly captcha?: string | undefined },
): Promise<void> {
  const { clock, database, log } = platform;
  limits.byAddress("recover", context.clientAddress, clock.now());
  await checkCaptcha(platform, { action: "recover", solution: captcha, clientAddress: context.clientAddress });
  const account = await findAccountByEmail(database.queries, email);
  const isAllowed = limits.mayWriteTo(email, clock.now());
  if (!account || !isAllowed) return;
  sendLink(platform, context, account).catch((error: unknown) => log("error", "reset.not-sent", { error }));
}

async function sendLink(platform: Platform, context: RequestContext, account: AccountRow): Promise<void> {
  const { clock, config, database, mail } = platform;
  const token = newSecret();
  const now = clock.now();
  const id = clock.id("token");
  const expiresAt = new Date(now + RESET_MS);
  const { id: accountId, email: to, language } = account;
  // Behind the #, where no server's log and no referrer ever sees it.
  const letter = resetLetter(language, { url: `${config.publicUrl}/reset#token=${token}` });
  await database.transaction(async (queries) => {
    await insertReset(queries, {
      id,
      accountId,
      tokenHash: hashSecret(token),
      credentialMac: credentialMac(platform, account),
      createdAt: new Date(now),
      expiresAt,
      usedAt: null,
    });
    await recordEvent(queries, platform, context, { accountId, kind: "reset_asked" });
    await mail.post(queries, { to, language, key: `reset:${id}`, letter, expiresAt, accountId });
  });
  mail.wake();
}
