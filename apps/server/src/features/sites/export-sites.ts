import { wholeAccount } from "../../platform/acting/reach.ts";
import { type ExportPart, inBatches, jsonList } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentSiteAlone } from "./present-site.ts";
import { listSites, type SiteRow } from "./site-store.ts";

const BATCH = 100;

/** An account's sites, for its export. */
export function exportSites({ database, config }: Platform): ExportPart {
  const sitesOf = async function* (accountId: string): AsyncGenerator<unknown> {
    const read = (after: SiteRow | null, limit: number) =>
      listSites(database.queries, wholeAccount(accountId), limit, after && { at: after.createdAt, id: after.id });
    for await (const row of inBatches(BATCH, read)) yield presentSiteAlone(config, row);
  };
  return {
    name: "sites",
    about: {
      pt: "sites.json: seus sites e os endereços deles.",
      en: "sites.json: your sites and their addresses.",
      es: "sites.json: tus sitios y sus direcciones.",
    },
    async *files(accountId) {
      yield { path: "sites.json", content: jsonList(sitesOf(accountId)) };
    },
  };
}
