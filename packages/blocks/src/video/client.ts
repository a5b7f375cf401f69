/** Puts the player in the place of a video's still, once it is clicked; without this script the still is a link. */

function embedded(player: string, title: string): HTMLElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.allow = "autoplay; fullscreen; picture-in-picture; encrypted-media";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = player;
  return frame;
}

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
  still.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { player, title = "" } = still.dataset;
    const shown = player ? embedded(player, title) : film(still, title);
    still.replaceWith(shown);
    shown.focus();
  });
}
