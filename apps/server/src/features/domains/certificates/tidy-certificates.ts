import { certificateKey, hostKey, hostPart, wildcardKey, wildcardPart } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";
import { deleteCertificate, findCertificate, forgetFile, leaveFiles, listCertificates, listLeftFiles } from "./certificate-store.ts";
import { noteCertificate } from "./note-certificate.ts";
import { forgetOrders } from "./order/order-store.ts";
import { removeStaleChallenges } from "./order/show-challenge.ts";
import { findDomainsOf, findServedDomain } from "./served-hosts.ts";
import { platformWildcard } from "./wildcard/platform-wildcard.ts";

const DAY_MS = 86_400_000;
const PIECE = 500;

/** Removes what is left of certificates that nobody names, of orders long made and challenges long over. */
export async function tidyCertificates(platform: Platform): Promise<void> {
  const { database, storage, clock } = platform;
  const { queries } = database;
  const dayAgo = new Date(clock.now() - DAY_MS);
  await forgetUnserved(platform);
  for (const { name, host } of await listLeftFiles(queries, dayAgo)) {
    if ((await servedIn(platform, host)) === name) continue;
    if (await forgetFile(queries, name)) await storage.remove(certificateKey(name));
  }
  await forgetOrders(queries, dayAgo);
  await removeStaleChallenges(storage, async (host) => (await findCertificate(queries, host))?.orderSince != null);
}

/** Forgets hosts of which no domain is left; one that only does not lead here for the moment keeps what it has. */
async function forgetUnserved(platform: Platform): Promise<void> {
  const { database, clock, config } = platform;
  const { queries } = database;
  const wildcard = platformWildcard(config);
  for (let after = ""; ; ) {
    const rows = await listCertificates(queries, after, PIECE);
    for (const { host, dueAt, run, notAfter } of rows) {
      if (host === wildcard?.host) continue;
      const isOver = notAfter !== null && notAfter.getTime() <= clock.now();
      if (isOver) await database.transaction((within) => noteCertificate(platform, within, host, false));
      const isUnlinked = (await findDomainsOf(queries, host)).length === 0;
      if (!isUnlinked && (dueAt !== null || run !== null || (notAfter !== null && !isOver))) continue;
      if (!isUnlinked && (await findServedDomain(queries, host))) continue;
      await database.transaction(async (within) => {
        await deleteCertificate(within, host);
        await leaveFiles(within, host, null, new Date(clock.now()));
      });
    }
    after = rows.at(-1)?.host ?? after;
    if (rows.length < PIECE) return;
  }
}

async function servedIn({ storage, config }: Platform, host: string): Promise<string | null> {
  const wildcard = platformWildcard(config);
  try {
    if (host === wildcard?.host) return wildcardPart.parse(JSON.parse(String(await storage.get(wildcardKey(wildcard.domain))))).certificate;
    return hostPart.parse(JSON.parse(String(await storage.get(hostKey(host))))).certificate;
  } catch {
    return null;
  }
}
