import { isOutage } from "../../../platform/database/is-outage.ts";
import { isPassing } from "../../../platform/database/is-passing.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { checkFactor } from "../../factors/index.ts";

/**
 * Checks an answer to the second factor; a fault of ours on the way says nothing about the answer, and is told apart
 * from a wrong one.
 * @throws Refusal VERIFY_FAILED, and what the factors refuse with
 */
export async function checkAnswer(platform: Platform, ...[account, answer]: Tail<Parameters<typeof checkFactor>>): Promise<void> {
  await checkFactor(platform, account, answer).catch((error: unknown): never => {
    if (error instanceof Refusal || isOutage(error) || isPassing(error)) throw error;
    platform.log("error", "factor.not-verified", { method: answer.proof.method, error });
    throw new Refusal("VERIFY_FAILED");
  });
}

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never;
