import { createHash, createPublicKey, type KeyObject, sign } from "node:crypto";

/** Who signs: a key that the authority has not seen yet, or an account of its. */
export interface Signer {
  /** ECDSA P-256. */
  readonly key: KeyObject;
  /** The account's address; null for a key that is to become one. */
  readonly account: string | null;
}

interface PublicKeyWords {
  readonly crv: string;
  readonly kty: string;
  readonly x: string;
  readonly y: string;
}

function publicWords(key: KeyObject): PublicKeyWords {
  const { crv = "", kty = "", x = "", y = "" } = createPublicKey(key).export({ format: "jwk" });
  return { crv, kty, x, y };
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A request as authorities take it (RFC 8555, 6.2); a payload of null asks to read. */
export function signedRequest(
  { key, account }: Signer,
  { url, nonce }: { readonly url: string; readonly nonce: string },
  payload: unknown,
): string {
  const who = account === null ? { jwk: publicWords(key) } : { kid: account };
  const protectedPart = encoded({ alg: "ES256", ...who, nonce, url });
  const body = payload === null ? "" : encoded(payload);
  const signature = sign("sha256", Buffer.from(`${protectedPart}.${body}`), { key, dsaEncoding: "ieee-p1363" }).toString("base64url");
  return JSON.stringify({ protected: protectedPart, payload: body, signature });
}

/** What has to be shown for a challenge's token (RFC 8555, 8.1): it, and the print of the account's key (RFC 7638). */
export function keyAuthorization(token: string, key: KeyObject): string {
  const { crv, kty, x, y } = publicWords(key);
  const print = createHash("sha256").update(JSON.stringify({ crv, kty, x, y })).digest("base64url");
  return `${token}.${print}`;
}
