import type { BlockCatalog, SlotRule } from "../catalog.ts";
import { DOCUMENT_LIMITS } from "../document.ts";
import type { BlockRecord } from "../records.ts";
import { ancestors, type DocumentTree } from "../tree.ts";
import { type Load, loadOf } from "./load.ts";
import { holdRefusal, isHolding, lockOf } from "./locks.ts";
import { countKnown, kindSlot, nestingRefusals, slotRule } from "./nesting.ts";
import { type Blocks, isOpened, PageFacts } from "./page-facts.ts";
import { isSameRefusal, type PlaceRefusal } from "./place-refusal.ts";

/** A block and what it holds, the block itself first: what is moved or pasted as one. */
export type BlockTree = readonly BlockRecord[];

/** A kind that is put around blocks which may not stand at the top of a page by themselves. */
export interface Wrapper {
  readonly kind: string;
  readonly slot: string;
}

/** A slot, of a block or of the page. */
export interface SlotPlace {
  readonly parentId: string;
  readonly slot: string;
}

/** Why blocks may not stand in a slot; null where they may. */
export type PlaceJudge = (place: SlotPlace) => PlaceRefusal | null;

/**
 * Judges places for some trees that are to stand in one of them side by side, with `wrapper` around them where one is
 * given. Trees of the page itself are moved, all others are new. A move is not refused for what has been wrong within
 * the tree before; nor is changing the order within a slot.
 */
export function judgePlaces(
  tree: DocumentTree,
  catalog: BlockCatalog,
  trees: readonly BlockTree[],
  wrapper: Wrapper | null = null,
): PlaceJudge {
  const arrivals = trees.filter(([root]) => root && !tree.block(root.id)).flat();
  const facts = new PageFacts(withNew(tree, arrivals), catalog);
  const loads = trees.map((blocks) => loadOf(tree, catalog, facts, blocks));
  const always = flawOfAll(loads) ?? secondOfKind(catalog, facts, arrivals);
  const around = wrapper ? [wrapper.kind] : [];
  const held = heldBy(tree, trees);
  return ({ parentId, slot }) => {
    const parent = tree.block(parentId);
    const chain = parent ? [parent, ...ancestors(tree, parentId)] : [];
    const closed = closedTo(loads, chain, held);
    if (closed) return closed;
    const arriving = loads.filter(({ root, isMoved }) => wrapper || !isMoved || root?.parentId !== parentId || root.slot !== slot);
    if (arriving.length === 0 && loads.length > 0) return null;
    const outer = slotRule(tree, catalog, parentId, slot);
    if (!outer) return parent && !catalog.has(parent.kind) ? { reason: "unknown", kind: parent.kind } : NOWHERE;
    if (always) return always;
    const rule = wrapper ? kindSlot(catalog, wrapper.kind, wrapper.slot) : outer;
    if (!rule) return NOWHERE;
    const outside = chain.map((block) => block.kind);
    const wrapped = wrapper ? nestingRefusals(catalog, wrapper.kind, outer, outside)[0] : undefined;
    if (wrapped) return wrapped;
    const above = [...around, ...outside];
    const refused = firstRefusal(catalog, arriving, rule, above);
    if (refused) return refused;
    const staying = tree.children(parentId, slot).filter((child) => !loads.some(({ root }) => root?.id === child.id));
    const count = countKnown(staying, catalog) + (wrapper ? 1 : loads.length);
    return (wrapper && crowd(rule, loads.length, wrapper.kind)) ?? crowd(outer, count, outside[0] ?? null);
  };
}

/** Why nothing at all may be put where `chain` leads from: it is within what moves, or held, or what moves is. */
function closedTo(loads: readonly Load[], chain: readonly BlockRecord[], held: BlockRecord | undefined): PlaceRefusal | null {
  if (loads.some(({ root }) => chain.some((outer) => outer.id === root?.id))) return { reason: "inside_itself" };
  const lock = held ?? chain.find(isHolding);
  return lock ? holdRefusal(lock) : null;
}

/** What holds one of the trees where it is; undefined where all may leave. */
function heldBy(tree: DocumentTree, trees: readonly BlockTree[]): BlockRecord | undefined {
  for (const [root] of trees) {
    const lock = root && tree.block(root.id) ? lockOf(tree, root.id) : undefined;
    if (lock) return lock;
  }
  return undefined;
}

function flawOfAll(loads: readonly Load[]): PlaceRefusal | null {
  return loads.length === 0 ? NOWHERE : (loads.find((load) => load.flaw)?.flaw ?? null);
}

function crowd({ max }: SlotRule, count: number, outer: string | null): PlaceRefusal | null {
  return max !== undefined && count > max ? { reason: "full", outer, max } : null;
}

/** Why trees may not stand in a slot side by side, or null: see `judgePlaces`, which is for many places. */
export function whyNot(
  tree: DocumentTree,
  catalog: BlockCatalog,
  place: SlotPlace,
  trees: readonly BlockTree[],
  wrapper: Wrapper | null = null,
): PlaceRefusal | null {
  return judgePlaces(tree, catalog, trees, wrapper)(place);
}

const NOWHERE: PlaceRefusal = { reason: "not_there" };

function firstRefusal(catalog: BlockCatalog, loads: readonly Load[], rule: SlotRule, above: readonly string[]): PlaceRefusal | null {
  for (const load of loads) {
    const refusal = refusalOf(catalog, load, rule, above);
    if (refusal) return refusal;
  }
  return null;
}

function refusalOf(catalog: BlockCatalog, load: Load, rule: SlotRule, above: readonly string[]): PlaceRefusal | null {
  const { root, concerned, height, triggers, isMoved } = load;
  if (!root) return NOWHERE;
  if (!catalog.has(root.kind)) return { reason: "unknown", kind: root.kind };
  const [own] = nestingRefusals(catalog, root.kind, rule, above);
  if (own) return own;
  for (const { block, inner, before } of concerned) {
    const refusals = nestingRefusals(catalog, block.kind, undefined, [...inner, ...above]);
    const refusal = refusals.find((each) => !isMoved || !before().some((old) => isSameRefusal(old, each)));
    if (refusal) return refusal;
  }
  const triggered = above.some((kind) => isOpened(catalog, kind)) ? triggers() : null;
  if (triggered) return triggered;
  return above.length + height >= DOCUMENT_LIMITS.depth ? { reason: "too_deep", max: DOCUMENT_LIMITS.depth } : null;
}

/** A kind of which a page has one, when what is new would make it more. */
function secondOfKind(catalog: BlockCatalog, facts: PageFacts, arrivals: BlockTree): PlaceRefusal | null {
  const second = arrivals.find(({ kind }) => catalog.get(kind)?.isSingle && facts.count(kind) > 1);
  return second ? { reason: "single", kind: second.kind } : null;
}

/** The page with blocks that are not placed yet. */
function withNew(tree: DocumentTree, arrivals: BlockTree): Blocks {
  return {
    block: (id) => tree.block(id),
    *records() {
      yield* tree.records();
      yield* arrivals;
    },
  };
}
