import { type BlockCatalog, type BlockRules, PAGE_SLOT, PAGE_SLOT_RULE, type SlotRule } from "./catalog.ts";
import { PAGE_ID } from "./ids.ts";
import type { BlockRecord } from "./records.ts";
import { ancestors, type DocumentTree } from "./tree.ts";

/** Somewhere a block can stand: in a slot, before one of its children, or last. */
export interface Place {
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

/**
 * Whether `blocks` (a moved or pasted tree, its root first) may stand in the slot. What is inside is checked
 * too, since a form in a container must not be dropped into another form.
 */
export function mayStand(
  tree: DocumentTree,
  catalog: BlockCatalog,
  parentId: string,
  slot: string,
  blocks: readonly BlockRecord[],
): boolean {
  const root = blocks[0];
  if (!root) return false;
  if (blocks.some((block) => block.id === parentId)) return false;
  const rule = slotRule(tree, catalog, parentId, slot);
  const kind = catalog.get(root.kind);
  if (!rule || !kind || !rule.accepts.includes(kind.category)) return false;
  if (rule.max !== undefined) {
    const others = tree.children(parentId, slot).filter((child) => child.id !== root.id);
    if (others.length >= rule.max) return false;
  }
  const above = kindsAbove(tree, parentId);
  const parents = new Map(blocks.map((block) => [block.id, block]));
  return blocks.every((block) => {
    const rules = catalog.get(block.kind);
    if (!rules?.within && !rules?.notWithin) return true;
    const outer = [...above];
    for (let up = parents.get(block.parentId); block !== root && up; up = up === root ? undefined : parents.get(up.parentId)) {
      outer.push(up.kind);
    }
    if (rules.within && !rules.within.some((kind) => outer.includes(kind))) return false;
    return !rules.notWithin?.some((kind) => outer.includes(kind));
  });
}

/** Every legal place for a block (and what it holds), in the order of the page: what keyboard moving walks through. */
export function legalPlaces(tree: DocumentTree, catalog: BlockCatalog, blocks: readonly BlockRecord[]): Place[] {
  const root = blocks[0];
  if (!root) return [];
  const moving = new Set(blocks.map((block) => block.id));
  const places: Place[] = [];
  const visit = (parentId: string, slots: readonly string[]): void => {
    for (const slot of slots) {
      const children = tree.children(parentId, slot).filter((child) => !moving.has(child.id));
      const allowed = mayStand(tree, catalog, parentId, slot, blocks);
      for (const child of children) {
        if (allowed) places.push({ parentId, slot, beforeId: child.id });
        visit(child.id, Object.keys(catalog.get(child.kind)?.slots ?? {}));
      }
      if (allowed) places.push({ parentId, slot, beforeId: null });
    }
  };
  visit(PAGE_ID, [PAGE_SLOT]);
  return places;
}
