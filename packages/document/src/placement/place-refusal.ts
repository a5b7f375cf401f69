/** Why blocks may not stand somewhere. Kinds are named by their names in the catalog, the page itself by null. */
export type PlaceRefusal =
  /** There is no such block, or it has no such slot. */
  | { readonly reason: "not_there" }
  | { readonly reason: "inside_itself" }
  /** Nobody here knows the kind: it stays where it is. */
  | { readonly reason: "unknown"; readonly kind: string }
  /** What it would stand in does not take blocks of its sort. */
  | { readonly reason: "wrong_place"; readonly kind: string; readonly outer: string | null }
  /** It must not be anywhere inside that kind. */
  | { readonly reason: "not_in"; readonly kind: string; readonly outer: string }
  /** It has to be inside one of these. */
  | { readonly reason: "only_in"; readonly kind: string; readonly places: readonly string[] }
  /** It is locked, is in something that is, or would come into it: the kind is that of what has the lock. */
  | { readonly reason: "locked"; readonly kind: string }
  /** It is in a synced section, or would come into one: that is changed as a section, for all its pages. */
  | { readonly reason: "synced" }
  | { readonly reason: "full"; readonly outer: string | null; readonly max: number }
  | { readonly reason: "too_deep"; readonly max: number }
  /** The page has one already, or would get two. */
  | { readonly reason: "single"; readonly kind: string }
  /** It links to something that opens over the page (`#anchor`), from inside of such a thing. */
  | { readonly reason: "triggers"; readonly kind: string; readonly anchor: string };

/** Whether two refusals say the same. */
export function isSameRefusal(a: PlaceRefusal, b: PlaceRefusal): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
