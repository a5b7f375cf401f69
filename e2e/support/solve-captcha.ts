import type { APIRequestContext } from "@playwright/test";
import type { CaptchaAction } from "@vitrine/contract";
import { solvePuzzle } from "../../apps/server/src/testing/solve-captcha.ts";

/** Asks for a challenge and solves it, for preparations that go through the API and not through a screen. */
export async function solveCaptcha(request: APIRequestContext, origin: string, action: CaptchaAction): Promise<string> {
  const reply = await request.get(`${origin}/api/captcha/challenge?action=${action}`);
  if (!reply.ok()) throw new Error(`no challenge: ${await reply.text()}`);
  return solvePuzzle((await reply.json()).challenge);
}
