import type { BlockRecord, DocumentTree, Json } from "@vitrine/document";

function collect(value: unknown, ids: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) collect(each, ids);
    return;
  }
  const record = value as { readonly [key: string]: Json };
  if (typeof record.imageId === "string") ids.add(record.imageId);
  for (const key in record) collect(record[key], ids);
}

/** Every image a document names: in blocks, in styles, as favicon, as share image. */
export function imageIdsIn(tree: DocumentTree): Set<string> {
  const ids = new Set<string>();
  for (const record of tree.records()) {
    if (record.type === "token") continue;
    collect(record.styles, ids);
    if (record.type === "block") collect(record.props, ids);
    else if (record.type === "page") collect([record.favicon, record.shareImage], ids);
  }
  return ids;
}

/** Whether a block shows an image of its own, apart from backgrounds. */
export function showsImage(block: BlockRecord): boolean {
  const ids = new Set<string>();
  collect(block.props, ids);
  return ids.size > 0;
}
