/** Captcha: the proof a form sends along that a browser with a person in it filled it in. Nobody sees it. */
export { useCaptcha } from "./use-captcha.ts";
