import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { findAccount } from "../../accounts/index.ts";
import { CHALLENGE_MS, PASSKEYS_PER_ACCOUNT } from "../failures/limits.ts";
import { issueChallenge } from "./issue-challenge.ts";
import { ALGORITHMS, loadWebAuthn, passkeySite, userHandle } from "./passkey-site.ts";
import { listPasskeys } from "./passkey-store.ts";

export interface PasskeyMaker {
  readonly accountId: string;
  /** The session that asks; what the browser makes is taken in this session only. */
  readonly boundTo: string;
}

/**
 * What a browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`).
 * @throws Refusal PASSKEY_LIMIT
 */
export async function startPasskey(platform: Platform, { accountId, boundTo }: PasskeyMaker): Promise<Record<string, unknown>> {
  const { queries } = platform.database;
  const account = await findAccount(queries, accountId);
  if (!account) throw new Refusal("NOT_SIGNED_IN");
  const own = await listPasskeys(queries, accountId);
  if (own.length >= PASSKEYS_PER_ACCOUNT) throw new Refusal("PASSKEY_LIMIT", { values: { most: PASSKEYS_PER_ACCOUNT } });
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: "Vitrine",
    rpID: passkeySite(platform.config).rpId,
    userID: userHandle(accountId),
    userName: account.email,
    userDisplayName: account.name,
    challenge: await issueChallenge(platform, { purpose: "make", boundTo, accountId }),
    timeout: CHALLENGE_MS,
    attestationType: "none",
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}
