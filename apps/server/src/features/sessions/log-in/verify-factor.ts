import type { FactorProof, LogInStep } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findAccount } from "../../accounts/index.ts";
import { passkeyRequest } from "../../factors/index.ts";
import { checkAnswer } from "./check-answer.ts";
import { sendLogInCode } from "./continue-log-in.ts";
import type { Doors } from "./doors.ts";
import { logInStep } from "./log-in-step.ts";
import { preSessionEnd, requirePreSessionAt } from "./pre-session.ts";
import { updatePreSession } from "./pre-session-store.ts";

/**
 * Answers the second factor of the log-in under way, which is then ready to become a session.
 * @throws Refusal LOG_IN_EXPIRED, TOO_MANY_REQUESTS, VERIFY_FAILED, and what the factors refuse with
 */
export async function verifyFactor({ platform, limits }: Doors, context: RequestContext, proof: FactorProof): Promise<LogInStep> {
  const { clock, database } = platform;
  const row = await requirePreSessionAt(platform, context, "two_factor");
  limits.tryFactor(context.clientAddress, clock.now());
  await checkAnswer(platform, { accountId: row.accountId }, { purpose: "log_in", boundTo: row.id, proof, from: context });
  limits.factorRight(context.clientAddress);
  const expiresAt = preSessionEnd("ready", row.createdAt.getTime(), clock.now());
  const ready = await updatePreSession(database.queries, row.id, "two_factor", { level: "ready", isFactorMet: true, expiresAt });
  if (!ready) throw new Refusal("LOG_IN_EXPIRED");
  return logInStep(platform, ready);
}

/** Sends a code by e-mail for the log-in under way. @throws Refusal LOG_IN_EXPIRED, CODE_WAIT, CODE_NOT_SENT, FACTOR_MISSING */
export async function sendCode(platform: Platform, context: RequestContext): Promise<LogInStep> {
  const row = await requirePreSessionAt(platform, context, "two_factor");
  const account = await findAccount(platform.database.queries, row.accountId);
  if (!account) throw new Refusal("LOG_IN_EXPIRED");
  return logInStep(platform, await sendLogInCode(platform, context, row, account));
}

/** What the browser needs to use a passkey as second factor. @throws Refusal LOG_IN_EXPIRED, FACTOR_MISSING */
export async function passkeyChallenge(platform: Platform, context: RequestContext): Promise<Record<string, unknown>> {
  const row = await requirePreSessionAt(platform, context, "two_factor");
  return passkeyRequest(platform, { accountId: row.accountId, boundTo: row.id });
}
