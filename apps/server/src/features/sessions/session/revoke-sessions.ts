import type { Queries } from "../../../platform/database/database.ts";
import { deletePreSessions } from "../log-in/pre-session-store.ts";
import { revokeOpenSessions } from "./session-store.ts";

/**
 * Ends every session of an account but one, and every log-in under way. Whoever calls tells `platform.callers` to
 * forget the account once this is committed.
 */
export async function revokeSessions(queries: Queries, accountId: string, now: Date, exceptSessionId?: string): Promise<void> {
  await revokeOpenSessions(queries, accountId, now, exceptSessionId);
  await deletePreSessions(queries, accountId);
}
