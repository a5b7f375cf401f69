import type { PicturePlace, TakenPicture } from "@vitrine/document";

/** The places that wait for a picture, by its id. */
export function placesOf(taken: readonly TakenPicture[]): ReadonlyMap<string, readonly PicturePlace[]> {
  const places = new Map<string, PicturePlace[]>();
  for (const { imageId, place } of taken) places.set(imageId, [...(places.get(imageId) ?? []), place]);
  return places;
}
