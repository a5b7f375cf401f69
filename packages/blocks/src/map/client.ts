import { makeFrame, showOnClick } from "../still/show-in-place.ts";

/** Puts the map in the place of its still, once it is clicked; without this script the still is a link to it. */
for (const still of document.querySelectorAll<HTMLAnchorElement>('a[data-v="map"]')) {
  const { frame = "", title = "" } = still.dataset;
  showOnClick(still, () => makeFrame({ src: frame, title, allow: "fullscreen" }));
}
