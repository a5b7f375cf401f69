import type { LogInStep } from "@vitrine/contract";
import { Refusal } from "../../platform/refusal.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { findAccount } from "../accounts/index.ts";
import { checkPasskeyLogIn, passkeyRequest } from "../factors/index.ts";
import { continueLogIn } from "./continue-log-in.ts";
import type { Doors } from "./doors.ts";
import { requirePreSession, startPreSession } from "./pre-session.ts";

/** Begins a log-in that a passkey will say whose it is. @throws Refusal TOO_MANY_REQUESTS */
export async function startPasskeyLogIn({ platform, limits }: Doors, context: RequestContext): Promise<Record<string, unknown>> {
  limits.byAddress("passkey", context.clientAddress, platform.clock.now());
  const row = await startPreSession(platform, context, {
    accountId: null,
    level: "passkey",
    method: "passkey",
    remember: true,
    isFactorMet: false,
    deviceId: null,
  });
  return passkeyRequest(platform, { accountId: null, boundTo: row.id });
}

/** Logs in with a passkey: both factors in one. @throws Refusal LOG_IN_EXPIRED, PASSKEY_REFUSED, TOO_MANY_REQUESTS */
export async function passkeyLogIn(
  { platform, limits }: Doors,
  context: RequestContext,
  { response, remember }: { readonly response: Record<string, unknown>; readonly remember: boolean },
): Promise<LogInStep> {
  limits.byAddress("passkey", context.clientAddress, platform.clock.now());
  const row = await requirePreSession(platform, context);
  if (row.level !== "passkey") throw new Refusal("LOG_IN_EXPIRED");
  const { accountId } = await checkPasskeyLogIn(platform, { boundTo: row.id, response, from: context });
  const account = await findAccount(platform.database.queries, accountId);
  if (!account) throw new Refusal("PASSKEY_REFUSED");
  return continueLogIn(platform, context, { account, method: "passkey", remember });
}
