import { wholeAccount } from "../../platform/acting/reach.ts";
import type { ExportPart } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { listLabels } from "./label-store.ts";
import { presentLabel } from "./present-label.ts";

/** The tags and products of an account, for its export. */
export function exportLabels({ database }: Platform): ExportPart {
  return {
    name: "labels",
    about: {
      pt: "labels.json: suas tags e seus produtos; cada página diz quais tem (labelIds).",
      en: "labels.json: your tags and products; each page says which it has (labelIds).",
      es: "labels.json: tus etiquetas y productos; cada página dice cuáles tiene (labelIds).",
    },
    async *files(accountId) {
      const rows = await listLabels(database.queries, wholeAccount(accountId));
      if (rows.length > 0) yield { path: "labels.json", content: `${JSON.stringify(rows.map(presentLabel), null, 2)}\n` };
    },
  };
}
