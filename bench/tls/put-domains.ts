import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { certificateKey, type HostPart, hostKey } from "@vitrine/contract";
import { certificateFile, type MadeCertificate, makeCertificate } from "../../apps/server/src/front/https/testing/make-certificate.ts";
import { secretsUnder } from "../../apps/server/src/platform/secrets.ts";

/** What the keys of certificates are sealed under here. */
export const SECRET = "what seals the keys of a bench's certificates";

export function domainOf(number: number): string {
  return `loja-${number}.example.com`;
}

/** Writes domains of one site, each with a certificate of its own that an issuer vouches for, into a data folder; the first one's certificate comes back. */
export function putDomains(dataFolder: string, count: number, site: string): MadeCertificate {
  const secrets = secretsUnder(Buffer.from(SECRET, "utf8"));
  const put = (key: string, part: unknown): void => {
    const path = join(dataFolder, "storage", key);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(part));
  };
  const name = "issuer.example";
  const issuer = { ...makeCertificate([name]), name };
  let first: MadeCertificate | null = null;
  for (let number = 1; number <= count; number++) {
    const host = domainOf(number);
    const made = makeCertificate([host], issuer);
    first ??= made;
    const { name: certificate, part } = certificateFile(made, [host], secrets);
    put(certificateKey(certificate), part);
    const leads: HostPart = { schema: 2, host, site, leadsTo: null, certificate };
    put(hostKey(host), leads);
  }
  if (!first) throw new Error("no domain was asked for");
  return first;
}
