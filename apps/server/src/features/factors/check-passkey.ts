import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { isOutage } from "../../platform/database/is-outage.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type ChallengeFor, claimChallenge } from "./issue-challenge.ts";
import { loadWebAuthn, passkeySite, userHandle } from "./passkey-site.ts";
import { countUse, findPasskeyOfCredential, type PasskeyRow } from "./passkey-store.ts";

const base64url = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(4_000);

/** https://www.w3.org/TR/webauthn-3/#dictdef-authenticationresponsejson, as far as it is looked at. */
const assertion = z.object({
  id: base64url.max(1_400),
  rawId: base64url.max(1_400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});

/**
 * Whether a passkey answered this very challenge, with its owner verified; returns the passkey.
 * @throws Refusal PASSKEY_REFUSED for whatever is not right about it.
 */
export async function checkPasskey(
  platform: Platform,
  whom: ChallengeFor,
  response: Readonly<Record<string, unknown>>,
): Promise<PasskeyRow> {
  const { database, clock, log } = platform;
  const read = assertion.safeParse(response);
  const passkey = read.success ? await findPasskeyOfCredential(database.queries, read.data.id) : undefined;
  if (!read.success || !passkey || !isOwners(passkey, whom, read.data.response.userHandle ?? null)) throw new Refusal("PASSKEY_REFUSED");
  const use = await verify(platform, whom, passkey, read.data).catch((error: unknown): never => {
    if (isOutage(error)) throw error;
    // What the library says is for the operator: a counter that went back is the sign of a copied authenticator.
    log("warn", "passkey.refused", { passkeyId: passkey.id, error });
    throw new Refusal("PASSKEY_REFUSED");
  });
  if (!use || !(await countUse(database.queries, passkey.id, use, new Date(clock.now())))) throw new Refusal("PASSKEY_REFUSED");
  return passkey;
}

/** A known account's own passkey; or, for a log-in without a name, one whose authenticator names the account it is of. */
function isOwners(passkey: PasskeyRow, { accountId }: ChallengeFor, handle: string | null): boolean {
  if (accountId !== null && passkey.accountId !== accountId) return false;
  const own = Buffer.from(userHandle(passkey.accountId)).toString("base64url");
  return handle === null ? accountId !== null : handle === own;
}

async function verify(
  platform: Platform,
  whom: ChallengeFor,
  { credentialId, publicKey, counter }: PasskeyRow,
  { id, rawId, type, response }: z.infer<typeof assertion>,
): Promise<Pick<PasskeyRow, "counter" | "isBackedUp" | "isSyncable"> | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { rpId, origin } = passkeySite(platform.config);
  const { clientDataJSON, authenticatorData, signature } = response;
  const answer: AuthenticationResponseJSON = {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => claimChallenge(platform, whom, challenge),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: Uint8Array.from(Buffer.from(publicKey, "base64url")), counter },
  });
  if (!verified) return null;
  return {
    counter: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
    isSyncable: authenticationInfo.credentialDeviceType === "multiDevice",
  };
}
