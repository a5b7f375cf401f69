import { wholeAccount } from "../../platform/acting/reach.ts";
import { type ExportPart, inBatches, jsonList } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { listPagesById, type PageRow } from "../pages/index.ts";
import { presentRevisions } from "./present-revision.ts";
import { listRevisions, type RevisionRow } from "./revision-store.ts";

const BATCH = 100;

/** The history of an account's pages, for its export: what each revision is, without the document it has. */
export function exportRevisions({ database: { queries } }: Platform): ExportPart {
  return {
    name: "revisions",
    about: {
      pt: "revisions.json: o histórico das páginas, da revisão mais nova à mais antiga de cada uma; o documento de uma revisão se obtém pela API.",
      en: "revisions.json: the history of the pages, from the newest revision of each to the oldest; the document of a revision is to be had by the API.",
      es: "revisions.json: el historial de las páginas, de la revisión más nueva a la más antigua de cada una; el documento de una revisión se obtiene por la API.",
    },
    async *files(accountId) {
      const reach = wholeAccount(accountId);
      const pages = (after: PageRow | null, limit: number) => listPagesById(queries, reach, limit, after?.id ?? null);
      async function* all() {
        for await (const page of inBatches(BATCH, pages)) {
          const read = async (after: RevisionRow | null, limit: number) =>
            listRevisions(queries, page.id, limit, after && { at: after.createdAt, id: after.id });
          for await (const row of inBatches(BATCH, read)) yield* await presentRevisions(queries, page, [row]);
        }
      }
      yield { path: "revisions.json", content: jsonList(all()) };
    },
  };
}
