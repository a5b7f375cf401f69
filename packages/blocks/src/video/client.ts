import { makeFrame, showOnClick } from "../still/show-in-place.ts";

/** Puts the player in the place of a video's still, once it is clicked; without this script the still is a link. */

const ALLOWED = "autoplay; fullscreen; picture-in-picture; encrypted-media";

function film(still: HTMLAnchorElement, title: string): HTMLElement {
  const video = document.createElement("video");
  video.controls = true;
  video.autoplay = true;
  video.playsInline = true;
  video.poster = still.querySelector("img")?.currentSrc ?? "";
  video.ariaLabel = title;
  video.src = still.href;
  return video;
}

for (const still of document.querySelectorAll<HTMLAnchorElement>('a[data-v="video"]')) {
  const { player, title = "" } = still.dataset;
  showOnClick(still, () => (player ? makeFrame({ src: player, title, allow: ALLOWED }) : film(still, title)));
}
