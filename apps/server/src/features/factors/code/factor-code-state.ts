import type { Platform } from "../../../platform/platform.ts";
import { CLOCK_SLACK_MS, CODES_PER_HOUR, HOUR_MS } from "../failures/limits.ts";
import { findCodeBoundTo, listSendings } from "./code-store.ts";
import { resendWait } from "./resend-wait.ts";
import type { SentCode } from "./send-factor-code.ts";

/** How the code last sent to a log-in or session stands; null where none was sent, or it has been used. */
export async function factorCodeState(
  { database, clock }: Pick<Platform, "database" | "clock">,
  boundTo: string,
): Promise<SentCode | null> {
  const now = clock.now();
  const latest = await findCodeBoundTo(database.queries, boundTo);
  if (!latest || latest.usedAt || latest.lastSentAt.getTime() > now + CLOCK_SLACK_MS) return null;
  const ofHour = await listSendings(database.queries, latest.accountId, new Date(now - HOUR_MS), CODES_PER_HOUR);
  return { resendSeconds: resendWait({ latest, ofHour }, now), expiresAt: latest.expiresAt.toISOString() };
}
