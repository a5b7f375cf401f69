import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { CERTIFICATE_KEY_PURPOSE, type CertificatePart } from "@vitrine/contract";
import { certificatePem, der, derSequence, derTime } from "../../../platform/acme/der.ts";
import type { Secrets } from "../../../platform/secrets.ts";

/** A certificate, with its issuer's behind it if that is another, and its key, in PEM. */
export interface MadeCertificate {
  readonly certificate: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;

const ECDSA_SHA256 = derSequence(Buffer.from("06082a8648ce3d040302", "hex"));
const COMMON_NAME = Buffer.from("0603550403", "hex");
const ALT_NAME = Buffer.from("0603551d11", "hex");

const nameOf = (text: string): Buffer => derSequence(der(0x31, derSequence(COMMON_NAME, der(0x0c, Buffer.from(text.slice(0, 64))))));

/**
 * Makes an ECDSA P-256 certificate for names (RFC 5280), good for 90 days.
 * @param issuer who vouches for it, by the name that comes first in theirs, and whose own certificate comes behind it
 */
export function makeCertificate(hosts: readonly string[], issuer?: MadeCertificate & { readonly name: string }): MadeCertificate {
  const now = Date.now();
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = nameOf(hosts[0] ?? "");
  const names = derSequence(...hosts.map((host) => der(0x82, Buffer.from(host))));
  const body = derSequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_SHA256,
    issuer ? nameOf(issuer.name) : name,
    derSequence(derTime(now - DAY_MS), derTime(now + 90 * DAY_MS)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, derSequence(derSequence(ALT_NAME, der(0x04, names)))),
  );
  const signed = derSequence(body, ECDSA_SHA256, der(0x03, Buffer.from([0]), sign("sha256", body, issuer?.key ?? privateKey)));
  return {
    certificate: `${certificatePem(signed)}${issuer?.certificate ?? ""}`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** A certificate as it is kept, and the name of its file. */
export function certificateFile(
  { certificate, key }: MadeCertificate,
  hosts: readonly string[],
  secrets: Pick<Secrets, "seal">,
): { readonly name: string; readonly part: CertificatePart } {
  const name = createHash("sha256").update(certificate).digest("hex").slice(0, 40);
  const sealedKey = secrets.seal(key, CERTIFICATE_KEY_PURPOSE);
  return { name, part: { schema: 2, hosts: [...hosts], chain: certificate, sealedKey, notAfter: Date.now() + 90 * DAY_MS } };
}
