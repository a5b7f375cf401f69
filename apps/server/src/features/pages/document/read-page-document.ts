import type { PageDocument } from "@vitrine/document";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Database } from "../../../platform/database/database.ts";
import { storedDocument } from "../../../platform/documents/document-input.ts";
import { lockPage, type PageRow } from "../page-store.ts";
import { readStoredDocument } from "./document-store.ts";

/** A page with its document as it is saved, at one and the same version; undefined where there is no such page. */
export function readPageDocument(
  database: Database,
  reach: Reach,
  id: string,
): Promise<{ readonly page: PageRow; readonly document: PageDocument } | undefined> {
  // Held while both are read: the version and the document belong together.
  return database.transaction(async (queries) => {
    const page = await lockPage(queries, reach, id);
    return page && { page, document: storedDocument(await readStoredDocument(queries, page.id), page.id) };
  });
}
