import { wholeAccount } from "../../../platform/acting/reach.ts";
import { type ExportPart, inBatches } from "../../../platform/export-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findOwnTemplate, listOwnTemplates, type OwnTemplateRow } from "./own-template-store.ts";
import { presentOwnTemplate } from "./present-own-template.ts";

const BATCH = 50;

/** What an account has kept as templates, for its export. */
export function exportTemplates({ database }: Platform): ExportPart {
  return {
    name: "templates",
    about: {
      pt: "templates/: um arquivo por modelo seu, com o nome, a categoria e o que há nele.",
      en: "templates/: one file for each template of yours, with its name, its category and what is in it.",
      es: "templates/: un archivo por cada plantilla tuya, con su nombre, su categoría y lo que contiene.",
    },
    async *files(accountId) {
      const reach = wholeAccount(accountId);
      const read = (after: OwnTemplateRow | null, limit: number) =>
        listOwnTemplates(database.queries, reach, undefined, limit, after && { at: after.createdAt, id: after.id });
      for await (const { id } of inBatches(BATCH, read)) {
        const found = await findOwnTemplate(database.queries, reach, id);
        // Deleted since the list was read.
        if (!found) continue;
        const content = JSON.stringify({ template: presentOwnTemplate(found), content: found.content }, null, 2);
        yield { path: `templates/${id}.json`, content: `${content}\n` };
      }
    },
  };
}
