/** The columns of a comparison, by their place. */
export const PLACES = ["first", "second", "third", "fourth"] as const;

/** How many of them there are. */
export const COUNTS = ["two", "three", "four"] as const;

/** What a row says of an offer. */
export const ANSWERS = ["yes", "no", "words"] as const;

/** The places that a comparison shows; the others keep their words until there are more columns again. */
export function shownPlaces(count: (typeof COUNTS)[number]): readonly (typeof PLACES)[number][] {
  return PLACES.slice(0, COUNTS.indexOf(count) + 2);
}
