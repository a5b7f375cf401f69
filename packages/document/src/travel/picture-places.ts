import { sameJson } from "../changes/same-json.ts";
import type { Fragment } from "../fragment.ts";
import type { Json } from "../reading/json.ts";
import type { BlockRecord, ImageReference, StyleRecord } from "../records.ts";
import { type PlacedValue, stylesOf, valuesIn } from "../style/style-layers.ts";

/** Where a picture stood in a record: a prop or something in one, or a value of its look. */
export type PicturePlace =
  | { readonly recordId: string; readonly path: readonly (string | number)[]; readonly around: Json }
  | { readonly recordId: string; readonly look: Omit<PlacedValue, "value"> };

/** A picture that was taken out of a fragment. */
export interface TakenPicture {
  readonly imageId: string;
  readonly place: PicturePlace;
}

interface FoundReference {
  readonly path: readonly (string | number)[];
  readonly imageId: string;
}

function referencesIn(value: Json, path: readonly (string | number)[], found: FoundReference[]): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value) && typeof value.imageId === "string" && "width" in value && "height" in value) {
    found.push({ path, imageId: value.imageId });
    return;
  }
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, inner] of entries) referencesIn(inner, [...path, key], found);
}

/** A fragment without the pictures that somebody names, and where each of them is to stand again. */
export function withoutPictures(
  fragment: Fragment,
  isTaken: (imageId: string) => boolean,
): { readonly fragment: Fragment; readonly taken: readonly TakenPicture[] } {
  const taken: TakenPicture[] = [];
  const blocks = fragment.blocks.map((block): BlockRecord => {
    const found: FoundReference[] = [];
    referencesIn(block.props, [], found);
    const here = found.filter(({ imageId }) => isTaken(imageId));
    let props: Json = block.props;
    for (const { path } of here) props = replaced(props, path, null);
    for (const { path, imageId } of here) {
      taken.push({ imageId, place: { recordId: block.id, path, around: valueAt(props, path.slice(0, -1)) ?? null } });
    }
    return { ...withoutBackdrops(block, isTaken, taken), props: props as BlockRecord["props"] };
  });
  const namedStyles = fragment.namedStyles?.map((style) => withoutBackdrops(style, isTaken, taken));
  return { fragment: { ...fragment, blocks, ...(namedStyles ? { namedStyles } : {}) }, taken };
}

function withoutBackdrops<Kept extends BlockRecord | StyleRecord>(
  record: Kept,
  isTaken: (imageId: string) => boolean,
  taken: TakenPicture[],
): Kept {
  const kept: PlacedValue[] = [];
  for (const { value, ...look } of valuesIn(record.styles)) {
    if (value.type === "image" && isTaken(value.imageId)) taken.push({ imageId: value.imageId, place: { recordId: record.id, look } });
    else kept.push({ value, ...look });
  }
  return { ...record, styles: stylesOf(kept) };
}

/**
 * A record with a picture in its place. As it is where something else stands there by now, or where it is one of a row
 * whose order or neighbours have changed: the picture would come to stand elsewhere.
 */
export function withPicture<Kept extends BlockRecord | StyleRecord>(record: Kept, place: PicturePlace, picture: ImageReference): Kept {
  if ("look" in place) {
    const { breakpoint, state, property } = place.look;
    if (record.styles[breakpoint]?.[state]?.[property]) return record;
    const value = { type: "image", imageId: picture.imageId } as const;
    return { ...record, styles: stylesOf([...valuesIn(record.styles), { ...place.look, value }]) };
  }
  if (record.type !== "block" || valueAt(record.props, place.path) !== null) return record;
  if (place.path.length > 1 && !isSameBut(valueAt(record.props, place.path.slice(0, -1)), place)) return record;
  return { ...record, props: replaced(record.props, place.path, { ...picture }) as BlockRecord["props"] };
}

/** Whether what is around a place is what it was; of pictures that stand there too each may have come. */
function isSameBut(around: Json | undefined, place: { readonly around: Json }): boolean {
  return around !== undefined && sameJson(withoutReferences(around), withoutReferences(place.around));
}

function withoutReferences(value: Json): Json {
  const found: FoundReference[] = [];
  referencesIn(value, [], found);
  return found.reduce((kept, { path }) => replaced(kept, path, null), value);
}

function valueAt(value: Json, path: readonly (string | number)[]): Json | undefined {
  let at: Json | undefined = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as { readonly [key: string]: Json })[key];
  }
  return at;
}

function replaced(value: Json, path: readonly (string | number)[], next: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? replaced(each, rest, next) : each));
  const there = value as { readonly [key: string]: Json };
  return { ...there, [key]: replaced(there[key] ?? null, rest, next) };
}
