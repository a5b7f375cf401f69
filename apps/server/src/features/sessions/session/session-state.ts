import { isInTime, LONG_SLACK_MS } from "./is-in-time.ts";
import type { SessionRow } from "./session-store.ts";

/**
 * `unsure`: made so far in the future that the clock cannot be right; it opens nothing for now, and is not ended
 * either.
 */
export type SessionState = "live" | "revoked" | "ran_out" | "unsure";

export function stateOf(row: Pick<SessionRow, "createdAt" | "expiresAt" | "expiredAt" | "revokedAt">, now: number): SessionState {
  if (row.revokedAt) return "revoked";
  if (row.expiredAt || now >= row.expiresAt.getTime()) return "ran_out";
  return isInTime(row, now, LONG_SLACK_MS) ? "live" : "unsure";
}
