import { wholeAccount } from "../../platform/acting/reach.ts";
import type { ExportFile, ExportPart } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { listAllSites } from "../sites/index.ts";
import { findRedirects } from "./redirects/redirect-store.ts";

/** What an account's sites serve besides their pages, for its export. */
export function exportServing({ database }: Platform): ExportPart {
  return {
    name: "serving",
    about: {
      pt: "serving/: um arquivo por site, com os redirecionamentos dele.",
      en: "serving/: one file for each site, with its redirects.",
      es: "serving/: un archivo por sitio, con sus redirecciones.",
    },
    async *files(accountId): AsyncGenerator<ExportFile> {
      for await (const site of listAllSites(database.queries, wholeAccount(accountId))) {
        const redirects = await findRedirects(database.queries, site.id);
        if (!redirects) continue;
        const content = JSON.stringify({ site: site.name, redirects: redirects.items }, null, 2);
        yield { path: `serving/${site.id}.json`, content: `${content}\n` };
      }
    },
  };
}
