/** Shows the images of a gallery as large as the screen, one after the other; without this script each links to its file. */
import { ENLARGED_LOOK } from "./enlarged-look.ts";

/** How far a finger goes for the next image, in pixels. */
const SWIPE = 48;

function makeButton(name: string, label = ""): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = name;
  button.setAttribute("aria-label", label);
  return button;
}

/** The image of a link, begun to load as large as the screen takes it. */
function enlarge(link: HTMLAnchorElement): HTMLImageElement | null {
  const small = link.querySelector("img");
  if (!small) return null;
  const large = small.cloneNode() as HTMLImageElement;
  const [width, height] = [Number(small.getAttribute("width")), Number(small.getAttribute("height"))];
  large.sizes = `min(100vw,${Math.ceil((100 * width) / height)}vh,${width}px)`;
  large.removeAttribute("loading");
  return large;
}

function open(links: readonly HTMLAnchorElement[], start: number, words: DOMStringMap): void {
  const dialog = document.createElement("dialog");
  const shown = document.createElement("div");
  const [close, previous, next] = [
    makeButton("v-close", words.close),
    makeButton("v-previous", words.previous),
    makeButton("v-next", words.next),
  ];
  let at = start;
  const turn = (by: number): void => {
    at = (at + by + links.length) % links.length;
    const link = links[at];
    const large = link && enlarge(link);
    if (!large) return;
    const told = document.createElement("p");
    for (const word of link.nextElementSibling?.childNodes ?? []) told.append(word.cloneNode(true));
    const count = document.createElement("small");
    if (links.length > 1) count.textContent = `${at + 1} / ${links.length}`;
    dialog.setAttribute("aria-label", [words.label, large.alt].filter(Boolean).join(": "));
    shown.replaceChildren(large, told, count);
    const after = links[(at + 1) % links.length];
    if (after) enlarge(after);
  };
  dialog.className = "v-enlarged";
  shown.ariaLive = "polite";
  dialog.append(close, shown);
  if (links.length > 1) dialog.append(previous, next);
  close.onclick = () => dialog.close();
  previous.onclick = () => turn(-1);
  next.onclick = () => turn(1);
  dialog.onkeydown = ({ key }) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  };
  dialog.onclick = ({ target }) => {
    if (target === dialog || target === shown) dialog.close();
  };
  let from: Touch | undefined;
  dialog.ontouchstart = ({ touches }) => {
    from = touches.length === 1 ? touches[0] : undefined;
  };
  dialog.ontouchend = ({ changedTouches }) => {
    const to = changedTouches[0];
    // Somebody who has come closer with two fingers looks around with one.
    if (!from || !to || (window.visualViewport?.scale ?? 1) > 1) return;
    const across = to.clientX - from.clientX;
    if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(to.clientY - from.clientY)) turn(across < 0 ? 1 : -1);
  };
  dialog.onclose = () => {
    dialog.remove();
    // Not every browser focuses a link that is clicked, to come back to it.
    links[start]?.focus();
  };
  document.body.append(dialog);
  // Shown already when the dialog opens, so that its name says what is in it.
  turn(0);
  dialog.showModal();
}

function start(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>("figure>a")];
  for (const [index, link] of links.entries()) {
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(links, index, gallery.dataset);
    });
  }
}

// A browser too old for it goes on to the file, as without a script.
if (document.adoptedStyleSheets) {
  const look = new CSSStyleSheet();
  look.replaceSync(ENLARGED_LOOK);
  document.adoptedStyleSheets.push(look);
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-v="gallery"]')) start(gallery);
}
