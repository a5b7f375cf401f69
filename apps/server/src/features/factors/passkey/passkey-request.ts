import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { CHALLENGE_MS } from "../failures/limits.ts";
import { issueChallenge } from "./issue-challenge.ts";
import { loadWebAuthn, passkeySite } from "./passkey-site.ts";
import { listPasskeys } from "./passkey-store.ts";

export interface PasskeyRequester {
  /** Whose passkeys may answer; null when the passkey itself is to say who logs in. */
  readonly accountId: string | null;
  /** The log-in or session that asks; the answer is worth nothing in any other. */
  readonly boundTo: string;
}

/**
 * What a browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON`).
 * @throws Refusal FACTOR_MISSING when the account has none.
 */
export async function passkeyRequest(platform: Platform, { accountId, boundTo }: PasskeyRequester): Promise<Record<string, unknown>> {
  const own = accountId === null ? [] : await listPasskeys(platform.database.queries, accountId);
  if (accountId !== null && own.length === 0) throw new Refusal("FACTOR_MISSING");
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: passkeySite(platform.config).rpId,
    challenge: await issueChallenge(platform, { purpose: accountId === null ? "log_in" : "answer", boundTo, accountId }),
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
    timeout: CHALLENGE_MS,
    userVerification: "required",
  });
  return { ...options };
}
