import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { addressBucket } from "../../platform/http/client-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { rateLimit } from "../../platform/rate-limit.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { checkPassword, createAccount, presentAccount } from "../accounts/index.ts";
import { sessionCookie } from "./session-cookie.ts";
import { revokeSession } from "./session-store.ts";
import { startSession } from "./start-session.ts";

const MINUTE_MS = 60_000;

export function sessionRoutes(platform: Platform): Router<typeof contract.sessions, RequestContext> {
  const { database, clock, config } = platform;
  const api = implement(contract.sessions).$context<RequestContext>();
  const byAddress = rateLimit(30, 5 * MINUTE_MS);
  const byEmail = rateLimit(10, 5 * MINUTE_MS);
  const limit = (address: string, email: string): void => {
    const seconds = Math.max(byAddress.hit(addressBucket(address), clock.now()), byEmail.hit(email, clock.now()));
    if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
  };
  return api.router({
    signUp: api.signUp.handler(async ({ input, context }) => {
      limit(context.clientAddress, input.email);
      const account = await createAccount(platform, { ...input, language: input.language ?? context.language });
      await startSession(platform, context, account.id, true);
      return presentAccount(account);
    }),
    logIn: api.logIn.handler(async ({ input, context }) => {
      limit(context.clientAddress, input.email);
      const account = await checkPassword(platform, input.email, input.password);
      if (!account) throw new Refusal("WRONG_CREDENTIALS");
      await startSession(platform, context, account.id, input.remember);
      return presentAccount(account);
    }),
    logOut: api.logOut.handler(async ({ context }) => {
      const sessionId = context.caller?.sessionId;
      context.replyHeaders.append("set-cookie", sessionCookie(config, "", 0));
      if (sessionId) await revokeSession(database.queries, sessionId, new Date(clock.now()));
      return { success: true };
    }),
  });
}
