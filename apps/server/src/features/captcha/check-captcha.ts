import type { CaptchaAction } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { checkPuzzle } from "./check-puzzle.ts";
import { checkRecaptcha } from "./check-recaptcha.ts";

export interface CaptchaAttempt {
  readonly action: CaptchaAction;
  /** What the caller sent; nothing, and empty, count as missing. */
  readonly solution: string | undefined;
  readonly clientAddress: string;
}

/**
 * Lets a guarded call pass when its captcha is solved; a solution passes once.
 * @throws Refusal CAPTCHA_REQUIRED without a solution, CAPTCHA_WRONG for one that does not count, CAPTCHA_UNAVAILABLE
 * when the service that judges it cannot be reached: nobody is let through unjudged.
 */
export async function checkCaptcha(
  platform: Pick<Platform, "config" | "database" | "clock" | "log" | "secrets" | "outgoing">,
  { action, solution, clientAddress }: CaptchaAttempt,
): Promise<void> {
  if (!solution) throw new Refusal("CAPTCHA_REQUIRED");
  const { recaptcha } = platform.config;
  const passes = recaptcha
    ? await checkRecaptcha(platform, recaptcha, { action, solution, clientAddress })
    : await checkPuzzle(platform, action, solution);
  if (!passes) throw new Refusal("CAPTCHA_WRONG");
}
