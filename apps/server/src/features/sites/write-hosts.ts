import { type HostPart, hostKey } from "@vitrine/contract";
import { siteUrl } from "../../platform/config.ts";
import type { Platform } from "../../platform/platform.ts";
import { putChanged, removeIfThere } from "../../platform/storage/put-changed.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { listLabels } from "./label-store.ts";
import { findSites, type SiteRow } from "./site-store.ts";

/** One writer of a site's labels at a time, each reading the rows afresh: the last one written is the newest. */
const turnOf = (siteId: string): string => `hosts:${siteId}`;

/**
 * Makes the labels of a site lead where its row says: the one of now shows its pages, those of before lead to its
 * address. On disk when it returns. The new address is there before an earlier one leads to it.
 */
export function writeHosts({ database: { queries, innerTurns }, storage, config }: Platform, siteId: string): Promise<void> {
  return innerTurns.run(turnOf(siteId), async () => {
    const [site] = await findSites(queries, [siteId]);
    if (!site) return;
    const labels = await listLabels(queries, siteId);
    await writeHost(storage, site, site.name, null);
    const address = siteUrl(config, site);
    for (const label of labels) if (label !== site.name) await writeHost(storage, site, label, address);
  });
}

/** Takes away what leads to a site that is being deleted. */
export function removeHosts({ database: { queries, innerTurns }, storage }: Platform, site: SiteRow): Promise<void> {
  return innerTurns.run(turnOf(site.id), async () => {
    for (const label of await listLabels(queries, site.id)) await removeIfThere(storage, hostKey(label));
  });
}

async function writeHost(storage: Storage, { folder }: SiteRow, label: string, leadsTo: string | null): Promise<void> {
  // The label that a site began under shows its pages by itself.
  if (label === folder && leadsTo === null) return removeIfThere(storage, hostKey(label));
  // What the platform's own names are shown over HTTPS with is no matter of theirs.
  const part: HostPart = { schema: 2, host: label, site: folder, leadsTo, certificate: null };
  await putChanged(storage, hostKey(label), Buffer.from(JSON.stringify(part)));
}
