import { CAPTCHA_ERRORS, type CaptchaAction } from "@vitrine/contract";
import { RefusedCall } from "../../platform/calls/problem.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { loadRecaptcha } from "./load-recaptcha.ts";
import type { RecaptchaChallenge } from "./solution-keeper.ts";

/** Milliseconds for Google's script and its judgement together; a form that waits longer looks broken. */
export const PATIENCE_MS = 15_000;

/**
 * A token of reCAPTCHA for one call, good for two minutes.
 * @throws RefusedCall CAPTCHA_UNAVAILABLE when Google is kept away by the network or the browser, as the server says it
 * when it cannot reach Google itself.
 */
export async function askRecaptcha(challenge: RecaptchaChallenge, action: CaptchaAction): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("reCAPTCHA did not answer")), PATIENCE_MS);
  });
  try {
    const judged = loadRecaptcha(challenge).then((recaptcha) => recaptcha.execute(challenge.siteKey, { action }));
    return await Promise.race([judged, late]);
  } catch (cause) {
    const { message } = CAPTCHA_ERRORS.CAPTCHA_UNAVAILABLE;
    throw new RefusedCall({ code: "CAPTCHA_UNAVAILABLE", message: message[currentLanguage()] }, { cause });
  } finally {
    clearTimeout(timer);
  }
}
