import { type DocumentTree, PAGE_ID, type PageRecord, type PageSettings, sameJson, treeOf, withSettings } from "@vitrine/document";
import { storedDocument } from "../../../platform/documents/document-input.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Caller } from "../../../platform/request-context.ts";
import { readStoredDocument } from "../document/document-store.ts";
import type { PageEditing } from "../document/page-editing.ts";
import { lockPage } from "../page-store.ts";

/** Somebody types meanwhile: so often the newest version is looked at. */
const MOST_ROUNDS = 5;

/**
 * What a page's settings become, by how its document is at the time.
 * @throws Refusal where they may not be so
 */
export type ChangeSettings = (page: PageRecord, tree: DocumentTree) => PageSettings;

/**
 * Changes what a page's document says of the page itself: one change, saved as an editor's is, so that revisions, copies and
 * whoever has the page open have it. Nothing is saved where it says so already.
 * @throws Refusal
 */
export async function putSettings(
  platform: Platform,
  editing: PageEditing,
  caller: Caller,
  id: string,
  change: ChangeSettings,
): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { version, tree } = await readSettings(platform, editing, caller, id);
    const record = tree.page();
    const changed = withSettings(record, change(record, tree));
    if (sameJson(record, changed)) return;
    const diff = { [PAGE_ID]: [record, changed] };
    try {
      await editing.save(caller, { id, baseVersion: version, operationId: platform.clock.id("operation"), diff });
      return;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "STALE_VERSION") throw error;
    }
  }
  throw new Refusal("BUSY_PAGE");
}

/** A page's document as it is, to look at. @throws Refusal */
export async function readSettings(
  { database }: Platform,
  { documents }: PageEditing,
  caller: Caller,
  id: string,
): Promise<{ readonly version: number; readonly tree: DocumentTree }> {
  // Held while both are read: the version and the document belong together.
  return database.transaction(async (queries) => {
    const page = await lockPage(queries, caller, id);
    if (!page) throw new Refusal("NOT_FOUND");
    const open = documents.at(id, page.version);
    return { version: page.version, tree: open?.store ?? treeOf(storedDocument(await readStoredDocument(queries, id), id).records) };
  });
}
