import {
  type BlockCatalog,
  type BlockTree,
  type DocumentTree,
  insertionPointsWhere,
  judgePlaces,
  type PlaceRefusal,
} from "@vitrine/document";

/** Reasons by how much they tell somebody whose blocks no place takes. */
const TELLING: readonly PlaceRefusal["reason"][] = ["single", "unknown", "triggers", "too_deep", "full", "only_in", "not_in"];

/** Why nothing on the page takes some trees: the reason, of those that its slots give, that tells most. */
export function whyNowhere(tree: DocumentTree, catalog: BlockCatalog, trees: readonly BlockTree[]): PlaceRefusal {
  const judge = judgePlaces(tree, catalog, trees);
  let best: PlaceRefusal = { reason: "not_there" };
  let rank = Number.POSITIVE_INFINITY;
  insertionPointsWhere(tree, catalog, trees, (parentId, slot) => {
    const refusal = judge({ parentId, slot });
    const telling = refusal ? TELLING.indexOf(refusal.reason) : -1;
    const own = telling < 0 ? TELLING.length : telling;
    if (refusal && own < rank) [best, rank] = [refusal, own];
    return false;
  });
  return best;
}
