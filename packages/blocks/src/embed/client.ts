import { makeFrame, showOnClick } from "../still/show-in-place.ts";

/** Puts what is embedded in the place of its still, by a click or once it comes near; without this script it is a link. */

/** It runs as its own page, opens others and takes answers, but never leads the visitor's page away. */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

/** How far below the screen it is fetched already. */
const NEAR = "600px";

function showWhenNear(still: HTMLAnchorElement, make: () => HTMLElement): void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      // Somebody who is on it by the keyboard stays there.
      const isFocused = document.activeElement === still;
      const shown = make();
      still.replaceWith(shown);
      if (isFocused) shown.focus();
    },
    { rootMargin: NEAR },
  );
  watch.observe(still);
}

for (const still of document.querySelectorAll<HTMLAnchorElement>('a[data-v="embed"]')) {
  const { frame = "", title = "", allow = "", near } = still.dataset;
  const make = (): HTMLElement => makeFrame({ src: frame, title, allow, sandbox: SANDBOX });
  if (near === undefined) showOnClick(still, make);
  else showWhenNear(still, make);
}
