import type { BlockRecord } from "../records.ts";
import type { DocumentTree } from "../tree.ts";
import { flattenLayers } from "./style-layers.ts";
import type { Styles } from "./styles.ts";

/** What lies on a block, the strongest first: its own values, then its named styles from the last to the first. */
export function blockLayers(tree: Pick<DocumentTree, "get">, block: BlockRecord): readonly Styles[] {
  const layers: Styles[] = [block.styles];
  for (const id of block.styleIds?.toReversed() ?? []) {
    const record = tree.get(id);
    layers.push(record?.type === "style" ? record.styles : {});
  }
  return layers;
}

/** The block with all that its named styles say among its own values: it looks the same without them. */
export function withOwnLook(tree: Pick<DocumentTree, "get">, block: BlockRecord): BlockRecord {
  if (!block.styleIds) return block;
  const { styleIds: _worn, ...bare } = block;
  return { ...bare, styles: flattenLayers(blockLayers(tree, block)) };
}
