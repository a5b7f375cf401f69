import { PAGE_ID } from "./ids.ts";
import { compareOrder } from "./order.ts";
import type { BlockRecord, DocumentRecord, PageRecord, StyleRecord, TokenRecord } from "./records.ts";
import { StyleWearers } from "./style/style-wearers.ts";

/** Read access to a document's records: a store, or a plain document wrapped by `treeOf`. */
export interface DocumentTree {
  get(id: string): DocumentRecord | undefined;
  block(id: string): BlockRecord | undefined;
  page(): PageRecord;
  /** Children in a slot, in the order the page shows them. The array must not be changed. */
  children(parentId: string, slot: string): readonly BlockRecord[];
  /** Children in all slots. */
  allChildren(parentId: string): readonly BlockRecord[];
  records(): Iterable<DocumentRecord>;
  tokens(): readonly TokenRecord[];
  /** The page's named styles, in order. */
  namedStyles(): readonly StyleRecord[];
  /** The ids of the blocks that a named style lies on. */
  blocksWith(styleId: string): ReadonlySet<string>;
}

/** The chain of blocks above one, nearest first, the page left out. Stops at a loop rather than hang on it, and at `most`. */
export function ancestors(tree: Pick<DocumentTree, "block">, id: string, most = Number.POSITIVE_INFINITY): BlockRecord[] {
  const chain: BlockRecord[] = [];
  const seen = new Set<string>([id]);
  let parentId = tree.block(id)?.parentId;
  while (parentId !== undefined && parentId !== PAGE_ID && chain.length < most && !seen.has(parentId)) {
    seen.add(parentId);
    const parent = tree.block(parentId);
    if (!parent) break;
    chain.push(parent);
    parentId = parent.parentId;
  }
  return chain;
}

/** A block and everything inside it, parents before children. */
export function subtree(tree: DocumentTree, id: string): BlockRecord[] {
  const found: BlockRecord[] = [];
  const waiting = [id];
  const seen = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const block = tree.block(next);
    if (!block || seen.has(next)) continue;
    seen.add(next);
    found.push(block);
    const inside = tree.allChildren(next);
    for (let i = inside.length - 1; i >= 0; i--) {
      const child = inside[i];
      if (child) waiting.push(child.id);
    }
  }
  return found;
}

export function isInside(tree: DocumentTree, id: string, container: string): boolean {
  return id === container || ancestors(tree, id).some((block) => block.id === container);
}

/** A plain document as a tree; the index is made once, in time proportional to the number of records. */
export function treeOf(records: Readonly<Record<string, DocumentRecord>>): DocumentTree {
  const byParent = new Map<string, Map<string, BlockRecord[]>>();
  const tokens: TokenRecord[] = [];
  const namedStyles: StyleRecord[] = [];
  const wearers = new StyleWearers();
  for (const id in records) {
    const record = records[id];
    if (!record) continue;
    if (record.type === "token") tokens.push(record);
    if (record.type === "style") namedStyles.push(record);
    if (record.type !== "block") continue;
    wearers.add(record);
    const slots = byParent.get(record.parentId) ?? new Map<string, BlockRecord[]>();
    byParent.set(record.parentId, slots);
    const siblings = slots.get(record.slot);
    if (siblings) siblings.push(record);
    else slots.set(record.slot, [record]);
  }
  for (const slots of byParent.values()) for (const siblings of slots.values()) siblings.sort(compareOrder);
  tokens.sort(compareOrder);
  namedStyles.sort(compareOrder);
  const get = (id: string) => (Object.hasOwn(records, id) ? records[id] : undefined);
  return {
    get,
    block(id) {
      const record = get(id);
      return record?.type === "block" ? record : undefined;
    },
    page() {
      const record = get(PAGE_ID);
      if (record?.type !== "page") throw new Error("the document has no page record");
      return record;
    },
    children: (parentId, slot) => byParent.get(parentId)?.get(slot) ?? [],
    allChildren: (parentId) => [...(byParent.get(parentId)?.values() ?? [])].flat(),
    records: () => Object.values(records),
    tokens: () => tokens,
    namedStyles: () => namedStyles,
    blocksWith: (styleId) => wearers.of(styleId),
  };
}
