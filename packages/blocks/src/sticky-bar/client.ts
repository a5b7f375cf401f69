/** Lets the page's bar come, go and be closed; without this script it is always there. */

function wasClosed(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

function keepClosed(name: string): void {
  try {
    sessionStorage.setItem(name, "1");
  } catch {
    // Storage is full or switched off: it is back when the page is opened again.
  }
}

function start(bar: HTMLElement): void {
  const root = document.documentElement;
  const { key, scrolled, until } = bar.dataset;
  const name = `v-sticky-bar ${location.pathname} ${key}`;
  const isLow = bar.classList.contains("v-bar-low");
  const part = until ? document.getElementById(until) : null;

  /** What floats over the page stands above a bar below, and a menu that stays at the top below a bar there. */
  const lift = (): void => {
    const isThere = bar.isConnected && !bar.classList.contains("v-off") && !bar.classList.contains("v-bar-loose");
    root.style.setProperty(isLow ? "--v-bar" : "--v-top", `${isThere ? bar.offsetHeight : 0}px`);
  };
  const look = (): void => {
    const gone = scrollY / Math.max(1, root.scrollHeight - innerHeight);
    const isAway = scrolled ? gone * 100 < Number(scrolled) : part !== null && part.getBoundingClientRect().top < innerHeight;
    // Nobody loses the button that they have gone to with the keyboard.
    bar.classList.toggle("v-off", isAway && !bar.contains(document.activeElement));
    lift();
  };
  const close = (): void => {
    bar.remove();
    lift();
    removeEventListener("scroll", look);
    removeEventListener("resize", look);
  };

  bar.querySelector(".v-bar-x")?.addEventListener("click", () => {
    keepClosed(name);
    close();
  });
  if (bar.querySelector(".v-bar-x") && wasClosed(name)) {
    // One that somebody may have seen already, above the page, would take its place with it: it stays there and scrolls away.
    const isSeen = performance.getEntriesByType("paint").length > 0;
    if (isLow || !isSeen || scrolled) {
      close();
      return;
    }
    bar.classList.add("v-bar-loose");
  }
  look();
  bar.dataset.on = "";
  addEventListener("scroll", look, { passive: true });
  addEventListener("resize", look);
}

for (const bar of document.querySelectorAll<HTMLElement>('[data-v="sticky-bar"]')) start(bar);
