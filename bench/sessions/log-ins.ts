import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { ask, cookiesOf, type HttpReply, newAddress } from "./http.ts";

export const EMAIL = "bench@example.com";
export const PASSWORD = "Segredo#2026";

/** A solved captcha, as a browser sends it. */
export async function solvedCaptcha(port: number): Promise<string> {
  const { text } = await ask(port, { path: "/api/captcha/challenge?action=login", headers: newAddress() });
  const { challenge } = JSON.parse(text) as { challenge: Parameters<typeof solveChallenge>[0]["challenge"] };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** The password's part of a log-in, from an address of its own. */
export function logIn(port: number, captcha: string, email = EMAIL): Promise<HttpReply> {
  return ask(port, { method: "POST", path: "/api/auth/login", headers: newAddress(), body: { email, password: PASSWORD, captcha } });
}

/** From the password to the session; the cookie that opens it. */
export async function enter(port: number, captcha: string, email = EMAIL): Promise<string> {
  const step = await logIn(port, captcha, email);
  if (step.status !== 200) throw new Error(`log-in: ${step.status} ${step.text}`);
  const body = { deviceFingerprint: "bench" };
  const headers = { ...newAddress(), cookie: cookiesOf(step) };
  const made = await ask(port, { method: "POST", path: "/api/auth/sessions/create", headers, body });
  if (made.status !== 200) throw new Error(`session: ${made.status} ${made.text}`);
  return cookiesOf(made);
}
