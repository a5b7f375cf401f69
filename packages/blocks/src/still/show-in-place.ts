/** What a frame shows, and what it may do there. */
export interface FrameFacts {
  readonly src: string;
  readonly title: string;
  /** The words of its `allow` attribute. */
  readonly allow: string;
  /** The words of its `sandbox` attribute; without them it is held to nothing but another origin. */
  readonly sandbox?: string;
}

export function makeFrame({ src, title, allow, sandbox }: FrameFacts): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.allow = allow;
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  // Before its address: what holds a frame holds it from the beginning.
  if (sandbox !== undefined) frame.setAttribute("sandbox", sandbox);
  frame.src = src;
  return frame;
}

/** Puts what a still stands for in its place once it is clicked; a click that asks for a new tab stays the browser's. */
export function showOnClick(still: HTMLAnchorElement, make: () => HTMLElement): void {
  still.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const shown = make();
    // What is shut away is to be heard no longer, and not to play by itself when it is seen again: its still comes back.
    shown.addEventListener("v-rest", (rest) => {
      rest.preventDefault();
      shown.replaceWith(still);
    });
    still.replaceWith(shown);
    shown.focus();
  });
}
