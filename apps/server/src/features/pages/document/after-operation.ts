import { blockCatalog } from "@vitrine/blocks";
import { DocumentStore, type Operation, type PageDocument, type Result, runOperation } from "@vitrine/document";

/** What a document becomes by an operation, or why it cannot. */
export function afterOperation(document: PageDocument, operation: Operation): Result<PageDocument> {
  const store = new DocumentStore(document);
  const done = runOperation(store, blockCatalog, operation);
  return done.ok ? { ok: true, value: store.toDocument() } : done;
}
