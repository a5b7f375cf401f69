/**
 * Closes a menu that is open on a phone, by Escape and once a place on the page was chosen, and keeps one that stays at the
 * top off the places it leads to; it opens without this script.
 */

/** Between a menu that stays at the top and the place that was gone to, in pixels. */
const ROOM = 16;

/** Says how much of the window's top is covered, once the menu stays there, whatever its owner has put beside it. */
function keepOff(menu: HTMLElement, details: HTMLDetailsElement | null): void {
  const stays = menu.closest<HTMLElement>("section,header");
  const measure = (): void => {
    // Open it covers more, but closes before anything is gone to.
    if (!stays || details?.open) return;
    const top = Number.parseFloat(getComputedStyle(stays).top) || 0;
    document.documentElement.style.scrollPaddingBlockStart = `${top + stays.offsetHeight + ROOM}px`;
  };
  measure();
  addEventListener("resize", measure);
}

for (const menu of document.querySelectorAll<HTMLElement>('[data-v="menu"]')) {
  const details = menu.querySelector("details");
  if (menu.classList.contains("v-menu-sticky")) keepOff(menu, details);
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !details?.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  menu.addEventListener("click", ({ target }) => {
    if (details && target instanceof Element && target.closest("a[href]")) details.open = false;
  });
}
