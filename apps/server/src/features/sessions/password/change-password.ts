import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../../platform/request-context.ts";
import { findAccount, preparePassword } from "../../accounts/index.ts";
import type { Doors } from "../log-in/doors.ts";
import { setCookie } from "../session/cookies.ts";
import { hashSecret, newSecret } from "../session/secret.ts";
import { findSession, updateSession } from "../session/session-store.ts";
import { replacePassword } from "./replace-password.ts";

/**
 * Sets another password for whoever is logged in and has just shown again who it is. Every other session ends; this
 * one goes on under a new secret.
 * @throws Refusal LOG_IN_BUSY
 */
export async function changePassword({ platform, gate }: Doors, context: RequestContext, password: string): Promise<void> {
  const { clock, config, database, callers, mail } = platform;
  const { accountId, sessionId } = requireCaller(context).actor;
  if (!sessionId) throw new Refusal("SESSION_ONLY");
  const prepared = await gate.run(context, () => preparePassword(password));
  const secret = newSecret();
  const now = clock.now();
  const session = await database.transaction(async (queries) => {
    const account = await findAccount(queries, accountId);
    const own = await findSession(queries, sessionId);
    if (!account || !own || own.revokedAt) throw new Refusal("NOT_SIGNED_IN");
    await replacePassword(queries, platform, context, {
      account,
      password: prepared,
      kind: "password_changed",
      exceptSessionId: sessionId,
    });
    await updateSession(queries, sessionId, { secretHash: hashSecret(secret) });
    return own;
  });
  callers.forget(accountId);
  mail.wake();
  const left = Math.max(0, Math.floor((session.expiresAt.getTime() - now) / 1000));
  setCookie(config, context.replyHeaders, "session", secret, session.isPersistent ? left : null);
}
