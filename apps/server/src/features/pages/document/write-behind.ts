import type { Reach } from "../../../platform/acting/reach.ts";
import { storedDocument } from "../../../platform/documents/document-input.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockPage } from "../page-store.ts";
import { readStoredDocument, writeDocument, writtenVersion } from "./document-store.ts";
import type { SavedOperation } from "./save-operation.ts";

/** After this many operations a document is written whole again, so that reading it stays quick. */
const MOST_OPERATIONS = 50;

/** So it is after one of more characters than this: fifty of the largest would be read with every publish. */
const LARGE_OPERATION = 250_000;

/** Writes documents whole after answers were given, one at a time a page. */
export function writeBehind(platform: Platform): (reach: Reach, pageId: string, saved: SavedOperation) => void {
  const writing = new Set<string>();
  return (reach, pageId, { version, added }) => {
    const isDue = version % MOST_OPERATIONS === 0 || added > LARGE_OPERATION;
    if (!isDue || writing.has(pageId)) return;
    writing.add(pageId);
    write(platform, reach, pageId)
      .catch((error: unknown) => platform.log("warn", "pages.write_behind_failed", { pageId, error }))
      .finally(() => writing.delete(pageId));
  };
}

/** Writes a page's document whole, as it is after its operations. */
async function write({ database }: Platform, reach: Reach, pageId: string): Promise<void> {
  await database.transaction(async (queries) => {
    const page = await lockPage(queries, reach, pageId);
    if (!page || (await writtenVersion(queries, pageId)) === page.version) return;
    await writeDocument(queries, pageId, storedDocument(await readStoredDocument(queries, pageId), pageId), page.version);
  });
}
