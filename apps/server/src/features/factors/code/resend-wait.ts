import { CODES_PER_HOUR, HOUR_MS, WAITS_MS } from "../failures/limits.ts";

export interface Sendings {
  /** The code last sent to the log-in or session that asks. */
  readonly latest: { readonly lastSentAt: Date; readonly sentCount: number } | undefined;
  /** When codes were sent to the account within the hour, latest first. */
  readonly ofHour: readonly Date[];
}

/** Whole seconds until another code may be sent; 0 when it may at once. */
export function resendWait({ latest, ofHour }: Sendings, now: number): number {
  // A node whose clock is ahead must not make anybody wait longer than from now.
  const since = (at: Date) => Math.min(at.getTime(), now);
  const nextOfRequester = latest ? since(latest.lastSentAt) + waitAfter(latest.sentCount) : 0;
  const first = ofHour[CODES_PER_HOUR - 1];
  const nextOfAccount = first ? since(first) + HOUR_MS : 0;
  return Math.max(0, Math.ceil((Math.max(nextOfRequester, nextOfAccount) - now) / 1_000));
}

/** Milliseconds to wait after the so-manieth code of a requester. */
function waitAfter(sentCount: number): number {
  const [first, second, all] = WAITS_MS;
  return sentCount <= 1 ? first : sentCount === 2 ? second : all;
}
