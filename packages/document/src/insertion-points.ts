import { type BlockCatalog, type BlockRules, PAGE_SLOT } from "./catalog.ts";
import { PAGE_ID } from "./ids.ts";
import { type BlockTree, judgePlaces, type Wrapper, whyNot } from "./placement/judge-places.ts";
import { nestingRefusals, slotRule } from "./placement/nesting.ts";
import { ancestors, type DocumentTree } from "./tree.ts";

/** Somewhere a block can stand: in a slot, before one of its children, or last. */
export interface InsertionPoint {
  readonly parentId: string;
  readonly slot: string;
  /** The sibling it goes before; `null` for the end. */
  readonly beforeId: string | null;
}

/** Whether blocks of a kind may stand directly in this slot, by the rules of nesting alone. */
export function mayHold(tree: DocumentTree, catalog: BlockCatalog, parentId: string, slot: string, kind: BlockRules): boolean {
  const rule = slotRule(tree, catalog, parentId, slot);
  const parent = tree.block(parentId);
  const above = parent ? [parent, ...ancestors(tree, parentId)] : [];
  return (
    rule !== undefined &&
    nestingRefusals(
      catalog,
      kind.kind,
      rule,
      above.map((outer) => outer.kind),
    ).length === 0
  );
}

/**
 * Whether `blocks` (a moved or pasted tree, its root first) may stand in the slot. What is inside is checked
 * too, since a form in a container must not be dropped into another form.
 */
export function mayStand(tree: DocumentTree, catalog: BlockCatalog, parentId: string, slot: string, blocks: BlockTree): boolean {
  return mayStandTogether(tree, catalog, parentId, slot, [blocks]);
}

/** Whether several trees may stand in the slot side by side. */
export function mayStandTogether(
  tree: DocumentTree,
  catalog: BlockCatalog,
  parentId: string,
  slot: string,
  trees: readonly BlockTree[],
): boolean {
  return whyNot(tree, catalog, { parentId, slot }, trees) === null;
}

/** Whether trees may stand in the slot once a wrapper is put around them there. */
export function mayStandWrapped(
  tree: DocumentTree,
  catalog: BlockCatalog,
  parentId: string,
  slot: string,
  wrapper: Wrapper,
  trees: readonly BlockTree[],
): boolean {
  return whyNot(tree, catalog, { parentId, slot }, trees, wrapper) === null;
}

/** Every legal insertion point for a block (and what it holds), in the order of the page: what keyboard moving walks through. */
export function legalInsertionPoints(tree: DocumentTree, catalog: BlockCatalog, blocks: BlockTree): InsertionPoint[] {
  return blocks.length === 0 ? [] : legalInsertionPointsTogether(tree, catalog, [blocks]);
}

/** Every legal insertion point for several trees side by side. */
export function legalInsertionPointsTogether(tree: DocumentTree, catalog: BlockCatalog, trees: readonly BlockTree[]): InsertionPoint[] {
  const judge = judgePlaces(tree, catalog, trees);
  return insertionPointsWhere(tree, catalog, trees, (parentId, slot) => judge({ parentId, slot }) === null);
}

/** Every insertion point in the slots that `isLegal` names, in the order of the page; what is moving is not in its own way. */
export function insertionPointsWhere(
  tree: DocumentTree,
  catalog: BlockCatalog,
  trees: readonly BlockTree[],
  isLegal: (parentId: string, slot: string) => boolean,
): InsertionPoint[] {
  const moving = new Set(trees.flatMap((blocks) => blocks.map((block) => block.id)));
  const points: InsertionPoint[] = [];
  const visit = (parentId: string, slots: readonly string[]): void => {
    for (const slot of slots) {
      const isOpen = isLegal(parentId, slot);
      for (const child of tree.children(parentId, slot)) {
        if (moving.has(child.id)) continue;
        if (isOpen) points.push({ parentId, slot, beforeId: child.id });
        visit(child.id, Object.keys(catalog.get(child.kind)?.slots ?? {}));
      }
      if (isOpen) points.push({ parentId, slot, beforeId: null });
    }
  };
  visit(PAGE_ID, [PAGE_SLOT]);
  return points;
}
