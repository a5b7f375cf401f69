import type { DocumentDiff } from "../changes/diff.ts";
import type { BlockRecord, DocumentRecord } from "../records.ts";
import type { DocumentTree } from "../tree.ts";
import type { Blocks } from "./page-facts.ts";

/** The records as they were before a diff that the tree has taken. */
export function placesBefore(tree: DocumentTree, diff: DocumentDiff): Blocks {
  const get = (id: string): DocumentRecord | undefined => (Object.hasOwn(diff, id) ? (diff[id]?.[0] ?? undefined) : tree.get(id));
  return {
    block(id): BlockRecord | undefined {
      const record = get(id);
      return record?.type === "block" ? record : undefined;
    },
    *records() {
      for (const record of tree.records()) if (!Object.hasOwn(diff, record.id)) yield record;
      for (const id in diff) {
        const before = diff[id]?.[0];
        if (before) yield before;
      }
    },
  };
}

/** No page at all: what comes before one that is read as a whole. */
export const NO_BLOCKS: Blocks = { block: () => undefined, records: () => [] };
