import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { readSecret, setCookie } from "../session/cookies.ts";
import { BRIEF_SLACK_MS, isInTime } from "../session/is-in-time.ts";
import { hashSecret, newSecret } from "../session/secret.ts";
import { deletePreSession, findPreSession, insertPreSession, type PreSessionRow } from "./pre-session-store.ts";

const MINUTE_MS = 60_000;
/** How long a log-in may take over all, from the password to the session. */
const OVERALL_MS = 30 * MINUTE_MS;
/** How long one counts that waits for a code, or for nothing but the browser's next call. */
const WAITING_MS: Readonly<Record<PreSessionRow["level"], number>> = {
  two_factor: 10 * MINUTE_MS,
  ready: 5 * MINUTE_MS,
};

/** Until when a log-in counts that comes to a level now; a code that counts longer carries it along. */
export function preSessionEnd(level: PreSessionRow["level"], createdAt: number, now: number, codeEnd = 0): Date {
  return new Date(Math.min(Math.max(now + WAITING_MS[level], codeEnd), createdAt + OVERALL_MS));
}

/** Begins a log-in in this browser in place of the one that may have been under way. */
export async function startPreSession(
  platform: Platform,
  context: RequestContext,
  start: Pick<PreSessionRow, "accountId" | "level" | "method" | "remember" | "isFactorMet" | "deviceId">,
): Promise<PreSessionRow> {
  const { database, clock, config } = platform;
  const secret = newSecret();
  const now = clock.now();
  const row: PreSessionRow = {
    ...start,
    id: clock.id("preSession"),
    secretHash: hashSecret(secret),
    createdAt: new Date(now),
    expiresAt: preSessionEnd(start.level, now, now),
    consumedAt: null,
  };
  const before = readSecret(config, context.requestHeaders, "pre");
  if (before) await deletePreSession(database.queries, hashSecret(before));
  await insertPreSession(database.queries, row);
  setCookie(config, context.replyHeaders, "pre", secret, OVERALL_MS / 1000);
  return row;
}

/**
 * The log-in under way in this browser. One that ran out is gone from then on, whatever the clock says later.
 * @throws Refusal LOG_IN_EXPIRED when there is none.
 */
export async function requirePreSession({ database, clock, config }: Platform, context: RequestContext): Promise<PreSessionRow> {
  const secret = readSecret(config, context.requestHeaders, "pre");
  const row = secret && (await findPreSession(database.queries, hashSecret(secret)));
  if (!row) throw new Refusal("LOG_IN_EXPIRED");
  if (!isInTime(row, clock.now(), BRIEF_SLACK_MS)) {
    await deletePreSession(database.queries, row.secretHash);
    throw new Refusal("LOG_IN_EXPIRED");
  }
  return row;
}

/** The log-in under way in this browser, which stands at a level. */
export async function requirePreSessionAt(platform: Platform, context: RequestContext, level: "two_factor"): Promise<PreSessionRow> {
  const row = await requirePreSession(platform, context);
  if (row.level !== level) throw new Refusal("LOG_IN_EXPIRED");
  return row;
}
