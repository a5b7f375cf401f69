import type { Platform } from "../../platform/platform.ts";
import type { Caller } from "../../platform/request-context.ts";
import { type AccountRow, accountOfApiKey, findAccount } from "../accounts/index.ts";
import { secretFrom } from "./session-cookie.ts";
import { findLiveSession, touchSession } from "./session-store.ts";
import { hashSecret } from "./start-session.ts";

/** "Last activity" is exact to this many milliseconds; more would be a write a request. */
const ACTIVITY_MS = 60_000;

function callerOf(account: AccountRow, via: Caller["via"], sessionId?: string): Caller {
  const caller = { accountId: account.id, isAdmin: account.isAdmin, language: account.language, via };
  return sessionId === undefined ? caller : { ...caller, sessionId };
}

/** Who a request comes from: a bearer API key, else a live session; null for neither. A wrong key is not made up for by a cookie. */
export async function identifyCaller(platform: Platform, headers: Headers): Promise<Caller | null> {
  const { database, clock, config } = platform;
  const authorization = headers.get("authorization");
  if (authorization !== null) {
    const key = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    const account = key && (await accountOfApiKey(platform, key));
    return account ? callerOf(account, "api_key") : null;
  }
  const secret = secretFrom(config, headers.get("cookie"));
  if (!secret) return null;
  const now = new Date(clock.now());
  const session = await findLiveSession(database.queries, hashSecret(secret), now);
  const account = session && (await findAccount(database.queries, session.accountId));
  if (!session || !account) return null;
  if (now.getTime() - session.lastActivityAt.getTime() > ACTIVITY_MS) await touchSession(database.queries, session.id, now);
  return callerOf(account, "session", session.id);
}
