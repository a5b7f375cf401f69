import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { isOutage } from "../../../platform/database/is-outage.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type Attempt, notePasskeyFailure } from "../failures/failures.ts";
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
 * Whether a passkey answered this very challenge, with its owner verified; returns the passkey. An owner who is known,
 * by himself or by his passkey, is told of an answer that was refused.
 * @throws Refusal PASSKEY_REFUSED for whatever is not right about it.
 */
export async function checkPasskey(
  platform: Platform,
  whom: ChallengeFor,
  response: Readonly<Record<string, unknown>>,
  attempt: Omit<Attempt, "accountId">,
): Promise<PasskeyRow> {
  const read = assertion.safeParse(response);
  const passkey = read.success ? await findPasskeyOfCredential(platform.database.queries, read.data.id) : undefined;
  if (read.success && passkey && (await isRight(platform, whom, passkey, read.data))) return passkey;
  const accountId = whom.accountId ?? passkey?.accountId;
  if (accountId !== undefined) await notePasskeyFailure(platform, { ...attempt, accountId });
  throw new Refusal("PASSKEY_REFUSED");
}

async function isRight(platform: Platform, whom: ChallengeFor, passkey: PasskeyRow, answer: z.infer<typeof assertion>): Promise<boolean> {
  const { database, clock, log } = platform;
  if (!isOwners(passkey, whom, answer.response.userHandle ?? null)) return false;
  const use = await verify(platform, whom, passkey, answer).catch((error: unknown): null => {
    if (isOutage(error)) throw error;
    // What the library says is for the operator: a counter that went back is the sign of a copied authenticator.
    log("warn", "passkey.refused", { passkeyId: passkey.id, error });
    return null;
  });
  return use !== null && countUse(database.queries, passkey.id, use, new Date(clock.now()));
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
