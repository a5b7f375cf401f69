import type { LogInStep } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { AccountRow } from "../../accounts/index.ts";
import { sendFactorCode, twoFactorOf } from "../../factors/index.ts";
import { deviceOfBrowser } from "../device/device-cookie.ts";
import { touchDevice } from "../device/device-store.ts";
import { logInStep } from "./log-in-step.ts";
import { preSessionEnd, startPreSession } from "./pre-session.ts";
import { type PreSessionRow, updatePreSession } from "./pre-session-store.ts";

export interface FirstProof {
  readonly account: AccountRow;
  readonly method: PreSessionRow["method"];
  readonly remember: boolean;
}

/**
 * Goes on after a first proof of who somebody is: to a session, or to the second factor where the account has one on.
 * A device the account trusts stands in for it, and a passkey is two factors by itself; Google is not.
 */
export async function continueLogIn(
  platform: Platform,
  context: RequestContext,
  { account, method, remember }: FirstProof,
): Promise<LogInStep> {
  const { database, clock } = platform;
  const { isOn, methods } = await twoFactorOf(database.queries, account.id);
  const isFactorMet = method === "passkey";
  const device = isOn && !isFactorMet ? await deviceOfBrowser(platform, context.requestHeaders, account.id) : undefined;
  if (device) await touchDevice(database.queries, device.id, new Date(clock.now()));
  const isReady = !isOn || isFactorMet || device !== undefined;
  const row = await startPreSession(platform, context, {
    accountId: account.id,
    level: isReady ? "ready" : "two_factor",
    method,
    remember,
    isFactorMet,
    deviceId: device?.id ?? null,
  });
  if (isReady) return { next: "session" };
  // Codes by e-mail come without being asked for where nothing better is on; when they have to wait, the step says so.
  const sent = methods[0] === "email" ? await sendLogInCode(platform, context, row, account).catch(unlessRefused) : undefined;
  return logInStep(platform, sent ?? row);
}

function unlessRefused(error: unknown): undefined {
  if (error instanceof Refusal) return undefined;
  throw error;
}

/**
 * Sends a code for a log-in under way, which then counts as long as the code does.
 * @throws Refusal CODE_WAIT, CODE_NOT_SENT, or LOG_IN_EXPIRED when the log-in is over meanwhile.
 */
export async function sendLogInCode(
  platform: Platform,
  context: RequestContext,
  row: PreSessionRow,
  { id, email, language }: Pick<AccountRow, "id" | "email" | "language">,
): Promise<PreSessionRow> {
  const { database, clock } = platform;
  const { expiresAt } = await sendFactorCode(
    platform,
    { accountId: id, email, language },
    { purpose: "log_in", boundTo: row.id, from: context },
  );
  const end = preSessionEnd("two_factor", row.createdAt.getTime(), clock.now(), Date.parse(expiresAt));
  const extended = await updatePreSession(database.queries, row.id, "two_factor", { expiresAt: end });
  if (!extended) throw new Refusal("LOG_IN_EXPIRED");
  return extended;
}
