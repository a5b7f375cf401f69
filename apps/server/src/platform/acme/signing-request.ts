import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";

/** A new key for an account or a certificate: ECDSA P-256, which all authorities and browsers take. */
export function newKey(): KeyObject {
  return generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
}

export function keyText(key: KeyObject): string {
  return key.export({ type: "pkcs8", format: "pem" }).toString();
}

/** @throws where it is none. */
export function readKey(text: string): KeyObject {
  return createPrivateKey(text);
}

/** The request for a certificate for names, in DER. The library comes with the first: it is large. */
export async function signingRequest(names: readonly string[], key: KeyObject): Promise<Buffer> {
  const { crypto } = await import("acme-client");
  const [, request] = await crypto.createCsr({ altNames: [...names] }, keyText(key));
  return Buffer.from(crypto.getPemBodyAsB64u(request), "base64url");
}
