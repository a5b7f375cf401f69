import { PAGE_ID, type PageDocument, type PageRecord, type PageSettings, sameJson, withSettings } from "@vitrine/document";
import { storedDocument } from "../../../platform/documents/document-input.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Caller } from "../../../platform/request-context.ts";
import { lockPage } from "../page-store.ts";
import { readStoredDocument } from "./document-store.ts";
import type { PageEditing } from "./page-editing.ts";

/** Somebody types meanwhile: so often the newest version is looked at. */
const MOST_ROUNDS = 5;

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
  settings: PageSettings,
): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { version, record } = await readSettings(platform, editing, caller, id);
    const changed = withSettings(record, settings);
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

async function readSettings(
  { database }: Platform,
  { documents }: PageEditing,
  caller: Caller,
  id: string,
): Promise<{ readonly version: number; readonly record: PageRecord }> {
  // Held while both are read: the version and the document belong together.
  return database.transaction(async (queries) => {
    const page = await lockPage(queries, caller, id);
    if (!page) throw new Refusal("NOT_FOUND");
    const open = documents.at(id, page.version);
    return { version: page.version, record: open ? open.store.page() : pageOf(storedDocument(await readStoredDocument(queries, id), id)) };
  });
}

function pageOf({ records }: PageDocument): PageRecord {
  const record = records[PAGE_ID];
  if (record?.type !== "page") throw new Error("a document without a page");
  return record;
}
