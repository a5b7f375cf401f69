import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Actor, Caller } from "../../../platform/request-context.ts";
import { type AccountRow, accountOfApiKey, findAccount, hashOfKey, noteSeen } from "../../accounts/index.ts";
import { accountOfToken } from "../identity-token/identity-token.ts";
import { findSupport } from "../support/support-store.ts";
import { actorOf, type CallerTools, callerAs, callerIn, ownerOf } from "./caller-of.ts";
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
  /** Whether it is no activity of a person. */
  readonly isQuiet: boolean;
}

/**
 * Who a request comes from: a bearer API key, else a live session; null for neither. A wrong key is not made up for
 * by a cookie. The headers `sessionid`, `devicefingerprint` and `usertoken`, and a bearer identity token, never
 * open anything: where they are given they must agree with the cookie.
 * @param isQuiet whether nobody acts: it is only looked whether a window may stay open.
 * @throws Refusal SESSION_EXPIRED for a session that ran out, or that another browser than its own sends.
 */
export async function identifyCaller(platform: Platform, tools: CallerTools, headers: Headers, isQuiet = false): Promise<Caller | null> {
  const { config, callers } = platform;
  const authorization = headers.get("authorization");
  const bearer = authorization === null ? null : (/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? "");
  if (bearer !== null && KEY_FORM.test(bearer)) return callers.of(hashOfKey(bearer), () => callerOfKey(platform, tools, bearer));
  const secret = readSecret(config, headers, "session");
  if (!secret) return null;
  const support = readSecret(config, headers, "support");
  const claims: Claims = {
    sessionHash: hashSecret(secret),
    supportHash: support ? hashSecret(support) : null,
    fingerprint: fingerprintHash(platform, headers.get("devicefingerprint")),
    isQuiet,
  };
  const caller = await callers.of(Object.values(claims).join("."), () => callerOfSession(platform, tools, claims));
  if (!caller) return null;
  const handle = headers.get("sessionid");
  if (handle && handle !== caller.actor.sessionId) return null;
  for (const token of [bearer, headers.get("usertoken")]) {
    if (token !== null && (await accountOfToken(platform, token)) !== caller.actor.accountId) return null;
  }
  return caller;
}

/** A key acts as whoever made it, in the account it was made for, with what he may do there today. */
async function callerOfKey(platform: Platform, tools: CallerTools, bearer: string): Promise<Caller | null> {
  const found = await accountOfApiKey(platform, bearer);
  if (!found) return null;
  const { account, key } = found;
  const maker = key.makerId === account.id ? account : await findAccount(platform.database.queries, key.makerId);
  return maker ? callerIn(platform, tools, actorOf(maker, { via: "api_key", scopes: new Set(key.scopes) }), account.id) : null;
}

async function callerOfSession(platform: Platform, tools: CallerTools, claims: Claims): Promise<Caller | null> {
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
  if (!claims.isQuiet) await noteActivity(platform, session, now);
  const actor = actorOf(account, { via: "session", sessionId: session.id, provenAt: session.provenAt.getTime() });
  const helping = account.isAdmin ? await actingFor(platform, tools, { actor, admin: account, supportHash: claims.supportHash }) : null;
  if (helping) return helping;
  const membership = await tools.memberships.chosenIn({ personId: account.id, sessionId: session.id });
  const member = membership && (await callerAs(platform, tools, actor, membership));
  return member ?? ownerOf(platform, tools, actor, account.id);
}

async function noteActivity({ database }: Platform, session: SessionRow, now: number): Promise<void> {
  // A clock set back must not leave an activity in the future.
  if (Math.abs(now - session.lastActivityAt.getTime()) < ACTIVITY_MS) return;
  const at = new Date(now);
  await updateSession(database.queries, session.id, { lastActivityAt: at });
  await noteSeen(database.queries, session.accountId, at);
}

/** The customer, when the administrator's browser holds a grant to act for one. */
async function actingFor(
  platform: Platform,
  tools: CallerTools,
  { actor, admin, supportHash }: { readonly actor: Actor; readonly admin: AccountRow; readonly supportHash: string | null },
): Promise<Caller | null> {
  const { database, clock } = platform;
  const support = supportHash === null ? undefined : await findSupport(database.queries, supportHash);
  if (!support || support.adminSessionId !== actor.sessionId || !isInTime(support, clock.now(), BRIEF_SLACK_MS)) return null;
  const target = await findAccount(database.queries, support.accountId);
  if (!target || target.isAdmin) return null;
  // The administrator's proof is about his own account.
  const { provenAt: _, ...unproven } = actor;
  return {
    ...(await ownerOf(platform, tools, unproven, target.id)),
    support: { adminName: admin.name, since: support.createdAt.getTime() },
  };
}
