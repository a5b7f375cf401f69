import { createHash, randomBytes } from "node:crypto";
import type { Platform } from "../../platform/platform.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { sessionCookie } from "./session-cookie.ts";
import { insertSession } from "./session-store.ts";

const DAY_MS = 86_400_000;
/** A remembered browser stays logged in this long; any other at most a day. */
const REMEMBERED_DAYS = 30;

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Starts a session and puts its cookie on the reply. */
export async function startSession(platform: Platform, context: RequestContext, accountId: string, remember: boolean): Promise<void> {
  const { database, clock, config } = platform;
  const secret = randomBytes(32).toString("base64url");
  const now = clock.now();
  const days = remember ? REMEMBERED_DAYS : 1;
  await insertSession(database.queries, {
    id: clock.id("session"),
    accountId,
    secretHash: hashSecret(secret),
    userAgent: context.userAgent.slice(0, 500),
    ip: context.clientAddress,
    isPersistent: remember,
    createdAt: new Date(now),
    lastActivityAt: new Date(now),
    expiresAt: new Date(now + days * DAY_MS),
    revokedAt: null,
  });
  context.replyHeaders.append("set-cookie", sessionCookie(config, secret, remember ? (days * DAY_MS) / 1000 : null));
}
