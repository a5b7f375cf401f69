import { randomInt } from "node:crypto";
import { CAPTCHA_LIFETIME_MS, type CaptchaAction, type CaptchaPuzzle } from "@vitrine/contract";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Platform } from "../../platform/platform.ts";
import { puzzleKeys } from "./puzzle-keys.ts";

/**
 * A solver tries keys one after the other, each of so many rounds, until he meets the one we chose. The number of
 * tries is ours to draw, so that the wait hardly varies; `npm run bench -- captcha` says what it is in a browser.
 */
const ROUNDS_PER_KEY = 2_500;
const FEWEST_TRIES = 40;
const MOST_TRIES = 80;

/** A signed puzzle for one action, to be solved within ten minutes. */
export async function issuePuzzle({ clock, secrets }: Pick<Platform, "clock" | "secrets">, action: CaptchaAction): Promise<CaptchaPuzzle> {
  const { parameters, signature } = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: ROUNDS_PER_KEY,
    counter: randomInt(FEWEST_TRIES, MOST_TRIES + 1),
    deriveKey,
    data: { action },
    expiresAt: new Date(clock.now() + CAPTCHA_LIFETIME_MS),
    ...puzzleKeys(secrets),
  });
  return { parameters, signature } as CaptchaPuzzle;
}
