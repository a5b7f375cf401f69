/** What the apps use of this slice besides its calls. */

export {
  CAPTCHA_ACTIONS,
  CAPTCHA_LIFETIME_MS,
  type CaptchaAction,
  type CaptchaChallenge,
  type CaptchaPuzzle,
  captchaPuzzle,
  captchaSolution,
} from "./captcha.ts";
export { CAPTCHA_ERRORS } from "./errors.ts";
