import { type HostPart, hostKey } from "@vitrine/contract";
import { siteUrl } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { putChanged, removeIfThere } from "../../platform/storage/put-changed.ts";
import { findSites } from "../sites/index.ts";
import { findCertificates } from "./certificates/certificate-store.ts";
import { findOwnedDomains } from "./domain-store.ts";
import { otherFormOf } from "./read-domain-name.ts";
import { findForbidden } from "./rules/rule-store.ts";

type Files = Pick<Platform, "database" | "storage" | "config">;

/**
 * Makes what visitors meet under a name what the rows say; on disk when it returns. One writer of a name's part at a time,
 * each reading the rows afresh, so that the last one written is the newest.
 */
export function writeHostPart(platform: Files, host: string): Promise<void> {
  return platform.database.innerTurns.run(`host:${host}`, async () => {
    const { storage } = platform;
    const part = (await makeHostParts(platform, [host])).get(host);
    if (part) await putChanged(storage, hostKey(host), bytesOf(part));
    else await removeIfThere(storage, hostKey(host));
  });
}

/** Makes the parts of a domain, and of the form of it that leads there, what the rows say. */
export async function writeHostParts(platform: Files, name: string): Promise<void> {
  for (const host of formsOf(name)) await writeHostPart(platform, host);
}

export const bytesOf = (part: HostPart): Buffer => Buffer.from(JSON.stringify(part));

/**
 * What visitors are to meet under each of some names, by the rows; a name under which they meet nothing is missing. As many
 * questions for a thousand names as for one. A name that is a domain of its own shows its site; else it leads to the domain
 * whose other form it is. One that has a certificate is shown before its entries lead here: visitors may come at any moment,
 * and meet it from the first on.
 */
export async function makeHostParts({ database: { queries }, config }: Files, hosts: readonly string[]): Promise<Map<string, HostPart>> {
  const names = [...new Set(hosts.flatMap(formsOf))];
  const certificates = byKey(await findCertificates(queries, names), ({ host }) => host);
  const nameOf = (host: string): string | null => certificates.get(host)?.name ?? null;
  const owned = (await findOwnedDomains(queries, names)).filter(({ isForbidden }) => !isForbidden);
  const served = byKey(
    owned.filter(({ name, completedAt }) => completedAt !== null || nameOf(name) !== null),
    ({ name }) => name,
  );
  const rows = [...new Set(hosts)].flatMap((host) => {
    const [own, other] = [served.get(host), served.get(otherFormOf(host) ?? "")];
    const row = own ?? (other && (leadsHere(other.records) || nameOf(host) !== null) ? other : undefined);
    return row ? [{ host, row, isOwn: own !== undefined }] : [];
  });
  const forbidden = await findForbidden(
    queries,
    rows.map(({ host }) => host),
  );
  const sites = byKey(await findSites(queries, [...new Set(rows.map(({ row }) => row.siteId))]), ({ id }) => id);
  const parts = new Map<string, HostPart>();
  for (const { host, row, isOwn } of rows) {
    const site = sites.get(row.siteId);
    if (!site || forbidden.has(host)) continue;
    const leadsTo = isOwn ? null : siteUrl(config, { name: site.name, domain: row.name, hasCertificate: nameOf(row.name) !== null });
    const shown = { schema: 2, host, site: site.folder, leadsTo, certificate: nameOf(host) } as const;
    parts.set(host, row.purpose === "images" ? { ...shown, isForImages: true } : shown);
  }
  return parts;
}

/** A name, and the other form of it where it has one. */
export function formsOf(name: string): string[] {
  const other = otherFormOf(name);
  return other === null ? [name] : [name, other];
}

function byKey<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function leadsHere(records: readonly { readonly purpose: string; readonly state: string }[]): boolean {
  return records.some(({ purpose, state }) => purpose === "otherForm" && state === "right");
}
