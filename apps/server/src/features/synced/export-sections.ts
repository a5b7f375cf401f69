import { wholeAccount } from "../../platform/acting/reach.ts";
import { type ExportPart, inBatches } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentSection } from "./present-section.ts";
import { countUses } from "./section-uses.ts";
import { findSection, listSections, type SectionRow } from "./synced-section-store.ts";

const BATCH = 50;

/** The synced sections of an account, for its export. */
export function exportSections({ database }: Platform): ExportPart {
  return {
    name: "synced",
    about: {
      pt: "synced/: um arquivo por seção sincronizada, com o nome, a versão e o que há nela.",
      en: "synced/: one file for each synced section, with its name, its version and what is in it.",
      es: "synced/: un archivo por cada sección sincronizada, con su nombre, su versión y lo que contiene.",
    },
    async *files(accountId) {
      const reach = wholeAccount(accountId);
      const read = (after: SectionRow | null, limit: number) =>
        listSections(database.queries, reach, limit, after && { at: after.createdAt, id: after.id });
      for await (const { id } of inBatches(BATCH, read)) {
        const found = await findSection(database.queries, reach, id);
        // Deleted since the list was read.
        if (!found) continue;
        const counts = await countUses(database.queries, reach, [id]);
        const content = JSON.stringify({ section: presentSection(found, counts.get(id)), content: found.content }, null, 2);
        yield { path: `synced/${id}.json`, content: `${content}\n` };
      }
    },
  };
}
