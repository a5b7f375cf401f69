import { wholeAccount } from "../../platform/acting/reach.ts";
import { storedDocument } from "../../platform/documents/document-input.ts";
import { type ExportPart, inBatches } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { findSites } from "../sites/index.ts";
import { readStoredDocument } from "./document/document-store.ts";
import { listApprovedCode } from "./own-code/approved-code-store.ts";
import { listPagesById, lockPage, type PageRow } from "./page-store.ts";
import { presentPage } from "./present-page.ts";
import { lockInTrash } from "./trash/trash-store.ts";

const BATCH = 50;

/** An account's pages with their documents, for its export. */
export function exportPages({ database, config }: Platform): ExportPart {
  return {
    name: "pages",
    about: {
      pt: "pages/: um arquivo por página, com os dados dela e o documento do editor (site-endereço.json), e em pages/trash/ as da lixeira; own-code.json: os códigos próprios que estão ligados, por quem e quando.",
      en: "pages/: one file a page, with its details and the editor's document (site-address.json), and in pages/trash/ those in the trash; own-code.json: which code of your own is switched on, by whom and when.",
      es: "pages/: un archivo por página, con sus datos y el documento del editor (sitio-dirección.json), y en pages/trash/ las de la papelera; own-code.json: qué código propio está activado, por quién y cuándo.",
    },
    async *files(accountId) {
      const reach = wholeAccount(accountId);
      const read = (after: PageRow | null, limit: number) => listPagesById(database.queries, reach, limit, after?.id ?? null);
      for await (const { id, siteId } of inBatches(BATCH, read)) {
        // Held while both are read: the version and the document belong together.
        const found = await database.transaction(async (queries) => {
          const page = (await lockPage(queries, reach, id)) ?? (await lockInTrash(queries, reach, id));
          const [site] = await findSites(queries, [siteId]);
          return page && site ? { page, site, stored: await readStoredDocument(queries, id) } : null;
        });
        // Deleted for good since the list was read.
        if (!found) continue;
        const { page, site, stored } = found;
        const content = JSON.stringify({ page: presentPage(config, page, site), document: storedDocument(stored, id) }, null, 2);
        yield {
          path: `${page.deletedAt ? "pages/trash" : "pages"}/${site.name}-${page.slug.replaceAll("/", "-")}.json`,
          content: `${content}\n`,
        };
      }
      const approved = await listApprovedCode(database.queries, reach);
      if (approved.length > 0) yield { path: "own-code.json", content: `${JSON.stringify(approved, null, 2)}\n` };
    },
  };
}
