import { type BlockCatalog, type BlockRules, PAGE_SLOT, PAGE_SLOT_RULE, type SlotRule } from "./catalog.ts";
import { DOCUMENT_LIMITS } from "./document.ts";
import { PAGE_ID } from "./ids.ts";
import type { BlockRecord } from "./records.ts";
import { ancestors, type DocumentTree } from "./tree.ts";

/** Somewhere a block can stand: in a slot, before one of its children, or last. */
export interface InsertionPoint {
  readonly parentId: string;
  readonly slot: string;
  /** The sibling it goes before; `null` for the end. */
  readonly beforeId: string | null;
}

/** The rule of a slot, or `undefined` where the parent has no such slot. */
export function slotRule(tree: DocumentTree, catalog: BlockCatalog, parentId: string, slot: string): SlotRule | undefined {
  if (parentId === PAGE_ID) return slot === PAGE_SLOT ? PAGE_SLOT_RULE : undefined;
  const parent = tree.block(parentId);
  const slots = parent && catalog.get(parent.kind)?.slots;
  return slots && Object.hasOwn(slots, slot) ? slots[slot] : undefined;
}

function kindsAbove(tree: DocumentTree, parentId: string): string[] {
  const parent = tree.block(parentId);
  return parent ? [parent.kind, ...ancestors(tree, parentId).map((block) => block.kind)] : [];
}

/** Whether blocks of a kind may stand directly in this slot, by the rules of nesting alone. */
export function mayHold(tree: DocumentTree, catalog: BlockCatalog, parentId: string, slot: string, kind: BlockRules): boolean {
  const rule = slotRule(tree, catalog, parentId, slot);
  if (!rule?.accepts.includes(kind.category)) return false;
  if (!kind.within && !kind.notWithin) return true;
  const above = kindsAbove(tree, parentId);
  if (kind.within && !kind.within.some((outer) => above.includes(outer))) return false;
  return !kind.notWithin?.some((outer) => above.includes(outer));
}

/** A block and what it holds, the block itself first: what is moved or pasted as one. */
export type BlockTree = readonly BlockRecord[];

/** A kind that is put around blocks which may not stand at the top of a page by themselves. */
export interface Wrapper {
  readonly kind: string;
  readonly slot: string;
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
  const rule = slotRule(tree, catalog, parentId, slot);
  if (!rule || !hasRoom(tree, parentId, slot, rule, trees, trees.length)) return false;
  const above = kindsAbove(tree, parentId);
  return trees.length > 0 && trees.every((blocks) => fits(catalog, rule, above, parentId, blocks));
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
  const rule = slotRule(tree, catalog, parentId, slot);
  const around = catalog.get(wrapper.kind);
  const inside = around && Object.hasOwn(around.slots, wrapper.slot) ? around.slots[wrapper.slot] : undefined;
  if (!rule || !around || !inside || !hasRoom(tree, parentId, slot, rule, trees, 1)) return false;
  if (!rule.accepts.includes(around.category) || trees.length > (inside.max ?? Number.POSITIVE_INFINITY)) return false;
  const above = [wrapper.kind, ...kindsAbove(tree, parentId)];
  return trees.length > 0 && trees.every((blocks) => fits(catalog, inside, above, parentId, blocks));
}

/** Blocks that are moved within a slot do not count against its room. */
function hasRoom(
  tree: DocumentTree,
  parentId: string,
  slot: string,
  rule: SlotRule,
  trees: readonly BlockTree[],
  arriving: number,
): boolean {
  if (rule.max === undefined) return true;
  const moving = new Set(trees.map((blocks) => blocks[0]?.id));
  const others = tree.children(parentId, slot).filter((child) => !moving.has(child.id));
  return others.length + arriving <= rule.max;
}

/** `above` are the kinds around, nearest first; their number is how deep the root would stand. */
function fits(catalog: BlockCatalog, rule: SlotRule, above: readonly string[], parentId: string, blocks: BlockTree): boolean {
  const root = blocks[0];
  const kind = root && catalog.get(root.kind);
  if (!kind || !rule.accepts.includes(kind.category)) return false;
  if (blocks.some((block) => block.id === parentId)) return false;
  const byId = new Map(blocks.map((block) => [block.id, block]));
  return blocks.every((block) => {
    const outer = [...above];
    for (let up = byId.get(block.parentId); block !== root && up; up = up === root ? undefined : byId.get(up.parentId)) {
      outer.push(up.kind);
    }
    if (outer.length >= DOCUMENT_LIMITS.depth) return false;
    const rules = catalog.get(block.kind);
    if (rules?.within && !rules.within.some((kindAround) => outer.includes(kindAround))) return false;
    return !rules?.notWithin?.some((kindAround) => outer.includes(kindAround));
  });
}

/** Every legal insertion point for a block (and what it holds), in the order of the page: what keyboard moving walks through. */
export function legalInsertionPoints(tree: DocumentTree, catalog: BlockCatalog, blocks: BlockTree): InsertionPoint[] {
  return blocks.length === 0 ? [] : legalInsertionPointsTogether(tree, catalog, [blocks]);
}

/** Every legal insertion point for several trees side by side. */
export function legalInsertionPointsTogether(tree: DocumentTree, catalog: BlockCatalog, trees: readonly BlockTree[]): InsertionPoint[] {
  return insertionPointsWhere(tree, catalog, trees, (parentId, slot) => mayStandTogether(tree, catalog, parentId, slot, trees));
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
