import { type BlockCatalog, PAGE_SLOT, PAGE_SLOT_RULE, type SlotRule } from "../catalog.ts";
import { PAGE_ID } from "../ids.ts";
import type { BlockRecord } from "../records.ts";
import { isSectionAlone } from "../synced-sections.ts";
import type { DocumentTree } from "../tree.ts";
import type { PlaceRefusal } from "./place-refusal.ts";

/** Of a document that is one section: nothing else stands beside that. */
const ALONE_SLOT_RULE: SlotRule = { ...PAGE_SLOT_RULE, max: 1 };

/** The rule of a slot, or `undefined` where the parent has no such slot. */
export function slotRule(tree: Pick<DocumentTree, "block">, catalog: BlockCatalog, parentId: string, slot: string): SlotRule | undefined {
  if (parentId === PAGE_ID) return slot === PAGE_SLOT ? (isSectionAlone(tree) ? ALONE_SLOT_RULE : PAGE_SLOT_RULE) : undefined;
  const parent = tree.block(parentId);
  return parent && kindSlot(catalog, parent.kind, slot);
}

/** The rule of a kind's slot. */
export function kindSlot(catalog: BlockCatalog, kind: string, slot: string): SlotRule | undefined {
  const slots = catalog.get(kind)?.slots;
  return slots && Object.hasOwn(slots, slot) ? slots[slot] : undefined;
}

/** Blocks of kinds nobody knows take no room, as no other rule of nesting is asked of them. */
export function countKnown(blocks: readonly BlockRecord[], catalog: BlockCatalog): number {
  return blocks.filter((block) => catalog.has(block.kind)).length;
}

/**
 * What the rules of nesting say against a kind in a slot, by the kinds around it, nearest first (none: on the page
 * itself). The one place where they are written down: choosing a place and reading a page both ask here. Where
 * something around is of a kind nobody knows, that may be what a block has to be in.
 */
export function nestingRefusals(catalog: BlockCatalog, kind: string, rule: SlotRule | undefined, above: readonly string[]): PlaceRefusal[] {
  const rules = catalog.get(kind);
  if (!rules) return NONE;
  const [parent = null] = above;
  const isParentKnown = parent === null || catalog.has(parent);
  const refusals: PlaceRefusal[] = [];
  for (const outer of rules.notWithin ?? []) if (above.includes(outer)) refusals.push({ reason: "not_in", kind, outer });
  if (rules.within && !isHoused(catalog, rules.category === "part" ? above.slice(0, 1) : above, rules.within)) {
    refusals.push({ reason: "only_in", kind, places: rules.within });
  }
  if (isParentKnown && rule && !rule.accepts.includes(rules.category)) refusals.push({ reason: "wrong_place", kind, outer: parent });
  return refusals.length === 0 ? NONE : refusals;
}

function isHoused(catalog: BlockCatalog, around: readonly string[], within: readonly string[]): boolean {
  return around.some((outer) => within.includes(outer) || !catalog.has(outer));
}

const NONE: PlaceRefusal[] = [];
