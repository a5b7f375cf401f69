import { blockDefinition } from "@vitrine/blocks";
import { type BlockRecord, type DocumentRecord, keysBetween } from "@vitrine/document";
import { stylesOf } from "./look.ts";
import type { Piece } from "./piece.ts";

/**
 * Puts pieces and all they hold among the records of a page, in a slot of `parentId`. Ids count up in the order
 * of the page, so that every build gives the same ones.
 */
export function addPieces(records: Record<string, DocumentRecord>, pieces: readonly Piece[], parentId: string, slot: string): void {
  const orders = keysBetween(null, null, pieces.length);
  for (const [index, piece] of pieces.entries()) {
    const id = `t${Object.keys(records).length}`;
    const version = blockDefinition(piece.kind)?.version;
    if (version === undefined) throw new Error(`a template uses the block kind ${piece.kind}, which there is not`);
    const block: BlockRecord = {
      type: "block",
      id,
      kind: piece.kind,
      version,
      parentId,
      slot,
      order: orders[index] ?? "",
      props: { ...piece.props },
      styles: stylesOf(piece.look),
      ...(piece.anchor ? { anchor: piece.anchor } : {}),
      ...(piece.hiddenAt ? { hiddenAt: [...piece.hiddenAt] } : {}),
    };
    records[id] = block;
    for (const [name, inside] of Object.entries(piece.slots ?? {})) addPieces(records, inside, id, name);
  }
}
