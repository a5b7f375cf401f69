import { createHash, createPublicKey, type KeyObject, randomBytes, sign } from "node:crypto";
import { certificatePem, der, derSequence, derTime } from "./der.ts";

const DAY_MS = 86_400_000;
const ECDSA_SHA256 = derSequence(Buffer.from("06082a8648ce3d040302", "hex"));
const COMMON_NAME = Buffer.from("0603550403", "hex");
const ALT_NAME = Buffer.from("0603551d11", "hex");
const ACME_IDENTIFIER = Buffer.from("06082b0601050507011f", "hex");
const CRITICAL = Buffer.from("0101ff", "hex");
const STRING = 0x04;
const DNS_NAME = 0x82;
/** It says nothing: what counts are the extensions. A host may be longer than a common name. */
const NAME = derSequence(der(0x31, derSequence(COMMON_NAME, der(0x0c, Buffer.from("ACME challenge")))));

/**
 * The certificate that an authority looks for when it asks for a challenge within TLS (RFC 8737, 3): for the host alone, with
 * the hash of what has to be shown, marked critical, and signed by itself. Any version of TLS may use it, since nothing is
 * said of what its key is for. In PEM.
 * @param key ECDSA P-256.
 * @param now milliseconds since 1970.
 */
export function challengeCertificate(host: string, keyAuthorization: string, { key, now }: { key: KeyObject; now: number }): string {
  const proof = createHash("sha256").update(keyAuthorization).digest();
  const extensions = derSequence(
    derSequence(ALT_NAME, der(STRING, derSequence(der(DNS_NAME, Buffer.from(host))))),
    derSequence(ACME_IDENTIFIER, CRITICAL, der(STRING, der(STRING, proof))),
  );
  const body = derSequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_SHA256,
    NAME,
    derSequence(derTime(now - DAY_MS), derTime(now + DAY_MS)),
    NAME,
    createPublicKey(key).export({ type: "spki", format: "der" }),
    der(0xa3, extensions),
  );
  return certificatePem(derSequence(body, ECDSA_SHA256, der(0x03, Buffer.from([0]), sign("sha256", body, key))));
}
