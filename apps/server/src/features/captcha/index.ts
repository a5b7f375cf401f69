/** Captcha: makes sign-ups, log-ins and recoveries cost a robot more than a person notices. */
export { checkCaptcha } from "./check-captcha.ts";
export { captchaSlice } from "./slice.ts";
