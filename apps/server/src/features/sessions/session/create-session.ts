import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { countryOf, deviceOf } from "../../../platform/visitor-facts/index.ts";
import { findAccount, noteSeen } from "../../accounts/index.ts";
import { recordEvent } from "../../audit/index.ts";
import { twoFactorOf } from "../../factors/index.ts";
import { deviceOfBrowser } from "../device/device-cookie.ts";
import { DEVICE_COOKIE_S, trustDevice } from "../device/trust-device.ts";
import { alertOfLogIn } from "../log-in/alert-of-log-in.ts";
import { requirePreSession } from "../log-in/pre-session.ts";
import { consumePreSession, type PreSessionRow } from "../log-in/pre-session-store.ts";
import { clearCookie, readSecret, setCookie } from "./cookies.ts";
import { fingerprintHash } from "./fingerprint-hash.ts";
import { hashSecret, newSecret } from "./secret.ts";
import { findSessionBySecret, insertSession, revokeSession, type SessionRow } from "./session-store.ts";

const DAY_MS = 86_400_000;
/** A remembered browser stays logged in this long; any other at most a day. */
const REMEMBERED_MS = 30 * DAY_MS;
const LONGEST_AGENT = 500;

export interface NewSession {
  readonly deviceFingerprint: string;
  readonly persistenceType: "local" | "session";
  readonly trustDevice: boolean;
}

/**
 * Makes the one session a log-in under way can become. What kind it is and whether the device is trusted is ours to
 * say: with Google it is, otherwise when asked for, and only once a second factor was really shown, or none is on.
 * @throws Refusal LOG_IN_EXPIRED, SESSION_NOT_CREATED while a second factor is missing or when it was made already
 */
export async function createSession(
  platform: Platform,
  context: RequestContext,
  input: NewSession,
): Promise<{ readonly sessionId: string }> {
  const { clock, config, database, callers, mail } = platform;
  const pre = await requirePreSession(platform, context);
  if (pre.level !== "ready") throw new Refusal("SESSION_NOT_CREATED");
  const now = clock.now();
  const isPersistent = input.persistenceType === "local" && pre.remember;
  const secret = newSecret();
  const row: SessionRow = {
    id: clock.id("session"),
    accountId: pre.accountId,
    secretHash: hashSecret(secret),
    kind: pre.method === "google" ? "oauth" : "user",
    userAgent: context.userAgent.slice(0, LONGEST_AGENT).replaceAll("\u0000", "").toWellFormed(),
    ip: context.clientAddress,
    device: deviceOf(context.userAgent),
    country: countryOf(context.clientAddress),
    fingerprintHash: fingerprintHash(platform, input.deviceFingerprint),
    deviceId: null,
    isPersistent,
    createdAt: new Date(now),
    provenAt: new Date(now),
    lastActivityAt: new Date(now),
    expiresAt: new Date(now + (isPersistent ? REMEMBERED_MS : DAY_MS)),
    expiredAt: null,
    revokedAt: null,
  };
  const { deviceCookie, replacedAccountId, hasMessage } = await database.transaction((queries) =>
    promote(queries, platform, context, { pre, row, input }),
  );
  if (replacedAccountId) callers.forget(replacedAccountId);
  if (hasMessage) mail.wake();
  clearCookie(config, context.replyHeaders, "pre");
  // Whoever logs in starts as himself, not as somebody an administrator was acting for.
  if (readSecret(config, context.requestHeaders, "support")) clearCookie(config, context.replyHeaders, "support");
  setCookie(config, context.replyHeaders, "session", secret, isPersistent ? REMEMBERED_MS / 1000 : null);
  if (deviceCookie) setCookie(config, context.replyHeaders, "device", deviceCookie, DEVICE_COOKIE_S);
  return { sessionId: row.id };
}

interface Promotion {
  readonly pre: PreSessionRow;
  readonly row: SessionRow;
  readonly input: NewSession;
}

async function promote(
  queries: Queries,
  platform: Platform,
  context: RequestContext,
  { pre, row, input }: Promotion,
): Promise<{ deviceCookie: string | null; replacedAccountId: string | null; hasMessage: boolean }> {
  const { accountId, createdAt: now, device, country } = row;
  if (!(await consumePreSession(queries, pre.id, "ready", now))) throw new Refusal("SESSION_NOT_CREATED");
  const account = await findAccount(queries, accountId);
  if (!account) throw new Refusal("LOG_IN_EXPIRED");
  const known = await deviceOfBrowser(platform, context.requestHeaders, accountId, queries);
  const { isOn } = await twoFactorOf(queries, accountId);
  // What let the log-in pass must hold still: two-factor may be on now, the device forgotten.
  const isExcused = pre.deviceId !== null && pre.deviceId === known?.id;
  if (isOn && !pre.isFactorMet && !isExcused) throw new Refusal("LOG_IN_EXPIRED");
  const mayTrust = pre.isFactorMet || !isOn;
  const trusted =
    mayTrust && (pre.method === "google" || input.trustDevice)
      ? await trustDevice(queries, platform, context, { accountId, device, country })
      : null;
  const replacedAccountId = await replaceSession(queries, platform, context, now);
  const hasMessage = await alertOfLogIn(queries, platform, account, row);
  await insertSession(queries, { ...row, deviceId: trusted?.id ?? known?.id ?? null });
  await noteSeen(queries, accountId, now);
  await recordEvent(queries, platform, context, { accountId, kind: "logged_in", isBySupport: false });
  return { deviceCookie: trusted?.cookie ?? null, replacedAccountId, hasMessage };
}

/** The session this browser had before ends: nobody would find it again. */
async function replaceSession(queries: Queries, { config }: Platform, context: RequestContext, now: Date): Promise<string | null> {
  const secret = readSecret(config, context.requestHeaders, "session");
  const before = secret && (await findSessionBySecret(queries, hashSecret(secret)));
  return before && (await revokeSession(queries, before.id, now)) ? before.accountId : null;
}
