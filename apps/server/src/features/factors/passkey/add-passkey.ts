import { z } from "zod";
import { violates } from "../../../platform/database/database.ts";
import { isOutage } from "../../../platform/database/is-outage.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { PASSKEYS_PER_ACCOUNT } from "../failures/limits.ts";
import type { Owner } from "../requester.ts";
import { lockFactors } from "../settings-store.ts";
import { tellOwner } from "../tell-owner.ts";
import { claimChallenge } from "./issue-challenge.ts";
import { ALGORITHMS, loadWebAuthn, passkeySite } from "./passkey-site.ts";
import { countPasskeys, insertPasskey, type PasskeyRow } from "./passkey-store.ts";

export interface NewPasskey {
  readonly name: string;
  /** The session its options were given to. */
  readonly boundTo: string;
  readonly response: Readonly<Record<string, unknown>>;
}

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson, as far as it is looked at. */
const registration = z.object({
  // The standard allows 1023 bytes.
  id: base64url.max(1_364),
  rawId: base64url.max(1_364),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url.max(4_000),
    attestationObject: base64url.max(20_000),
    transports: z.array(z.string().max(40)).max(20).default([]),
  }),
});

/**
 * Adds the passkey a browser made.
 * @throws Refusal PASSKEY_REFUSED for whatever is not right about it, PASSKEY_LIMIT
 */
export async function addPasskey(
  platform: Platform,
  { accountId, from }: Owner,
  { name, boundTo, response }: NewPasskey,
): Promise<PasskeyRow> {
  const { database, clock, log } = platform;
  const made = await verify(platform, { accountId, boundTo }, response).catch((error: unknown): never => {
    if (isOutage(error)) throw error;
    log("warn", "passkey.refused", { error });
    throw new Refusal("PASSKEY_REFUSED");
  });
  const row: PasskeyRow = { ...made, id: clock.id("passkey"), accountId, name, createdAt: new Date(clock.now()), lastUsedAt: null };
  await database
    .transaction(async (queries) => {
      await lockFactors(queries, accountId);
      if ((await countPasskeys(queries, accountId)) >= PASSKEYS_PER_ACCOUNT) {
        throw new Refusal("PASSKEY_LIMIT", { values: { most: PASSKEYS_PER_ACCOUNT } });
      }
      await insertPasskey(queries, row);
      await tellOwner(queries, platform, { accountId, from, change: { kind: "passkey_added", name } });
    })
    .catch((error: unknown): never => {
      // Whose it is already is nobody's business.
      throw violates(error, "passkeys_credential_unique") ? new Refusal("PASSKEY_REFUSED") : error;
    });
  platform.mail.wake();
  return row;
}

type MadePasskey = Pick<PasskeyRow, "credentialId" | "publicKey" | "counter" | "transports" | "isSyncable" | "isBackedUp">;

async function verify(
  platform: Platform,
  { accountId, boundTo }: { readonly accountId: string; readonly boundTo: string },
  response: Readonly<Record<string, unknown>>,
): Promise<MadePasskey> {
  const { id, rawId, type, response: answer } = registration.parse(response);
  const { clientDataJSON, attestationObject } = answer;
  await refuseCertificates(attestationObject);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { rpId, origin } = passkeySite(platform.config);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
    expectedChallenge: (challenge) => claimChallenge(platform, { purpose: "make", boundTo, accountId }, challenge),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!registrationInfo) throw new Error("the passkey's attestation is not right");
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  if (credential.id !== id) throw new Error("the passkey's id is not the one its authenticator gave it");
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: TRANSPORTS.filter((known) => answer.transports.includes(known)),
    isSyncable: credentialDeviceType === "multiDevice",
    isBackedUp: credentialBackedUp,
  };
}

/**
 * We ask who made the authenticator of nobody, so an honest browser sends no certificates; the library would look
 * into them, and ask the addresses they name whether they are revoked.
 */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, "base64url")));
  const format = decoded.get("fmt");
  const signsItself = format === "packed" && decoded.get("attStmt").get("x5c") === undefined;
  if (format !== "none" && !signsItself) throw new Error(`an attestation of the format ${format} was not asked for`);
}
