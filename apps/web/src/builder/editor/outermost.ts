import { ancestors, type BlockRecord, compareOrder, type DocumentTree } from "@vitrine/document";

/** The chosen blocks that are in no other chosen one, in the order of the page: what moves, copies or goes as one. */
export function outermost(tree: DocumentTree, ids: readonly string[]): string[] {
  const chosen = new Set(ids);
  const roots: BlockRecord[][] = [];
  for (const id of chosen) {
    const block = tree.block(id);
    if (!block) continue;
    const above = ancestors(tree, id);
    if (!above.some((outer) => chosen.has(outer.id))) roots.push([block, ...above].reverse());
  }
  return roots.sort(comparePaths).flatMap((path) => path.at(-1)?.id ?? []);
}

/** Paths lead from the page down; they part at two blocks with one parent. */
function comparePaths(a: readonly BlockRecord[], b: readonly BlockRecord[]): number {
  for (const [depth, left] of a.entries()) {
    const right = b[depth];
    if (!right) return 1;
    if (left.id === right.id) continue;
    return left.slot === right.slot ? compareOrder(left, right) : left.slot < right.slot ? -1 : 1;
  }
  return -1;
}
