import { z } from "zod";
import { openTo } from "./calls/access.ts";
import type { ErrorKind } from "./calls/errors.ts";

export const CAPTCHA_ERRORS = {
  CAPTCHA_REQUIRED: {
    status: 400,
    message: {
      pt: "Falta a verificação antirrobô. Aguarde um instante e tente de novo.",
      en: "The anti-robot check is missing. Wait a moment and try again.",
      es: "Falta la verificación antirrobots. Espera un momento e inténtalo de nuevo.",
    },
  },
  CAPTCHA_WRONG: {
    status: 400,
    message: {
      pt: "A verificação antirrobô expirou ou não foi aceita. Tente de novo.",
      en: "The anti-robot check expired or was not accepted. Try again.",
      es: "La verificación antirrobots caducó o no fue aceptada. Inténtalo de nuevo.",
    },
  },
  CAPTCHA_UNAVAILABLE: {
    status: 503,
    message: {
      pt: "O serviço de verificação antirrobô não respondeu. Tente de novo em instantes.",
      en: "The anti-robot service did not answer. Try again in a moment.",
      es: "El servicio de verificación antirrobots no respondió. Inténtalo de nuevo en un momento.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

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

export const captcha = {
  challenge: openTo("anyone")
    .route({
      method: "GET",
      path: "/captcha/challenge",
      tags: ["captcha"],
      summary: "What to solve before signing up, logging in or recovering a password",
    })
    .input(z.strictObject({ action: captchaAction }))
    .output(captchaChallenge),
};
