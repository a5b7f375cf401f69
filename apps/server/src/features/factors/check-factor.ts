import type { FactorProof } from "@vitrine/contract";
import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { checkAppCode } from "./app/check-app-code.ts";
import { checkEmailCode } from "./code/check-email-code.ts";
import { type Attempt, forgiveFailures, refuseWhileWaiting } from "./failures/failures.ts";
import { mayAnswer } from "./failures/may-answer.ts";
import { checkPasskey } from "./passkey/check-passkey.ts";
import type { CodePurpose } from "./purposes.ts";
import { checkRecoveryCode } from "./recovery/check-recovery-code.ts";
import type { Requester } from "./requester.ts";
import { lockFactors } from "./settings-store.ts";

export interface FactorAnswer {
  readonly purpose: CodePurpose;
  /** The log-in or session that answers. */
  readonly boundTo: string;
  readonly proof: FactorProof;
  /** The browser and address that answer. */
  readonly from: Requester;
}

/**
 * Whether an answer to the second factor is right; it counts once.
 * @throws Refusal CODE_WRONG with the attempts that remain, CODE_EXPIRED, CODE_ATTEMPTS, PASSKEY_REFUSED,
 * FACTOR_MISSING, or TOO_MANY_REQUESTS with the seconds to wait after too many wrong answers.
 */
export async function checkFactor(platform: Platform, { accountId }: { readonly accountId: string }, answer: FactorAnswer): Promise<void> {
  const { purpose, boundTo, proof } = answer;
  const attempt: Attempt = { accountId, from: answer.from, subject: purpose === "proof" ? "proof" : proof.method };
  if (proof.method === "passkey") {
    if (!(await mayAnswer(platform.database.queries, accountId, purpose, "passkey"))) throw new Refusal("FACTOR_MISSING");
    // No passkey is found by guessing: it works also while codes have to wait, so that nobody is kept out by somebody else's guesses.
    await checkPasskey(platform, { purpose: "answer", boundTo, accountId }, proof.response, attempt);
    return forgiveFailures(platform.database.queries, attempt);
  }
  const refusal = await platform.database.transaction(async (queries) => {
    const refused = await judge(queries, platform, attempt, answer);
    if (!refused) await forgiveFailures(queries, attempt);
    return refused;
  });
  // Refused only here: the attempt that was counted stays counted.
  if (refusal) throw refusal;
  platform.mail.wake();
}

async function judge(queries: Queries, platform: Platform, attempt: Attempt, answer: FactorAnswer): Promise<Refusal | null> {
  const { purpose, boundTo, proof } = answer;
  const { accountId } = attempt;
  await lockFactors(queries, accountId);
  // Read under the lock: an answer that waited for it must not count from before it.
  const now = platform.clock.now();
  if (!(await mayAnswer(queries, accountId, purpose, proof.method))) return new Refusal("FACTOR_MISSING");
  const wait = await refuseWhileWaiting(queries, accountId, now);
  if (wait) return wait;
  switch (proof.method) {
    case "email":
      return checkEmailCode(queries, platform, { owner: { accountId, purpose, boundTo }, attempt }, proof.code, now);
    case "app":
      return checkAppCode(queries, platform, attempt, proof.code, now);
    case "recovery":
      return checkRecoveryCode(queries, platform, attempt, proof.code, now);
    case "passkey":
      throw new Error("a passkey is checked outside of the transaction");
  }
}
