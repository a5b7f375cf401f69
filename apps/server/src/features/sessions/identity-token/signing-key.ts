import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Database } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findSigningKey, insertSigningKey, type SigningKeyRow } from "./key-store.ts";

export const SIGNING_ALGORITHM = "EdDSA";
const PURPOSE = "identity-token";

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** The public half, as it is published. */
  readonly published: JWK;
}

const opened = new WeakMap<Database, Promise<SigningKey>>();

/** The installation's own key pair, made at its first use; the private half lies sealed in the database. */
export function signingKeyOf(platform: Pick<Platform, "database" | "secrets" | "clock">): Promise<SigningKey> {
  const { database } = platform;
  const known = opened.get(database);
  if (known) return known;
  const opening = openKey(platform);
  opened.set(database, opening);
  // The database may only have been away for a moment.
  opening.catch(() => opened.delete(database));
  return opening;
}

async function openKey({ database, secrets, clock }: Pick<Platform, "database" | "secrets" | "clock">): Promise<SigningKey> {
  let row = await findSigningKey(database.queries, PURPOSE);
  if (!row) {
    await insertSigningKey(database.queries, await newKey(secrets, clock.now()));
    row = await findSigningKey(database.queries, PURPOSE);
  }
  if (!row) throw new Error("the signing key was not stored");
  const privateKey = await importJWK(JSON.parse(secrets.open(row.sealedKey, PURPOSE)), SIGNING_ALGORITHM);
  const publicKey = await importJWK(row.publicKey, SIGNING_ALGORITHM);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) throw new Error("the signing key is no key pair");
  return { kid: row.kid, privateKey, publicKey, published: { ...row.publicKey, kid: row.kid, alg: SIGNING_ALGORITHM, use: "sig" } as JWK };
}

async function newKey(secrets: Platform["secrets"], now: number): Promise<SigningKeyRow> {
  const { privateKey, publicKey } = await generateKeyPair(SIGNING_ALGORITHM, { crv: "Ed25519", extractable: true });
  const { kty = "", crv = "", x = "" } = await exportJWK(publicKey);
  return {
    purpose: PURPOSE,
    kid: await calculateJwkThumbprint({ kty, crv, x }),
    publicKey: { kty, crv, x },
    sealedKey: secrets.seal(JSON.stringify(await exportJWK(privateKey)), PURPOSE),
    createdAt: new Date(now),
  };
}
