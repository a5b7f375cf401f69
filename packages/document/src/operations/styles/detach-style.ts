import type { BlockRecord } from "../../records.ts";
import type { Transaction } from "../../store.ts";
import { flattenLayers, type PlacedValue, resolveLayers, stylesOf, valuesIn } from "../../style/style-layers.ts";
import type { Styles } from "../../style/styles.ts";
import type { DocumentTree } from "../../tree.ts";
import type { Operation } from "../operation.ts";
import { wearStyles } from "./set-style-ids.ts";

/** Takes a named style off blocks whose look stays: what it gave them becomes their own. */
export function detachStyle(blockIds: Iterable<string>, styleId: string): Operation {
  return (transaction) => {
    for (const blockId of blockIds) detach(transaction, blockId, styleId);
  };
}

/** Removes a named style from the page; every block it lay on looks as before. */
export function dissolveStyle(styleId: string): Operation {
  return (transaction) => {
    for (const blockId of [...transaction.blocksWith(styleId)]) detach(transaction, blockId, styleId);
    if (transaction.get(styleId)?.type === "style") transaction.remove(styleId);
  };
}

function detach(transaction: Transaction, blockId: string, styleId: string): void {
  const block = transaction.block(blockId);
  if (!block?.styleIds?.includes(styleId)) return;
  transaction.put({ ...block, styles: withStyleMoved(transaction, block, styleId) });
  wearStyles(
    transaction,
    blockId,
    block.styleIds.filter((id) => id !== styleId),
  );
}

/**
 * A block's own values once those of a style are among them that show. What lies over the style and shows at other
 * widths comes along with them: own values would cover it.
 */
function withStyleMoved(tree: DocumentTree, block: BlockRecord, styleId: string): Styles {
  const from = block.styleIds?.slice(block.styleIds.indexOf(styleId)) ?? [];
  const [moved = {}, ...over] = from.map((id) => tree.get(id)).map((record) => (record?.type === "style" ? record.styles : {}));
  const stronger = [block.styles, ...over.reverse()];
  const keyOf = ({ state, property }: PlacedValue): string => `${state} ${property}`;
  const shows = ({ breakpoint, state, property }: PlacedValue): boolean =>
    resolveLayers(stronger, property, breakpoint, state)?.state !== state;
  const touched = new Set(valuesIn(moved).filter(shows).map(keyOf));
  const isTouched = (placed: PlacedValue): boolean => touched.has(keyOf(placed));
  const untouched = valuesIn(block.styles).filter((placed) => !isTouched(placed));
  return stylesOf([...untouched, ...valuesIn(flattenLayers([...stronger, moved])).filter(isTouched)]);
}
