import type { KeptDocument, PageDocument } from "@vitrine/document";
import type { Queries } from "../../platform/database/database.ts";
import { storedDocument } from "../../platform/documents/document-input.ts";
import { asDocument, type KeptPage, unpackChanges, unpackWhole } from "./revision-content.ts";
import { type ContentRow, findPublishedUpTo, type RevisionRow, readChain } from "./revision-store.ts";

/** A page as rows say one after the other, the first of them a whole one. */
export async function pageOfChain(chain: readonly ContentRow[]): Promise<KeptPage> {
  const [first, ...rest] = chain;
  if (!first?.isWhole) throw new Error("a history begins with what is not whole");
  const { schema, records } = await unpackWhole(first.content);
  const current = new Map(records);
  for (const { content } of rest) {
    for (const [id, record] of await unpackChanges(content)) {
      if (record === null) current.delete(id);
      else current.set(id, record);
    }
  }
  return { schema, records: current };
}

/** A revision's document, brought up to date and checked like any that is stored. */
export async function readRevision(queries: Queries, { pageId, seq, id }: RevisionRow): Promise<PageDocument> {
  return storedDocument(asDocument(await pageOfChain(await readChain(queries, pageId, seq))), id);
}

/** What a page was at a version that visitors were given, as it was kept; undefined where that is kept no longer. */
export async function readPublished(queries: Queries, pageId: string, version: number): Promise<KeptDocument | undefined> {
  const row = await findPublishedUpTo(queries, pageId, version);
  return row && { written: JSON.stringify(await readRevision(queries, row)), changes: [] };
}
