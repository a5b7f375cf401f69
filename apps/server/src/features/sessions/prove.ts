import type { FactorMethod, FactorProof } from "@vitrine/contract";
import { isProven } from "../../platform/http/api/admit.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { type AccountRow, findAccount, isPasswordOf } from "../accounts/index.ts";
import { recordEvent } from "../audit/index.ts";
import { passkeyRequest, sendFactorCode, twoFactorOf } from "../factors/index.ts";
import { checkAnswer } from "./log-in/check-answer.ts";
import type { Doors } from "./log-in/doors.ts";
import { isKnownPlace } from "./log-in/known-place.ts";
import { updateSession } from "./session/session-store.ts";

interface Needs {
  readonly password: boolean;
  readonly methods: readonly FactorMethod[];
}

async function requester(platform: Platform, context: RequestContext): Promise<{ account: AccountRow; sessionId: string }> {
  const { accountId, sessionId } = requireCaller(context).actor;
  const account = await findAccount(platform.database.queries, accountId);
  if (!account || !sessionId) throw new Refusal("NOT_SIGNED_IN");
  return { account, sessionId };
}

/** The password, where there is one; a second factor, where it is on or there is no password. */
async function needsOf({ database }: Platform, { id, hasPassword }: AccountRow): Promise<Needs> {
  const { isOn, methods } = await twoFactorOf(database.queries, id);
  return { password: hasPassword, methods: isOn ? methods : hasPassword ? [] : ["email"] };
}

/** What shows again that it is the person of the session. */
export async function proofNeeds(
  platform: Platform,
  context: RequestContext,
): Promise<{ isProven: boolean; password: boolean; methods: FactorMethod[] }> {
  const { account } = await requester(platform, context);
  const { password, methods } = await needsOf(platform, account);
  return { isProven: isProven(requireCaller(context).actor, platform.clock.now()), password, methods: [...methods] };
}

/** Sends a code for a proof, or makes what a browser needs to use a passkey for one. @throws Refusal CODE_WAIT, CODE_NOT_SENT, FACTOR_MISSING */
export async function startProof(
  platform: Platform,
  context: RequestContext,
  method: "email" | "passkey",
): Promise<{ code: { resendSeconds: number; expiresAt: string } | null; options: Record<string, unknown> | null }> {
  const { account, sessionId } = await requester(platform, context);
  if (method === "passkey") return { code: null, options: await passkeyRequest(platform, { accountId: account.id, boundTo: sessionId }) };
  const { methods } = await needsOf(platform, account);
  if (!methods.includes("email")) throw new Refusal("FACTOR_MISSING");
  const { id: accountId, email, language } = account;
  const code = await sendFactorCode(platform, { accountId, email, language }, { purpose: "proof", boundTo: sessionId, from: context });
  return { code, options: null };
}

/**
 * Takes everything that shows again that it is the person of the session; for ten minutes the calls that need it
 * are open then.
 * @throws Refusal WRONG_CREDENTIALS, TOO_MANY_REQUESTS, LOG_IN_BUSY, VERIFY_FAILED, and what the factors refuse with
 */
export async function prove(
  { platform, gate, limits }: Doors,
  context: RequestContext,
  { password, proof }: { readonly password?: string | undefined; readonly proof?: FactorProof | undefined },
): Promise<void> {
  const { clock, database, callers } = platform;
  limits.byAddress("prove", context.clientAddress, clock.now());
  const { account, sessionId } = await requester(platform, context);
  const needs = await needsOf(platform, account);
  if (needs.password) {
    const { id, email } = account;
    await limits.tryPassword(email, context.clientAddress, clock.now(), () => isKnownPlace(platform, context, account.id));
    const isRight = password !== undefined && (await gate.run(context, () => isPasswordOf(platform, id, password)));
    if (!isRight) {
      // What was left out was no guess.
      if (password !== undefined)
        await recordEvent(database.queries, platform, context, { accountId: account.id, kind: "log_in_failed", subject: "proof" });
      throw new Refusal("WRONG_CREDENTIALS", { fields: [{ path: "password", code: password === undefined ? "required" : "invalid" }] });
    }
    limits.passwordRight(email, context.clientAddress);
  }
  if (needs.methods.length > 0) {
    if (!proof) throw new Refusal("INVALID_INPUT", { fields: [{ path: "proof", code: "required" }] });
    limits.tryFactor(context.clientAddress, clock.now());
    await checkAnswer(platform, { accountId: account.id }, { purpose: "proof", boundTo: sessionId, proof, from: context });
    limits.factorRight(context.clientAddress);
  }
  await updateSession(database.queries, sessionId, { provenAt: new Date(clock.now()) });
  callers.forget(account.id);
}
