import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../../platform/request-context.ts";
import { findAccount } from "../../accounts/index.ts";
import { recordEvent } from "../../audit/index.ts";
import { clearCookie, setCookie } from "../session/cookies.ts";
import { hashSecret, newSecret } from "../session/secret.ts";
import { endSupportOf, insertSupport } from "./support-store.ts";

const SUPPORT_MS = 3_600_000;

export interface SupportGrant {
  readonly adminId: string;
  readonly accountId: string;
  /** Why, in the administrator's own words; the account's owner reads it in the log of events. */
  readonly reason: string;
}

/**
 * Lets an administrator's browser act for an account, beside the session it has: for an hour, and no longer than that
 * session lives.
 * @throws Refusal SUPPORT_OF_ADMIN for an administrator's account, also one's own; NOT_FOUND for none
 */
export async function startSupport(
  platform: Platform,
  context: RequestContext,
  { adminId, accountId, reason }: SupportGrant,
): Promise<{ readonly expiresAt: Date }> {
  const { clock, config, database, callers } = platform;
  const { sessionId } = requireCaller(context).actor;
  if (!sessionId) throw new Refusal("SESSION_ONLY");
  const secret = newSecret();
  const now = clock.now();
  const expiresAt = new Date(now + SUPPORT_MS);
  await database.transaction(async (queries) => {
    const target = await findAccount(queries, accountId);
    if (!target) throw new Refusal("NOT_FOUND");
    if (target.isAdmin || accountId === adminId) throw new Refusal("SUPPORT_OF_ADMIN");
    await endOne(queries, platform, context, sessionId);
    await insertSupport(queries, {
      id: clock.id("support"),
      secretHash: hashSecret(secret),
      adminSessionId: sessionId,
      adminId,
      accountId,
      reason,
      createdAt: new Date(now),
      expiresAt,
      endedAt: null,
    });
    await recordEvent(queries, platform, context, {
      accountId,
      kind: "support_started",
      subject: reason,
      isBySupport: true,
      actorId: adminId,
    });
  });
  callers.forget(adminId);
  setCookie(config, context.replyHeaders, "support", secret, SUPPORT_MS / 1000);
  return { expiresAt };
}

/** The administrator is himself again. Without support at work nothing happens. */
export async function endSupport(platform: Platform, context: RequestContext): Promise<void> {
  const { config, database, callers } = platform;
  const {
    accountId,
    actor: { sessionId },
  } = requireCaller(context);
  if (sessionId) await database.transaction((queries) => endOne(queries, platform, context, sessionId));
  callers.forget(accountId);
  clearCookie(config, context.replyHeaders, "support");
}

async function endOne(
  queries: Parameters<typeof endSupportOf>[0],
  platform: Platform,
  context: RequestContext,
  adminSessionId: string,
): Promise<void> {
  for (const { accountId, adminId } of await endSupportOf(queries, adminSessionId, new Date(platform.clock.now()))) {
    await recordEvent(queries, platform, context, { accountId, kind: "support_ended", isBySupport: true, actorId: adminId });
  }
}
