import { z } from "zod";

/** What a check is made for; a solution made for one is worth nothing for another. */
export const CAPTCHA_ACTIONS = ["signup", "login", "recover"] as const;
export const captchaAction = z.enum(CAPTCHA_ACTIONS);
export type CaptchaAction = z.infer<typeof captchaAction>;

/** How long a puzzle may be answered, in milliseconds. */
export const CAPTCHA_LIFETIME_MS = 10 * 60_000;

/**
 * The field of a call that a captcha guards: our own challenge with its solution (JSON in base 64), or the token
 * of reCAPTCHA. Optional here, so that its absence is refused in words of its own.
 */
export const captchaSolution = z.string().max(8_000).optional();

/** A puzzle that costs a browser a fraction of a second: a derived key has to be found that starts with `keyPrefix`. */
export const captchaPuzzle = z.object({
  parameters: z.object({
    algorithm: z.literal("PBKDF2/SHA-256"),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
    data: z.object({ action: captchaAction }),
  }),
  signature: z.string(),
});
export type CaptchaPuzzle = z.infer<typeof captchaPuzzle>;

export const captchaChallenge = z.discriminatedUnion("provider", [
  z.object({ provider: z.literal("altcha"), challenge: captchaPuzzle }),
  /** `origin` is where reCAPTCHA's script comes from. */
  z.object({ provider: z.literal("recaptcha"), siteKey: z.string(), origin: z.string() }),
]);
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;
