import { randomInt } from "node:crypto";
import type { Language } from "@vitrine/document";
import type { Queries } from "../../../platform/database/database.ts";
import { isOutage } from "../../../platform/database/is-outage.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { codeMessage } from "../email-messages/code-message.ts";
import { ATTEMPTS_PER_CODE, CLOCK_SLACK_MS, CODE_MS, CODES_PER_HOUR, HOUR_MS } from "../failures/limits.ts";
import { mayAnswer } from "../failures/may-answer.ts";
import type { CodePurpose } from "../purposes.ts";
import type { Requester } from "../requester.ts";
import { lockFactors } from "../settings-store.ts";
import { codeMac } from "./code-mac.ts";
import { endCode, findCode, forgetCodes, insertCode, listSendings, settleCodes } from "./code-store.ts";
import { resendWait } from "./resend-wait.ts";

export interface CodeReceiver {
  readonly accountId: string;
  readonly email: string;
  readonly language: Language;
}

export interface CodeRequest {
  readonly purpose: CodePurpose;
  /** The log-in or session the code is for; it is worth nothing in any other. */
  readonly boundTo: string;
  /** The browser and address that ask. */
  readonly from: Requester;
}

/** Seconds until another code may be asked for, and until when the one sent counts. */
export interface SentCode {
  readonly resendSeconds: number;
  readonly expiresAt: string;
}

type Sending = { readonly refusal: Refusal } | { readonly sent: SentCode };

/**
 * Sends a code by e-mail; the one sent to the same log-in or session before counts no more.
 * @throws Refusal CODE_WAIT with the seconds to wait, FACTOR_MISSING when codes by e-mail do not count for the account,
 * CODE_NOT_SENT when no e-mail can be made for the address.
 */
export async function sendFactorCode(platform: Platform, receiver: CodeReceiver, request: CodeRequest): Promise<SentCode> {
  const { database, mail } = platform;
  const sending = await database.transaction((queries) => sendIn(queries, platform, receiver, request));
  // Refused only here: what was settled on the way stays.
  if ("refusal" in sending) throw sending.refusal;
  mail.wake();
  return sending.sent;
}

async function sendIn(
  queries: Queries,
  platform: Platform,
  receiver: CodeReceiver,
  { purpose, boundTo, from }: CodeRequest,
): Promise<Sending> {
  const { clock, secrets } = platform;
  const { accountId, email, language } = receiver;
  await lockFactors(queries, accountId);
  // Read under the lock: a request that waited for it must not count from before it.
  const now = clock.now();
  const owner = { accountId, purpose, boundTo };
  if (!(await mayAnswer(queries, accountId, purpose, "email"))) return { refusal: new Refusal("FACTOR_MISSING") };
  await settleCodes(queries, accountId, new Date(now), new Date(now + CLOCK_SLACK_MS));
  const hourAgo = new Date(now - HOUR_MS);
  const latest = await findCode(queries, owner);
  const ofHour = await listSendings(queries, accountId, hourAgo, CODES_PER_HOUR);
  const seconds = resendWait({ latest, ofHour }, now);
  if (seconds > 0) return { refusal: new Refusal("CODE_WAIT", { values: { seconds }, data: { seconds } }) };

  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const row = {
    id: clock.id("code"),
    accountId,
    purpose,
    boundTo,
    codeMac: codeMac(secrets, owner, code),
    attemptsLeft: ATTEMPTS_PER_CODE,
    sentCount: latest && latest.lastSentAt > hourAgo ? latest.sentCount + 1 : 1,
    lastSentAt: new Date(now),
    expiresAt: new Date(now + CODE_MS),
    usedAt: null,
    replacedAt: null,
  };
  await endCode(queries, owner, row.lastSentAt);
  await forgetCodes(queries, accountId, hourAgo);
  await insertCode(queries, row);
  const message = codeMessage(language, { code, purpose, from });
  await post(queries, platform, { to: email, language, key: `factor-code:${row.id}`, message, expiresAt: row.expiresAt, accountId });
  const sendings = { latest: row, ofHour: [row.lastSentAt, ...ofHour] };
  return { sent: { resendSeconds: resendWait(sendings, now), expiresAt: row.expiresAt.toISOString() } };
}

async function post(queries: Queries, { mail, log }: Platform, message: Parameters<Platform["mail"]["post"]>[1]): Promise<void> {
  await mail.post(queries, message).catch((error: unknown): never => {
    if (isOutage(error)) throw error;
    log("error", "factor-code.not-sent", { key: message.key, error });
    throw new Refusal("CODE_NOT_SENT");
  });
}
