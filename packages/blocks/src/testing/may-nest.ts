import { type BlockRecord, checkDocument, emptyDocument, mayStand, type SlotRule, treeOf } from "@vitrine/document";
import { blockCatalog } from "../definitions.ts";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import type { BlockKind } from "../registry/kinds.ts";

function recordOf(kind: BlockKind, depth: number, outer: BlockKind | undefined): BlockRecord {
  const { version, seed, category } = BLOCK_DEFINITIONS[kind];
  const slots = Object.entries<SlotRule>(outer ? BLOCK_DEFINITIONS[outer].slots : {});
  const [fitting] = slots.find(([, { accepts }]) => accepts.includes(category)) ?? slots[0] ?? [];
  const slot = outer ? (fitting ?? "content") : "body";
  const parentId = outer ? `b${depth - 1}` : "page";
  return { type: "block", id: `b${depth}`, kind, version, parentId, slot, order: "a0", props: seed("en").props, styles: {} };
}

/**
 * Whether kinds may stand one in the other, the outermost in a section: whether an editor may put the last one there.
 * Throws when a page that has it there already is not read by the same rule.
 */
export function mayNest(...kinds: readonly BlockKind[]): boolean {
  const path = (["section", ...kinds] as const).map((kind, depth, all) => recordOf(kind, depth, all[depth - 1]));
  const { records } = emptyDocument({ title: "Page", language: "en" });
  const withAll = (blocks: readonly BlockRecord[]) =>
    treeOf({ ...records, ...Object.fromEntries(blocks.map((block) => [block.id, block])) });
  const inner = path.at(-1);
  if (!inner) return false;
  const isTaken = mayStand(withAll(path.slice(0, -1)), blockCatalog, inner.parentId, inner.slot, [inner]);
  if (isTaken !== (checkDocument(withAll(path), blockCatalog).length === 0)) throw new Error("a page is read by another rule");
  return isTaken;
}
