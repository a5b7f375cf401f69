import { blockCatalog } from "@vitrine/blocks";
import { applyDiff, readDiff } from "@vitrine/document";
import type { Queries } from "../../../platform/database/database.ts";
import { refuseDocument, storedDocument } from "../../../platform/documents/document-input.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Caller } from "../../../platform/request-context.ts";
import { lockPage } from "../page-store.ts";
import { tellPage } from "../tell-page.ts";
import { factsOf } from "./document-facts.ts";
import { changesOf, findOperation, insertOperation, readStoredDocument } from "./document-store.ts";
import { moveVersion } from "./move-version.ts";
import { type OpenDocument, type OpenDocuments, openAt } from "./open-documents.ts";
import { refuseStale } from "./save-document.ts";

export interface SavedOperation {
  /** The version the page has after it. */
  readonly version: number;
  /** Characters that are to be read on top of the written document from now on; none for one that was done before. */
  readonly added: number;
  /** What it made of the page, where it is little enough to be told. */
  readonly changes: Readonly<Record<string, unknown>> | null;
}

/**
 * Bytes of changes that are told with the version: nodes tell each other less than 8,000 in one go, and what was told is
 * kept for who comes back. More is asked for by a call.
 */
const MOST_TOLD = 4_000;

export interface SentOperation {
  /** The page. */
  readonly id: string;
  readonly baseVersion: number;
  readonly operationId: string;
  readonly diff: unknown;
}

/**
 * Saves a change as a diff on top of a version; the same operation sent twice is done once. What is written is
 * the change alone, on top of the document that was last written whole.
 */
export async function saveOperation(
  platform: Platform,
  documents: OpenDocuments,
  caller: Caller,
  input: SentOperation,
): Promise<SavedOperation> {
  const diff = readDiff(input.diff);
  if (!diff.ok) throw refuseDocument(diff.problems, "diff");
  let changed: OpenDocument | undefined;
  try {
    const saved = await platform.database.transaction(async (queries) => {
      const page = await lockPage(queries, caller, input.id);
      if (!page) throw new Refusal("NOT_FOUND");
      const done = await findOperation(queries, page.id, input.operationId);
      if (done !== undefined) return { version: done, added: 0, changes: null };
      if (page.version !== input.baseVersion) throw await refuseStale(queries, page, documents.at(page.id, page.version));
      const open = documents.at(page.id, page.version) ?? (await openDocument(queries, page.id, page.version));
      changed = open;
      const applied = applyDiff(open.store, blockCatalog, diff.value);
      if (!applied.ok) throw refuseDocument(applied.problems, "diff");
      open.version += 1;
      documents.keep(page.id, open);
      const at = new Date(platform.clock.now());
      await moveVersion(platform, queries, caller, page, factsOf(open.store));
      const row = { pageId: page.id, operationId: input.operationId, version: open.version, at };
      const changes = changesOf(applied.value);
      const text = await insertOperation(queries, row, changes);
      return { version: open.version, added: text.length, changes: Buffer.byteLength(text) > MOST_TOLD ? null : changes };
    });
    const { version, changes } = saved;
    tellPage(platform, caller.accountId, input.id, { what: "saved", version, operationId: input.operationId, changes });
    return saved;
  } catch (error) {
    if (changed) documents.drop(input.id, changed);
    throw error;
  }
}

async function openDocument(queries: Queries, pageId: string, version: number): Promise<OpenDocument> {
  return openAt(version, storedDocument(await readStoredDocument(queries, pageId), pageId));
}
