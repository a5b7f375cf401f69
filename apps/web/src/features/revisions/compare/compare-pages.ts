import {
  ancestors,
  type BlockRecord,
  type DocumentTree,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  sameJson,
  subtree,
  treeOf,
} from "@vitrine/document";

export type ChangeKind = "added" | "removed" | "changed" | "moved";

/** One block in which two states of a page differ; what is added or removed with another block is no change of its own. */
export interface BlockChange {
  readonly id: string;
  readonly kind: ChangeKind;
  /** The block's kind. */
  readonly block: string;
  /** The section of the earlier state that it is in, or that it is itself; null for what is only in a section that was added. */
  readonly sectionId: string | null;
}

export interface Comparison {
  /** In the order of the page, as far as it has one: what is gone stands where it was. */
  readonly changes: readonly BlockChange[];
  /** What else differs, which no block shows by itself. */
  readonly hasOtherSettings: boolean;
  readonly hasOtherStyle: boolean;
}

/** What a later state of a page has that is not as it was in an earlier one. */
export function comparePages(earlier: PageDocument, later: PageDocument): Comparison {
  const [before, after] = [treeOf(earlier.records), treeOf(later.records)];
  const changes = new Map<string, ChangeKind>();
  for (const block of blocksInOrder(after)) {
    const was = before.block(block.id);
    if (!was) changes.set(block.id, "added");
    else if (!sameJson(placeless(was), placeless(block))) changes.set(block.id, "changed");
    else if (was.parentId !== block.parentId || was.slot !== block.slot) changes.set(block.id, "moved");
  }
  for (const id of reordered(before, after)) if (!changes.has(id)) changes.set(id, "moved");
  for (const block of blocksInOrder(before)) if (!after.block(block.id)) changes.set(block.id, "removed");
  const isPart = (block: BlockRecord, tree: DocumentTree, kind: ChangeKind): boolean =>
    ancestors(tree, block.id).some(({ id }) => changes.get(id) === kind);
  const found = (tree: DocumentTree, kinds: readonly ChangeKind[]): BlockChange[] =>
    blocksInOrder(tree).flatMap((block) => {
      const kind = changes.get(block.id);
      if (!kind || !kinds.includes(kind) || ((kind === "added" || kind === "removed") && isPart(block, tree, kind))) return [];
      return [{ id: block.id, kind, block: block.kind, sectionId: sectionOf(before, tree, block) }];
    });
  const removed = found(before, ["removed"]);
  const others = ["page", "token", "style"] as const;
  const [settings, tokens, styles] = others.map((type) => !sameJson(recordsOf(before, type), recordsOf(after, type)));
  return {
    changes: inPageOrder(before, after, found(after, ["added", "changed", "moved"]), removed),
    hasOtherSettings: settings ?? false,
    hasOtherStyle: (tokens || styles) ?? false,
  };
}

function blocksInOrder(tree: DocumentTree): BlockRecord[] {
  return tree.children(PAGE_ID, PAGE_SLOT).flatMap((section) => subtree(tree, section.id));
}

function placeless({ order: _order, parentId: _parent, slot: _slot, ...block }: BlockRecord) {
  return block;
}

/** Those of the blocks in the same slot as before that stand in another order: as few as explain it. */
function reordered(before: DocumentTree, after: DocumentTree): Set<string> {
  const moved = new Set<string>();
  const parents = new Set([PAGE_ID, ...blocksInOrder(after).map(({ id }) => id)]);
  for (const parent of parents) {
    const slots = new Set(after.allChildren(parent).map(({ slot }) => slot));
    for (const slot of slots) {
      const was = before.children(parent, slot).map(({ id }) => id);
      const both = after.children(parent, slot).filter(({ id }) => was.includes(id));
      const stay = longestRise(both.map(({ id }) => was.indexOf(id)));
      both.forEach(({ id }, index) => {
        if (!stay.has(index)) moved.add(id);
      });
    }
  }
  return moved;
}

/** The places of the longest run of growing numbers. */
function longestRise(numbers: readonly number[]): Set<number> {
  const length: number[] = [];
  const from: number[] = [];
  let best = -1;
  numbers.forEach((number, index) => {
    length[index] = 1;
    from[index] = -1;
    for (let earlier = 0; earlier < index; earlier++) {
      if ((numbers[earlier] ?? 0) < number && (length[earlier] ?? 0) + 1 > (length[index] ?? 0)) {
        length[index] = (length[earlier] ?? 0) + 1;
        from[index] = earlier;
      }
    }
    if (best < 0 || (length[index] ?? 0) > (length[best] ?? 0)) best = index;
  });
  const places = new Set<number>();
  for (let at = best; at >= 0; at = from[at] ?? -1) places.add(at);
  return places;
}

/** The section of the earlier page that brings a block back as it was. */
function sectionOf(before: DocumentTree, tree: DocumentTree, block: BlockRecord): string | null {
  for (const [each, own] of [
    [before, before.block(block.id)],
    [tree, block],
  ] as const) {
    const top = own && [own, ...ancestors(each, own.id)].at(-1);
    if (top && before.block(top.id)) return top.id;
  }
  return null;
}

function recordsOf(tree: DocumentTree, type: "page" | "token" | "style"): unknown {
  if (type === "page") return tree.page();
  return type === "token" ? tree.tokens() : tree.namedStyles();
}

/** What is gone goes before the first block after it that is still there. */
function inPageOrder(
  before: DocumentTree,
  after: DocumentTree,
  changes: readonly BlockChange[],
  removed: readonly BlockChange[],
): BlockChange[] {
  const place = new Map(blocksInOrder(after).map(({ id }, index) => [id, index]));
  const order = blocksInOrder(before).map(({ id }) => id);
  const at = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id, kind }: BlockChange): number => {
    if (kind !== "removed") return place.get(id) ?? 0;
    const next = order.slice(at.get(id)).find((each) => place.has(each));
    return next === undefined ? Number.POSITIVE_INFINITY : (place.get(next) ?? 0) - 0.5;
  };
  const all = [...removed, ...changes];
  const places = new Map(all.map((change) => [change, placeOf(change)]));
  return all.sort((a, b) => {
    const [one, other] = [places.get(a) ?? 0, places.get(b) ?? 0];
    return one === other ? 0 : one - other;
  });
}
