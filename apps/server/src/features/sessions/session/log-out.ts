import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../../platform/request-context.ts";
import { recordEvent } from "../../audit/index.ts";
import { endSupportOf } from "../support/support-store.ts";
import { clearCookie } from "./cookies.ts";
import { findSession, revokeSession } from "./session-store.ts";

/**
 * Revokes one of the account's sessions. One's own is a log-out, which clears the browser's cookies before anything
 * else, so that it holds for this browser also when nothing can be revoked.
 * @throws Refusal NOT_FOUND for a session that is not the account's, or that support has no business with
 */
export async function revokeOneSession(platform: Platform, context: RequestContext, sessionId: string): Promise<void> {
  const { database, clock, callers, config } = platform;
  const own = context.caller?.actor.sessionId ?? context.requestHeaders.get("sessionid");
  const isOwn = sessionId === "current" || sessionId === own;
  if (isOwn && (!context.caller || context.caller.actor.via === "session")) {
    for (const kind of ["session", "pre", "support"] as const) clearCookie(config, context.replyHeaders, kind);
  }
  const caller = requireCaller(context);
  const { actor } = caller;
  if (!actor.sessionId) throw new Refusal("SESSION_ONLY");
  if (!isOwn && caller.support) throw new Refusal("NOT_FOUND");
  const id = isOwn ? actor.sessionId : sessionId;
  const now = new Date(clock.now());
  const session = await findSession(database.queries, id);
  // In whatever account somebody is at work, the browser's own session is the person's.
  if (!session || session.accountId !== actor.accountId) throw new Refusal("NOT_FOUND");
  await database.transaction(async (queries) => {
    const wasOpen = await revokeSession(queries, id, now);
    for (const { accountId } of await endSupportOf(queries, id, now)) {
      await recordEvent(queries, platform, context, { accountId, kind: "support_ended", isBySupport: true });
    }
    if (!wasOpen) return;
    const event = { accountId: session.accountId, kind: isOwn ? "logged_out" : "session_revoked", isBySupport: false } as const;
    await recordEvent(queries, platform, context, isOwn ? event : { ...event, subject: session.device });
  });
  callers.forget(caller.accountId);
  callers.forget(session.accountId);
}
