import type { KeyObject } from "node:crypto";
import { CERTIFICATE_KEY_PURPOSE, type CertificatePart, certificateKey } from "@vitrine/contract";
import type { ReadChain } from "../../../platform/acme/read-chain.ts";
import { keyText } from "../../../platform/acme/signing-request.ts";
import type { Platform } from "../../../platform/platform.ts";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import { certifyPlatform } from "../../sites/index.ts";
import { findOwnedDomains } from "../domain-store.ts";
import { writeHostParts } from "../host-part.ts";
import { tellDomain } from "../tell-domain.ts";
import { type CertificateRow, changeInRun, leaveFiles, NO_ORDER, nameFile, noteFile, updateCertificate } from "./certificate-store.ts";
import { noteCertificate } from "./note-certificate.ts";
import { Superseded } from "./order/run.ts";
import { chanceOf, isHurried, renewWhen } from "./renewal/renew-when.ts";
import { platformWildcard } from "./wildcard/platform-wildcard.ts";
import { writeWildcard } from "./wildcard/write-wildcard.ts";

/** A certificate that was made, by whom. */
export interface MadeCertificate extends ReadChain {
  readonly host: string;
  readonly names: readonly string[];
  readonly run: string;
  readonly key: KeyObject;
  /** What there was before. */
  readonly replaced: Pick<CertificateRow, "notBefore" | "notAfter">;
}

const LEAST_MS = 86_400_000;

/** Writes a certificate into its file, and then says in its host's row that it is the one. */
export async function keepCertificate(platform: Platform, made: MadeCertificate): Promise<void> {
  const { database, storage, secrets, clock } = platform;
  const { host, names, run, chain, key, notBefore, notAfter, renewalId, replaced } = made;
  const name = contentHash(chain);
  const sealedKey = secrets.seal(keyText(key), CERTIFICATE_KEY_PURPOSE);
  const part: CertificatePart = { schema: 2, hosts: [...names], chain, sealedKey, notAfter };
  await noteFile(database.queries, name, host, new Date(clock.now()));
  await storage.put(certificateKey(name), Buffer.from(JSON.stringify(part)));
  const now = clock.now();
  // Under a clock that is ahead a new certificate looks old: it is not made again and again.
  const least = now + Math.min(LEAST_MS, (notAfter - now) / 2);
  const renewAt = new Date(Math.max(least, renewWhen({ notBefore, notAfter }, chanceOf(name))));
  await database.transaction(async (queries) => {
    const change = {
      ...{ name, notBefore: new Date(notBefore), notAfter: new Date(notAfter), renewalId, renewAt, dueAt: renewAt },
      ...{ failures: 0, problem: null, askRenewalAt: null, ...NO_ORDER },
      ...(wasHurried(replaced, now) ? { hurriedAt: new Date(now) } : {}),
    };
    if (!(await changeInRun(queries, host, run, change))) throw new Superseded();
    if (!(await nameFile(queries, name))) throw new Error(`the file of the certificate of ${host} was removed before it was named`);
    await leaveFiles(queries, host, name, new Date(clock.now()));
  });
}

function wasHurried({ notBefore, notAfter }: MadeCertificate["replaced"], now: number): boolean {
  return notBefore !== null && notAfter !== null && isHurried({ notBefore: notBefore.getTime(), notAfter: notAfter.getTime() }, now);
}

/** Has a host's visitors served with the certificate that its row names; then says so to its owner, if it is somebody's. */
export async function serveCertificate(
  platform: Platform,
  { host, name }: { readonly host: string; readonly name: string },
): Promise<void> {
  const wildcard = platformWildcard(platform.config);
  if (host === wildcard?.host) {
    await writeWildcard(platform, wildcard, name);
    await updateCertificate(platform.database.queries, host, { servedName: name });
    return certifyPlatform(platform, true);
  }
  // The other form of a name leads to it, over HTTPS from now on.
  await writeHostParts(platform, host);
  await platform.database.transaction(async (queries) => {
    await noteCertificate(platform, queries, host, true);
    await updateCertificate(queries, host, { servedName: name });
  });
  for (const row of await findOwnedDomains(platform.database.queries, [host])) tellDomain(platform, row);
}
