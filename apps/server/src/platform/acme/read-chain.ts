import { createPublicKey, type KeyObject, X509Certificate } from "node:crypto";
import { AcmeUnavailable } from "./acme-problem.ts";

/** What a certificate says of itself. */
export interface ReadChain {
  /** As it is kept: the certificates alone, each with a line break at its end. */
  readonly chain: string;
  /** Milliseconds since 1970. */
  readonly notBefore: number;
  readonly notAfter: number;
  /** By what authorities know it when they are asked when to renew (RFC 9773, 4.1); null where it lacks what that is made of. */
  readonly renewalId: string | null;
}

const PEM = /-----BEGIN CERTIFICATE-----\s[A-Za-z0-9+/=\s]+?-----END CERTIFICATE-----/g;
const MOST_CERTIFICATES = 10;

/**
 * Reads what an authority says is a certificate for names and a key.
 * @throws {AcmeUnavailable} where it is none: what is served instead of one that works must work.
 */
export function readChain(
  text: string,
  { names, key, now }: { readonly names: readonly string[]; readonly key: KeyObject; readonly now: number },
): ReadChain {
  const found = text.match(PEM) ?? [];
  const fail = (why: string, cause?: unknown): never => {
    throw new AcmeUnavailable(`what it calls a certificate ${why}`, { cause });
  };
  if (found.length === 0 || found.length > MOST_CERTIFICATES) fail(`is ${found.length} of them`);
  let certificates: X509Certificate[] = [];
  try {
    certificates = found.map((pem) => new X509Certificate(pem));
  } catch (error) {
    fail("cannot be read", error);
  }
  const [leaf] = certificates;
  if (!leaf) return fail("is none");
  const publicKey = createPublicKey(key).export({ type: "spki", format: "der" });
  if (!leaf.publicKey.export({ type: "spki", format: "der" }).equals(publicKey)) fail("is for another key");
  for (const name of names) {
    // What a wildcard stands for is any label.
    if (leaf.checkHost(name.replace("*", "any"), { subject: "never" }) === undefined) fail(`is not for ${name}`);
  }
  certificates.slice(1).forEach((above, index) => {
    const below = certificates[index];
    if (!below?.checkIssued(above) || !below.verify(above.publicKey)) fail("does not hang together");
  });
  const [notBefore, notAfter] = [leaf.validFromDate.getTime(), leaf.validToDate.getTime()];
  if (!(notAfter > now && notAfter > notBefore)) fail("has ended");
  return { chain: `${found.map((pem) => pem.replaceAll("\r", "")).join("\n")}\n`, notBefore, notAfter, renewalId: renewalIdOf(leaf) };
}

/** The tag of an authority's key id within its extension: `30 len 80 len id`. */
const KEY_ID_EXTENSION = Buffer.from("0603551d23", "hex");

function renewalIdOf({ raw, serialNumber }: X509Certificate): string | null {
  const keyId = keyIdIn(raw);
  if (!keyId) return null;
  const even = serialNumber.length % 2 === 0 ? serialNumber : `0${serialNumber}`;
  // As DER writes whole numbers: one whose first bit is set has a zero before it.
  const digits = Number.parseInt(even.slice(0, 2), 16) >= 0x80 ? `00${even}` : even;
  return `${keyId.toString("base64url")}.${Buffer.from(digits, "hex").toString("base64url")}`;
}

/** Short lengths alone: the id is a hash, and the extension is not marked critical (RFC 5280, 4.2.1.1). */
function keyIdIn(der: Buffer): Buffer | null {
  const at = der.indexOf(KEY_ID_EXTENSION);
  if (at < 0) return null;
  const octets = at + KEY_ID_EXTENSION.length;
  if (der[octets] !== 0x04 || der[octets + 2] !== 0x30 || der[octets + 4] !== 0x80) return null;
  const length = der[octets + 5] ?? 0;
  return length > 0 && length < 0x80 ? der.subarray(octets + 6, octets + 6 + length) : null;
}
