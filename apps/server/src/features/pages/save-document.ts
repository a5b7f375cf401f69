import { blockCatalog } from "@vitrine/blocks";
import { applyDiff, DocumentStore, type PageDocument, readDiff } from "@vitrine/document";
import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { documentFrom, refuseDocument, storedDocument } from "./document-input.ts";
import { findOperation, insertOperation, lockPage, type PageRow, readStoredDocument, writeDocument } from "./page-store.ts";

async function pageAt(queries: Queries, accountId: string, pageId: string, version: number): Promise<PageRow> {
  const page = await lockPage(queries, accountId, pageId);
  if (!page) throw new Refusal("NOT_FOUND");
  if (page.version === version) return page;
  const document = storedDocument(await readStoredDocument(queries, pageId), pageId);
  throw new Refusal("STALE_VERSION", { data: { version: page.version, document } });
}

/** Replaces a page's document, on top of the version its editor last saw. Returns the new version. */
export async function replaceDocument(
  { database, clock }: Platform,
  accountId: string,
  input: { readonly id: string; readonly version: number; readonly document: unknown },
): Promise<number> {
  const document = documentFrom(input.document);
  return database.transaction(async (queries) => {
    const page = await pageAt(queries, accountId, input.id, input.version);
    await writeDocument(queries, page.id, document, page.version + 1, new Date(clock.now()));
    return page.version + 1;
  });
}

/** Saves a change as a diff on top of a version. The same operation sent twice is done once. */
export async function saveOperation(
  { database, clock }: Platform,
  accountId: string,
  input: { readonly id: string; readonly baseVersion: number; readonly operationId: string; readonly diff: unknown },
): Promise<number> {
  const diff = readDiff(input.diff);
  if (!diff.ok) throw refuseDocument(diff.problems, "diff");
  return database.transaction(async (queries) => {
    if (!(await lockPage(queries, accountId, input.id))) throw new Refusal("NOT_FOUND");
    const done = await findOperation(queries, input.id, input.operationId);
    if (done !== undefined) return done;
    const page = await pageAt(queries, accountId, input.id, input.baseVersion);
    const store = new DocumentStore(storedDocument(await readStoredDocument(queries, page.id), page.id));
    const applied = applyDiff(store, blockCatalog, diff.value);
    if (!applied.ok) throw refuseDocument(applied.problems, "diff");
    const document: PageDocument = store.toDocument();
    const version = page.version + 1;
    const now = new Date(clock.now());
    await writeDocument(queries, page.id, document, version, now);
    await insertOperation(queries, { pageId: page.id, operationId: input.operationId, version, at: now });
    return version;
  });
}
