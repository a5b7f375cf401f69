/** Puts the map in the place of its still, once it is clicked; without this script the still is a link to it. */

function embedded({ frame = "", title = "" }: DOMStringMap): HTMLIFrameElement {
  const shown = document.createElement("iframe");
  shown.title = title;
  shown.allow = "fullscreen";
  shown.referrerPolicy = "strict-origin-when-cross-origin";
  shown.src = frame;
  return shown;
}

for (const still of document.querySelectorAll<HTMLAnchorElement>('a[data-v="map"]')) {
  still.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const shown = embedded(still.dataset);
    still.replaceWith(shown);
    shown.focus();
  });
}
