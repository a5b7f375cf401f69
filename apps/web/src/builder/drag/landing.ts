import { blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import {
  type BlockCatalog,
  type BlockTree,
  type DocumentTree,
  type Fragment,
  type InsertionPoint,
  insertFragment,
  insertionPointsWhere,
  judgePlaces,
  type MakeId,
  moveBlocks,
  type Operation,
  PAGE_ID,
  type PlaceJudge,
  type Wrapper,
} from "@vitrine/document";

/** Where blocks go, and what is put around them there. */
export interface Landing {
  readonly place: InsertionPoint;
  readonly wrapper: Wrapper | null;
}

/** What a block that is no section gets around it at the top of a page. */
export const SECTION_WRAPPER: Wrapper = { kind: "section", slot: "content" };

/** How trees may land in a slot: as they are, in a section of their own at the top of the page, or not at all. */
export function landingIn(tree: DocumentTree, catalog: BlockCatalog, place: InsertionPoint, trees: readonly BlockTree[]): Landing | null {
  return landingJudge(tree, catalog, trees)(place);
}

/** The same for many places: what is to land is looked at once. */
export function landingJudge(
  tree: DocumentTree,
  catalog: BlockCatalog,
  trees: readonly BlockTree[],
): (place: InsertionPoint) => Landing | null {
  const judge = judgePlaces(tree, catalog, trees);
  let wrapped: PlaceJudge | null = null;
  return (place) => {
    if (judge(place) === null) return { place, wrapper: null };
    if (place.parentId !== PAGE_ID) return null;
    wrapped ??= judgePlaces(tree, catalog, trees, SECTION_WRAPPER);
    return wrapped(place) === null ? { place, wrapper: SECTION_WRAPPER } : null;
  };
}

/** Everywhere trees may land, in the order of the page. */
export function allLandings(tree: DocumentTree, catalog: BlockCatalog, trees: readonly BlockTree[]): Landing[] {
  const wrappers = new Map<string, Wrapper | null>();
  const land = landingJudge(tree, catalog, trees);
  const places = insertionPointsWhere(tree, catalog, trees, (parentId, slot) => {
    const landing = land({ parentId, slot, beforeId: null });
    if (landing) wrappers.set(`${parentId}/${slot}`, landing.wrapper);
    return landing !== null;
  });
  return places.map((place) => ({ place, wrapper: wrappers.get(`${place.parentId}/${place.slot}`) ?? null }));
}

/** Puts new blocks where they land, the wrapper included: one step to undo. */
export function landFragment(fragment: Fragment, landing: Landing, makeId: MakeId): Operation {
  return land(landing, makeId, (place) => insertFragment(fragment, place));
}

/** Moves blocks, in the order given, to where they land: one step to undo. */
export function landMoved(ids: readonly string[], landing: Landing, makeId: MakeId): Operation {
  return land(landing, makeId, (place) => moveBlocks(ids, place));
}

function land({ place, wrapper }: Landing, makeId: MakeId, put: (place: InsertionPoint) => Operation): Operation {
  if (!wrapper) return put(place);
  return (transaction, catalog) => {
    const seed = blockDefinition(wrapper.kind)?.seed(transaction.page().language) ?? { props: {} };
    const around = seedFragment({ ...seed, kind: wrapper.kind, slots: {} }, makeId, kindVersion);
    const [aroundId = ""] = around.rootIds;
    insertFragment(around, place)(transaction, catalog);
    put({ parentId: aroundId, slot: wrapper.slot, beforeId: null })(transaction, catalog);
  };
}

/** The version new blocks of a kind are made in. */
export function kindVersion(kind: string): number {
  return blockCatalog.get(kind)?.version ?? 1;
}
