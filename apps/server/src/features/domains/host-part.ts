import { type HostPart, hostKey } from "@vitrine/contract";
import { siteUrl } from "../../platform/config.ts";
import { boundedQueue } from "../../platform/limits/bounded-queue.ts";
import type { Platform } from "../../platform/platform.ts";
import { putChanged, removeIfThere } from "../../platform/storage/put-changed.ts";
import { findSites } from "../sites/index.ts";
import { findCertificate } from "./certificates/certificate-store.ts";
import { findServed } from "./domain-store.ts";
import { otherFormOf } from "./read-domain-name.ts";
import { findRule } from "./rules/rule-store.ts";

/** One writer of a name's part at a time, each reading the rows afresh, so that the last one written is the newest. */
const inTurn = boundedQueue({ key: 1 }).run;

type Files = Pick<Platform, "database" | "storage" | "config">;

/** Makes what visitors meet under a name what the rows say; on disk when it returns. */
export function writeHostPart(platform: Files, host: string): Promise<void> {
  return inTurn(host, async () => {
    const { storage } = platform;
    const part = await makeHostPart(platform, host);
    if (part) await putChanged(storage, hostKey(host), Buffer.from(JSON.stringify(part)));
    else await removeIfThere(storage, hostKey(host));
  });
}

/** Makes the parts of a domain, and of the form of it that leads there, what the rows say. */
export async function writeHostParts(platform: Files, name: string): Promise<void> {
  await writeHostPart(platform, name);
  const other = otherFormOf(name);
  if (other !== null) await writeHostPart(platform, other);
}

/** A name that is a domain of its own shows its site; else it leads to the domain whose other form it is. */
async function makeHostPart({ database: { queries }, config }: Files, host: string): Promise<HostPart | null> {
  const other = otherFormOf(host);
  const served = await findServed(queries, other === null ? [host] : [host, other]);
  const own = served.find(({ name }) => name === host);
  const leading = served.find(({ name, records }) => name === other && leadsHere(records));
  const row = own ?? leading;
  if (!row || (await findRule(queries, host))) return null;
  const [site] = await findSites(queries, [row.siteId]);
  if (!site) return null;
  const leadsTo = own ? null : siteUrl(config, { name: site.name, domain: row.name });
  const certificate = (await findCertificate(queries, host))?.name ?? null;
  return { schema: 2, host, site: site.folder, leadsTo, certificate, ...(row.purpose === "images" ? { isForImages: true } : {}) };
}

function leadsHere(records: readonly { readonly purpose: string; readonly state: string }[]): boolean {
  return records.some(({ purpose, state }) => purpose === "otherForm" && state === "right");
}
