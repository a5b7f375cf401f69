import { DocumentStore, type PageDocument } from "@vitrine/document";
import { boundedCache } from "../../../platform/limits/bounded-cache.ts";

/** A document being edited, in memory, as it is at a version. */
export interface OpenDocument {
  readonly store: DocumentStore;
  version: number;
}

/** A document that was read and checked, ready to be changed. */
export function openAt(version: number, document: PageDocument): OpenDocument {
  return { store: new DocumentStore(document), version };
}

/** Documents that were read or edited last, so that a saved change costs in proportion to the change. */
export interface OpenDocuments {
  /** The document, if it is here at this very version. */
  at(pageId: string, version: number): OpenDocument | undefined;
  keep(pageId: string, open: OpenDocument): void;
  /** Drops a document that may not be what the database has; a newer one under the same page stays. */
  drop(pageId: string, open: OpenDocument): void;
}

/** Keeps up to `mostRecords` records of documents; those used longest ago go first. */
export function openDocuments(mostRecords = 100_000): OpenDocuments {
  const kept = boundedCache<OpenDocument>(mostRecords, { weigh: ({ store }) => store.size });
  return {
    at(pageId, version) {
      const open = kept.get(pageId);
      return open?.version === version ? open : undefined;
    },
    keep: kept.set,
    drop(pageId, open) {
      if (kept.get(pageId) === open) kept.delete(pageId);
    },
  };
}
