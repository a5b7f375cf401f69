import type { BlockCatalog } from "../catalog.ts";
import type { BlockRecord } from "../records.ts";
import { ancestors, type DocumentTree } from "../tree.ts";
import { countKnown, kindSlot, nestingRefusals } from "./nesting.ts";
import { isOpened, linkedAnchors, type PageFacts } from "./page-facts.ts";
import type { PlaceRefusal } from "./place-refusal.ts";

/** A block and the kinds between it and the root of its tree, nearest first. */
interface Inner {
  readonly block: BlockRecord;
  readonly inner: readonly string[];
}

/** A tree that is to stand somewhere, with all that can be said of it before the place is known. */
export interface Load {
  readonly root: BlockRecord | undefined;
  readonly blocks: readonly BlockRecord[];
  /** Whether it is on the page already. */
  readonly isMoved: boolean;
  /** How many levels are below the root. */
  readonly height: number;
  /** Blocks below the root whose kinds care about what is around them, and what was wrong there until now. */
  readonly concerned: readonly (Inner & { before(): readonly PlaceRefusal[] })[];
  /** What is wrong with something new wherever it stands. */
  readonly flaw: PlaceRefusal | null;
  /** Why it may not stand inside of what opens over the page. */
  triggers(): PlaceRefusal | null;
}

/** Looks at a tree, its root first. `facts` are those of the page with all that is new on it. */
export function loadOf(tree: DocumentTree, catalog: BlockCatalog, facts: PageFacts, blocks: readonly BlockRecord[]): Load {
  const [root] = blocks;
  const isMoved = root !== undefined && tree.block(root.id) !== undefined;
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const inners = blocks.map((block) => ({ block, inner: kindsWithin(byId, root, block) }));
  return {
    root,
    blocks,
    isMoved,
    height: inners.reduce((most, { inner }) => Math.max(most, inner.length), 0),
    concerned: inners.flatMap(({ block, inner }) => {
      const rules = catalog.get(block.kind);
      if (block === root || (!rules?.within && !rules?.notWithin)) return [];
      const kindsAbove = () => ancestors(tree, block.id).map((outer) => outer.kind);
      return [{ block, inner, before: () => nestingRefusals(catalog, block.kind, undefined, kindsAbove()) }];
    }),
    flaw: isMoved ? null : (flawOf(catalog, byId, inners) ?? innerTrigger(catalog, facts, inners)),
    triggers: () => {
      const free = blocks.filter((block) => !isMoved || !facts.isInOpened(block.id));
      return firstTrigger(facts, free);
    },
  };
}

function kindsWithin(byId: ReadonlyMap<string, BlockRecord>, root: BlockRecord | undefined, block: BlockRecord): string[] {
  const kinds: string[] = [];
  for (let up = block === root ? undefined : byId.get(block.parentId); up; up = up === root ? undefined : byId.get(up.parentId)) {
    kinds.push(up.kind);
    if (kinds.length > byId.size) break;
  }
  return kinds;
}

/** What is wrong inside of a new tree, whatever it will stand in; what its blocks have to be in may still be around it. */
function flawOf(catalog: BlockCatalog, byId: ReadonlyMap<string, BlockRecord>, inners: readonly Inner[]): PlaceRefusal | null {
  const counts = new Map<string, number>();
  for (const { block, inner } of inners) {
    const parent = byId.get(block.parentId);
    if (inner.length === 0 || !parent || !catalog.has(parent.kind)) continue;
    const rule = kindSlot(catalog, parent.kind, block.slot);
    if (!rule) return { reason: "not_there" };
    const refusal = nestingRefusals(catalog, block.kind, rule, inner).find(({ reason }) => reason !== "only_in");
    if (refusal) return refusal;
    const key = `${block.parentId}/${block.slot}`;
    const count = (counts.get(key) ?? 0) + countKnown([block], catalog);
    counts.set(key, count);
    if (rule.max !== undefined && count > rule.max) return { reason: "full", outer: parent.kind, max: rule.max };
  }
  return null;
}

/** What in a new tree would open something from inside of such a thing, or be opened from there by what is on the page. */
function innerTrigger(catalog: BlockCatalog, facts: PageFacts, inners: readonly Inner[]): PlaceRefusal | null {
  const brought = inners.filter(({ block }) => isOpened(catalog, block.kind));
  if (brought.length === 0) return null;
  const within = inners.filter(({ inner }) => inner.some((kind) => isOpened(catalog, kind)));
  const first = firstTrigger(
    facts,
    within.map(({ block }) => block),
  );
  if (first) return first;
  for (const { block } of brought) {
    const by = block.anchor === undefined ? undefined : facts.triggerOf(block.anchor);
    if (by && block.anchor !== undefined) return { reason: "triggers", kind: by.kind, anchor: block.anchor };
  }
  return null;
}

function firstTrigger(facts: PageFacts, blocks: readonly BlockRecord[]): PlaceRefusal | null {
  for (const block of blocks) {
    for (const anchor of linkedAnchors(block)) if (facts.opened.has(anchor)) return { reason: "triggers", kind: block.kind, anchor };
  }
  return null;
}
