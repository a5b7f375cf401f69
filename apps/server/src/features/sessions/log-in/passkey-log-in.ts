import type { LogInStep } from "@vitrine/contract";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { findAccount } from "../../accounts/index.ts";
import { checkPasskeyLogIn, passkeyRequest } from "../../factors/index.ts";
import { clearCookie, readSecret, setCookie } from "../session/cookies.ts";
import { hashSecret, newSecret } from "../session/secret.ts";
import { continueLogIn } from "./continue-log-in.ts";
import type { Doors } from "./doors.ts";

/** How long the browser that asked is known by; a challenge counts as long. */
const ASKER_S = 5 * 60;

/**
 * What a browser needs to log in with a passkey. The challenge is bound to the browser and to nothing else: a page
 * that only waits for a passkey must not end a log-in under way in another tab, nor another page that waits.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function startPasskeyLogIn({ platform, limits }: Doors, context: RequestContext): Promise<Record<string, unknown>> {
  const { clock, config } = platform;
  limits.byAddress("passkey_options", context.clientAddress, clock.now());
  const secret = readSecret(config, context.requestHeaders, "passkey") ?? newSecret();
  setCookie(config, context.replyHeaders, "passkey", secret, ASKER_S);
  return passkeyRequest(platform, { accountId: null, boundTo: hashSecret(secret) });
}

/** Logs in with a passkey: both factors in one. @throws Refusal LOG_IN_EXPIRED, PASSKEY_REFUSED, TOO_MANY_REQUESTS */
export async function passkeyLogIn(
  { platform, limits }: Doors,
  context: RequestContext,
  { response, remember }: { readonly response: Record<string, unknown>; readonly remember: boolean },
): Promise<LogInStep> {
  const { clock, config, database } = platform;
  limits.byAddress("passkey", context.clientAddress, clock.now());
  const secret = readSecret(config, context.requestHeaders, "passkey");
  if (!secret) throw new Refusal("LOG_IN_EXPIRED");
  const { accountId } = await checkPasskeyLogIn(platform, { boundTo: hashSecret(secret), response, from: context });
  const account = await findAccount(database.queries, accountId);
  if (!account) throw new Refusal("PASSKEY_REFUSED");
  clearCookie(config, context.replyHeaders, "passkey");
  return continueLogIn(platform, context, { account, method: "passkey", remember });
}
