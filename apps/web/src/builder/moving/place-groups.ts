import { ancestors, type DocumentTree, PAGE_ID } from "@vitrine/document";
import { foldText } from "../../platform/language/fold-text.ts";
import type { Landing } from "../drag/landing.ts";

/** A place that blocks may move to. */
export interface Place {
  readonly landing: Landing;
  /** The block it goes before; null for the end. */
  readonly beforeId: string | null;
  /** Whether the blocks stand there already. */
  readonly isHere: boolean;
}

/** The places in one container, in order; the page's own come under its id. */
export interface PlaceGroup {
  readonly parentId: string;
  /** How many containers are around it: 0 for the page. */
  readonly depth: number;
  readonly places: readonly Place[];
}

/** Where blocks may land, by container, in the order of the page; a container with several slots has them one after another. */
export function placeGroups(tree: DocumentTree, landings: readonly Landing[], ids: readonly string[]): PlaceGroup[] {
  const groups = new Map<string, Place[]>();
  const here = placeOf(tree, ids);
  for (const landing of landings) {
    const { parentId, slot, beforeId } = landing.place;
    const places = groups.get(parentId) ?? [];
    groups.set(parentId, places);
    const isHere = here !== null && here.parentId === parentId && here.slot === slot && here.beforeId === beforeId;
    places.push({ landing, beforeId, isHere });
  }
  const order = new Map<string, number>([[PAGE_ID, -1]]);
  const walk = (parentId: string): void => {
    for (const { id } of tree.allChildren(parentId)) {
      order.set(id, order.size);
      walk(id);
    }
  };
  walk(PAGE_ID);
  return [...groups]
    .map(([parentId, places]) => ({
      parentId,
      depth: parentId === PAGE_ID ? 0 : ancestors(tree, parentId).length + 1,
      places,
    }))
    .sort((a, b) => (order.get(a.parentId) ?? 0) - (order.get(b.parentId) ?? 0));
}

/** The groups with places whose words, as `describe` gives them, contain what is typed; a container's own words stand for all in it. */
export function findPlaces(groups: readonly PlaceGroup[], typed: string, describe: (id: string) => string): PlaceGroup[] {
  const wanted = foldText(typed.trim());
  if (wanted === "") return [...groups];
  const has = (id: string): boolean => foldText(describe(id)).includes(wanted);
  return groups.flatMap((group) => {
    const places = has(group.parentId) ? group.places : group.places.filter(({ beforeId }) => beforeId !== null && has(beforeId));
    return places.length > 0 ? [{ ...group, places }] : [];
  });
}

/** Where blocks that stand side by side are now; null where they are in several places. */
function placeOf(tree: DocumentTree, ids: readonly string[]): Landing["place"] | null {
  const first = tree.block(ids[0] ?? "");
  if (!first) return null;
  const siblings = tree.children(first.parentId, first.slot);
  const at = siblings.findIndex(({ id }) => id === first.id);
  if (!ids.every((id, index) => siblings[at + index]?.id === id)) return null;
  return { parentId: first.parentId, slot: first.slot, beforeId: siblings[at + ids.length]?.id ?? null };
}
