import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { CLOCK_SLACK_MS, PENDING_APP_MS } from "../failures/limits.ts";
import { makeCodes } from "../recovery/recovery-codes.ts";
import type { Owner } from "../requester.ts";
import { lockFactors } from "../settings-store.ts";
import { tellOwner } from "../tell-owner.ts";
import { stepOf } from "./app-codes.ts";
import { confirmPendingApp, countPendingAttempt, findApp } from "./app-store.ts";

/**
 * Turns the authenticator app on with a first code of it, and makes recovery codes; they are in this reply only.
 * @throws Refusal CODE_WRONG with the attempts that remain, CODE_ATTEMPTS, SET_UP_OVER when no secret waits for a code.
 */
export async function confirmApp(platform: Platform, owner: Owner, code: string): Promise<string[]> {
  const outcome = await platform.database.transaction((queries) => confirm(queries, platform, owner, code));
  // Refused only here: the attempt that was counted stays counted.
  if (outcome instanceof Refusal) throw outcome;
  platform.mail.wake();
  return outcome;
}

async function confirm(queries: Queries, platform: Platform, { accountId, from }: Owner, code: string): Promise<string[] | Refusal> {
  const { clock, secrets } = platform;
  await lockFactors(queries, accountId);
  const now = clock.now();
  const app = await findApp(queries, accountId);
  const since = app?.pendingSince?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (!app?.pendingSecret || now - since >= PENDING_APP_MS || since - now > CLOCK_SLACK_MS) return new Refusal("SET_UP_OVER");
  const left = app.pendingAttemptsLeft ?? 0;
  if (left === 0) return new Refusal("CODE_ATTEMPTS");
  const step = stepOf(secrets, accountId, app.pendingSecret, code, now);
  if (step === null) {
    await countPendingAttempt(queries, accountId);
    const attempts = left - 1;
    return attempts === 0 ? new Refusal("CODE_ATTEMPTS") : new Refusal("CODE_WRONG", { values: { attempts }, data: { attempts } });
  }
  await confirmPendingApp(queries, accountId, new Date(now), step);
  await tellOwner(queries, platform, { accountId, from, change: { kind: "app_on" } });
  return makeCodes(queries, platform, accountId);
}
