import type { CaptchaAction } from "@vitrine/contract";
import { z } from "zod";
import type { Config } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";

/** https://developers.google.com/recaptcha/docs/v3#site_verify_response */
const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).optional(),
});

/** From 0, a robot, to 1, a person; Google's own advice where to draw the line. */
const LEAST_SCORE = 0.5;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 16 * 1_024;
/** What Google says when the visitor's token is to blame, and not our settings. */
const TOKENS_FAULT = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

export interface RecaptchaAttempt {
  readonly action: CaptchaAction;
  readonly solution: string;
  readonly clientAddress: string;
}

/**
 * Whether Google took this visitor for a person: on our host, for this action. Google itself takes a token once,
 * and for two minutes.
 * @throws Refusal CAPTCHA_UNAVAILABLE when there is no judgement to be had.
 */
export async function checkRecaptcha(
  { config, log, outgoing }: Pick<Platform, "config" | "log" | "outgoing">,
  { origin, secretKey }: NonNullable<Config["recaptcha"]>,
  { action, solution, clientAddress }: RecaptchaAttempt,
): Promise<boolean> {
  const unavailable = (error: unknown): never => {
    log("error", "recaptcha.failed", { error });
    throw new Refusal("CAPTCHA_UNAVAILABLE");
  };
  const answer = await outgoing
    .fetch(`${origin}/recaptcha/api/siteverify`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ secret: secretKey, response: solution, remoteip: clientAddress }).toString(),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      trusted: [origin],
    })
    .catch(unavailable);
  if (answer.status !== 200) return unavailable(new Error(`reCAPTCHA answered ${answer.status}`));
  const read = verdict.safeParse(readJson(answer.bytes));
  if (!read.success) return unavailable(new Error("reCAPTCHA's answer is not understood"));
  const { success, score, hostname, "error-codes": errors = [], action: judgedAction } = read.data;
  if (!success && errors.some((error) => !TOKENS_FAULT.has(error)))
    return unavailable(new Error(`reCAPTCHA refused: ${errors.join(", ")}`));
  return success && judgedAction === action && hostname === new URL(config.publicUrl).hostname && (score ?? 0) >= LEAST_SCORE;
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
