import type { Platform } from "../../platform/platform.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { recordEvent } from "../audit/index.ts";
import { forgetDevices, revokeSessions } from "../sessions/index.ts";
import { accountById } from "./account-by-id.ts";

/**
 * Ends every session of an account and trusts none of its devices any more.
 * @throws Refusal
 */
export async function signOutEverywhere(platform: Platform, context: RequestContext, id: string): Promise<void> {
  const { database, clock, callers } = platform;
  await accountById(platform, id);
  await database.transaction(async (queries) => {
    await revokeSessions(queries, id, new Date(clock.now()));
    await forgetDevices(queries, id);
    await recordEvent(queries, platform, context, { accountId: id, kind: "sessions_revoked", isBySupport: true });
  });
  callers.forget(id);
}
