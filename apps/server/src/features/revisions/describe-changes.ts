import { blockCatalog, blockDefinition } from "@vitrine/blocks";
import type { ChangedPart, Revision } from "@vitrine/contract";
import { PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import type { KeptPage, RecordChanges } from "./revision-content.ts";

/** What a record is, as far as it says so itself: it is read as it was kept. */
interface KeptRecord {
  readonly type?: unknown;
  readonly kind?: unknown;
  readonly parentId?: unknown;
  readonly slot?: unknown;
}

function partOf({ type, kind }: KeptRecord): ChangedPart {
  if (type === "page") return "settings";
  if (type !== "block" || typeof kind !== "string") return "style";
  if (blockCatalog.get(kind)?.category === "section") return "section";
  if (kind === "image" || kind === "button") return kind;
  const group = blockDefinition(kind)?.group;
  return group === "text" || group === "form" ? group : "block";
}

/** How many of each part of a page changes touch; `before` has the records that they remove. */
export function describeChanges(before: KeptPage["records"], changes: RecordChanges): Revision["changes"] {
  const counts: Partial<Record<ChangedPart, number>> = {};
  for (const [id, record] of changes) {
    const part = partOf((record ?? before.get(id) ?? {}) as KeptRecord);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}

export function countSections(records: KeptPage["records"]): number {
  let count = 0;
  for (const record of records.values()) {
    const { type, parentId, slot } = record as KeptRecord;
    if (type === "block" && parentId === PAGE_ID && slot === PAGE_SLOT) count += 1;
  }
  return count;
}
