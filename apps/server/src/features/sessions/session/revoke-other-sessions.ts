import type { Platform } from "../../../platform/platform.ts";
import { type RequestContext, requireCaller } from "../../../platform/request-context.ts";
import { recordEvent } from "../../audit/index.ts";
import { revokeSessions } from "./revoke-sessions.ts";

/** Ends every session of the account but the one that asks. */
export async function revokeOtherSessions(platform: Platform, context: RequestContext): Promise<void> {
  const { accountId, sessionId } = requireCaller(context).actor;
  const { database, clock, callers } = platform;
  await database.transaction(async (queries) => {
    await revokeSessions(queries, accountId, new Date(clock.now()), sessionId);
    await recordEvent(queries, platform, context, { accountId, kind: "sessions_revoked" });
  });
  callers.forget(accountId);
}
