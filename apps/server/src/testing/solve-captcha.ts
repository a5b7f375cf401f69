import type { CaptchaAction, CaptchaPuzzle } from "@vitrine/contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Reply } from "./send.ts";

/** What a test sends requests to: a test server. */
interface CaptchaServer {
  send(host: string, path: string): Promise<Reply>;
}

/** A puzzle with its solution, as calls take it. */
export async function solvePuzzle(challenge: CaptchaPuzzle): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** Asks for a challenge as a visitor's browser does and solves it: the value of a call's captcha field. */
export async function solveCaptcha(server: CaptchaServer, action: CaptchaAction, host = "localhost"): Promise<string> {
  const reply = await server.send(host, `/api/captcha/challenge?action=${action}`);
  if (reply.status !== 200) throw new Error(`no challenge: ${reply.text}`);
  return solvePuzzle(reply.json().challenge);
}
