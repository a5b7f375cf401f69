import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Caller } from "../../../platform/request-context.ts";
import { type AccountRow, accountOfApiKey, findAccount, hashOfKey, noteSeen } from "../../accounts/index.ts";
import { findPlanOf, type PlanTable } from "../../billing/index.ts";
import { accountOfToken } from "../identity-token/identity-token.ts";
import { findSupport } from "../support/support-store.ts";
import { readSecret } from "./cookies.ts";
import { fingerprintHash, isOtherBrowser } from "./fingerprint-hash.ts";
import { BRIEF_SLACK_MS, isInTime } from "./is-in-time.ts";
import { hashSecret } from "./secret.ts";
import { stateOf } from "./session-state.ts";
import { findSessionBySecret, markExpired, type SessionRow, updateSession } from "./session-store.ts";

/** "Last activity" is exact to this many milliseconds; more would be a write a request. */
const ACTIVITY_MS = 60_000;
const KEY_FORM = /^vtr_/;

/** What a request says of who sends it. */
interface Claims {
  readonly sessionHash: string;
  readonly supportHash: string | null;
  readonly fingerprint: string | null;
}

/**
 * Who a request comes from: a bearer API key, else a live session; null for neither. A wrong key is not made up for
 * by a cookie. The headers `sessionid`, `devicefingerprint` and `usertoken`, and a bearer identity token, never
 * open anything: where they are given they must agree with the cookie.
 * @throws Refusal SESSION_EXPIRED for a session that ran out, or that another browser than its own sends.
 */
export async function identifyCaller(platform: Platform, plans: Pick<PlanTable, "standingOf">, headers: Headers): Promise<Caller | null> {
  const { config, callers } = platform;
  const authorization = headers.get("authorization");
  const bearer = authorization === null ? null : (/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? "");
  if (bearer !== null && KEY_FORM.test(bearer)) return callers.of(hashOfKey(bearer), () => callerOfKey(platform, plans, bearer));
  const secret = readSecret(config, headers, "session");
  if (!secret) return null;
  const support = readSecret(config, headers, "support");
  const claims: Claims = {
    sessionHash: hashSecret(secret),
    supportHash: support ? hashSecret(support) : null,
    fingerprint: fingerprintHash(platform, headers.get("devicefingerprint")),
  };
  const caller = await callers.of(Object.values(claims).join("."), () => callerOfSession(platform, plans, claims));
  if (!caller) return null;
  const handle = headers.get("sessionid");
  if (handle && handle !== caller.sessionId) return null;
  for (const token of [bearer, headers.get("usertoken")]) {
    if (token !== null && (await accountOfToken(platform, token)) !== caller.accountId) return null;
  }
  return caller;
}

async function callerOfKey(platform: Platform, plans: Pick<PlanTable, "standingOf">, bearer: string): Promise<Caller | null> {
  const found = await accountOfApiKey(platform, bearer);
  return found ? { ...(await whoIs(platform, found.account, plans)), via: "api_key", scopes: new Set(found.key.scopes) } : null;
}

async function callerOfSession(platform: Platform, plans: Pick<PlanTable, "standingOf">, claims: Claims): Promise<Caller | null> {
  const { database, clock } = platform;
  const now = clock.now();
  const session = await findSessionBySecret(database.queries, claims.sessionHash);
  if (!session) return null;
  const state = stateOf(session, now);
  if (state === "ran_out") {
    await markExpired(database.queries, session.id, new Date(now));
    throw new Refusal("SESSION_EXPIRED");
  }
  if (state !== "live") return null;
  if (isOtherBrowser(session.fingerprintHash, claims.fingerprint)) throw new Refusal("SESSION_EXPIRED");
  const account = await findAccount(database.queries, session.accountId);
  if (!account) return null;
  await noteActivity(platform, session, now);
  const caller: Caller = {
    ...(await whoIs(platform, account, plans)),
    via: "session",
    sessionId: session.id,
    provenAt: session.provenAt.getTime(),
  };
  return claims.supportHash && account.isAdmin
    ? actingFor(platform, plans, { caller, admin: account, supportHash: claims.supportHash })
    : caller;
}

async function whoIs(
  { database, clock }: Platform,
  account: AccountRow,
  plans: Pick<PlanTable, "standingOf">,
): Promise<Omit<Caller, "via">> {
  const held = await findPlanOf(database.queries, account.id);
  return {
    accountId: account.id,
    isAdmin: account.isAdmin,
    language: account.language,
    plan: { name: held.planName, startAt: held.planStartAt, renewalDate: held.planRenewalDate },
    standing: plans.standingOf(held, clock.now()),
  };
}

async function noteActivity({ database }: Platform, session: SessionRow, now: number): Promise<void> {
  // A clock set back must not leave an activity in the future.
  if (Math.abs(now - session.lastActivityAt.getTime()) < ACTIVITY_MS) return;
  const at = new Date(now);
  await updateSession(database.queries, session.id, { lastActivityAt: at });
  await noteSeen(database.queries, session.accountId, at);
}

/** The customer, when the administrator's browser holds a grant to act for one; else the administrator. */
async function actingFor(
  platform: Platform,
  plans: Pick<PlanTable, "standingOf">,
  { caller, admin, supportHash }: { readonly caller: Caller; readonly admin: AccountRow; readonly supportHash: string },
): Promise<Caller> {
  const { database, clock } = platform;
  const support = await findSupport(database.queries, supportHash);
  if (!support || support.adminSessionId !== caller.sessionId || !isInTime(support, clock.now(), BRIEF_SLACK_MS)) return caller;
  const target = await findAccount(database.queries, support.accountId);
  if (!target || target.isAdmin) return caller;
  const { provenAt, ...session } = caller;
  return {
    ...session,
    ...(await whoIs(platform, target, plans)),
    // The administrator reads the customer's account in his own language.
    language: caller.language,
    support: { adminId: admin.id, adminName: admin.name, since: support.createdAt.getTime() },
  };
}
