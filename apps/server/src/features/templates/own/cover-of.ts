import { type DocumentRecord, PAGE_ID, PAGE_SLOT, type PageDocument, recordIn, subtree, treeOf } from "@vitrine/document";

/** Blocks after which a cover has enough: more than any first screen shows. */
const ENOUGH_BLOCKS = 60;

/** The top of a page as a page of its own, for a small picture of it: its first section, and further ones while it has few blocks. */
export function coverOf(document: PageDocument): PageDocument {
  const tree = treeOf(document.records);
  const records: Record<string, DocumentRecord> = {};
  const page = recordIn(document.records, PAGE_ID);
  if (page) records[PAGE_ID] = page;
  for (const shared of [...tree.tokens(), ...tree.namedStyles()]) records[shared.id] = shared;
  let blocks = 0;
  for (const root of tree.children(PAGE_ID, PAGE_SLOT)) {
    if (blocks >= ENOUGH_BLOCKS) break;
    for (const block of subtree(tree, root.id)) {
      records[block.id] = block;
      blocks += 1;
    }
  }
  return { ...document, records };
}
