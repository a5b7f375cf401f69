import { type CaptchaAction, captchaPuzzle } from "@vitrine/contract";
import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Platform } from "../../platform/platform.ts";
import { puzzleKeys } from "./puzzle-keys.ts";
import { claimSolution, forgetSolutions } from "./solution-store.ts";

const payload = z.object({
  challenge: captchaPuzzle,
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: z.string().max(200) }),
});

/** A solution is remembered this long beyond its end, in milliseconds, because clocks of several nodes differ. */
const MARGIN_MS = 60_000;

/** Whether this is a solution of a puzzle of ours, for this action, in time, and sent for the first time. */
export async function checkPuzzle(
  { database, clock, secrets }: Pick<Platform, "database" | "clock" | "secrets">,
  action: CaptchaAction,
  solution: string,
): Promise<boolean> {
  const read = payload.safeParse(readJson(solution));
  if (!read.success) return false;
  const { parameters } = read.data.challenge;
  const { verified } = await verifySolution({
    ...read.data,
    solution: { ...read.data.solution, time: 0 },
    deriveKey,
    ...puzzleKeys(secrets),
  });
  const expiresAt = parameters.expiresAt * 1_000;
  if (!verified || parameters.data.action !== action || expiresAt <= clock.now()) return false;
  const isFirst = await claimSolution(database.queries, parameters.nonce, new Date(expiresAt + MARGIN_MS));
  if (isFirst) await forgetSolutions(database.queries, new Date(clock.now()));
  return isFirst;
}

function readJson(solution: string): unknown {
  try {
    return JSON.parse(Buffer.from(solution, "base64").toString("utf8"));
  } catch {
    return null;
  }
}
