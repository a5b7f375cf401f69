import { wholeAccount } from "../../platform/acting/reach.ts";
import { type ExportPart, inBatches } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentShare } from "./present-share.ts";
import { listSharesById, type ShareRow } from "./share-store.ts";

const BATCH = 200;

/** The share links of an account's pages, for its export: without the links themselves, which would open them. */
export function exportShares(platform: Platform): ExportPart {
  return {
    name: "shares",
    about: {
      pt: "shares.json: os links de compartilhamento das suas páginas, sem os endereços.",
      en: "shares.json: the share links of your pages, without their addresses.",
      es: "shares.json: los enlaces para compartir de tus páginas, sin sus direcciones.",
    },
    async *files(accountId) {
      const reach = wholeAccount(accountId);
      const read = (after: ShareRow | null, limit: number) => listSharesById(platform.database.queries, reach, limit, after?.id ?? null);
      const all = [];
      for await (const row of inBatches(BATCH, read)) {
        const { url: _, ...share } = presentShare(platform, row);
        all.push(share);
      }
      if (all.length > 0) yield { path: "shares.json", content: `${JSON.stringify(all, null, 2)}\n` };
    },
  };
}
