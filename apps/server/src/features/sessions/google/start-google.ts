import type { Language } from "@vitrine/document";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Doors } from "../log-in/doors.ts";
import { googleClient } from "./google-client.ts";
import { keepVisit } from "./google-visit.ts";

export interface GoogleStart {
  readonly language?: Language | undefined;
  readonly aff?: number | undefined;
  readonly src?: string | undefined;
}

/** Where to send a browser that wants in with Google. @throws Refusal NOT_CONFIGURED, TOO_MANY_REQUESTS */
export async function startGoogle(
  { platform, limits }: Doors,
  context: RequestContext,
  { language, aff, src }: GoogleStart,
): Promise<string> {
  const { clock, config, log } = platform;
  limits.byAddress("google", context.clientAddress, clock.now());
  const client = await googleClient(platform).catch((error: unknown): null => {
    if (error instanceof Refusal) throw error;
    log("error", "google.unreachable", { error });
    return null;
  });
  // A browser is on its way here, not a program: it is shown a screen.
  if (!client) return `${config.publicUrl}/oauth/success#error=UNAVAILABLE`;
  const { openid, configuration, returnUrl } = client;
  const [state, nonce, verifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()];
  keepVisit(platform, context, {
    ...{ state, nonce, verifier, startedAt: clock.now() },
    ...{ language: language ?? context.language, aff: aff ?? null, src: src ?? null },
  });
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: returnUrl,
    response_type: "code",
    scope: "openid email profile",
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
    prompt: "select_account",
  });
  return url.href;
}
