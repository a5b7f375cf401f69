/** Closes a menu that is open on a phone, by Escape and once a place on the page was chosen; it opens without this script. */

for (const menu of document.querySelectorAll<HTMLElement>('[data-v="menu"]')) {
  const details = menu.querySelector("details");
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !details?.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  menu.addEventListener("click", ({ target }) => {
    if (details && target instanceof Element && target.closest("a[href]")) details.open = false;
  });
}
