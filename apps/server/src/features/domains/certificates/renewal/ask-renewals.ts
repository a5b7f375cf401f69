import type { RenewalWindow } from "../../../../platform/acme/acme.ts";
import { AcmeProblem, AcmeUnavailable } from "../../../../platform/acme/acme-problem.ts";
import type { Platform } from "../../../../platform/platform.ts";
import type { Authority } from "../account/authority.ts";
import { changeIdle } from "../certificate-store.ts";
import { chanceOf, suggestedMoment } from "./renew-when.ts";
import { askAgain, listRenewable, type Renewable } from "./renewal-store.ts";

const PIECE = 200;
/** When it is asked again, where it does not say: a few times a day (RFC 9773, 4.3.3). */
const USUAL_MS = 6 * 3_600_000;
const LEAST_MS = 60_000;
const MOST_MS = 86_400_000;
/** So many certificates in a row without a sensible answer mean that there is none to be had at the moment. */
const MOST_SILENT = 3;

/**
 * Asks the authority when each certificate is best renewed, where it says so (RFC 9773), no sooner than it wants to be asked
 * again: sooner renewed where it is about to be taken back, at another time where many would come at once. What is planned
 * stays as it is where there is no sensible answer.
 */
export async function askRenewals(platform: Platform, { acme, heldUntil }: Authority, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = platform;
  const { queries } = database;
  if ((await heldUntil()) !== null || !(await acme.tellsRenewal(signal))) return;
  for (let silent = 0; ; ) {
    const now = clock.now();
    const rows = await listRenewable(queries, { now: new Date(now), strange: new Date(now + 2 * MOST_MS), limit: PIECE });
    for (const row of rows) {
      signal.throwIfAborted();
      try {
        const suggested = await acme.renewalWindow(row.renewalId, signal).catch(nothingKnown);
        silent = 0;
        await plan(platform, row, suggested);
      } catch (error) {
        if (!(error instanceof AcmeUnavailable)) throw error;
        await askAgain(queries, row, askAgainAt(now, error.retryAfterMs));
        log("warn", "certificates.renewal_not_said", { host: row.host, error });
        if (++silent === MOST_SILENT) return;
      }
    }
    if (rows.length < PIECE) return;
  }
}

/** It knows nothing of this one, an older authority's perhaps. */
function nothingKnown(error: unknown): { readonly retryAfterMs: number | null } {
  if (error instanceof AcmeProblem) return { retryAfterMs: error.retryAfterMs };
  throw error;
}

async function plan({ database: { queries }, clock }: Platform, row: Renewable, said: Partial<RenewalWindow> | null): Promise<void> {
  const { host, name, notBefore, notAfter, renewAt, hurriedAt } = row;
  const { start, end, retryAfterMs = null } = said ?? {};
  const suggested = start === undefined || end === undefined ? null : { start, end };
  const lifetime = { notBefore: notBefore.getTime(), notAfter: notAfter.getTime(), hurriedAt: hurriedAt?.getTime() ?? null };
  const moment = suggestedMoment({ ...lifetime, suggested }, chanceOf(name));
  if (moment !== null && moment !== renewAt.getTime())
    await changeIdle(queries, host, name, { renewAt: new Date(moment), dueAt: new Date(moment) });
  await askAgain(queries, row, askAgainAt(clock.now(), retryAfterMs));
}

function askAgainAt(now: number, retryAfterMs: number | null): Date {
  return new Date(now + Math.min(MOST_MS, Math.max(LEAST_MS, retryAfterMs ?? USUAL_MS)));
}
