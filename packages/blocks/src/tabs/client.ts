/** Makes tabs of panels; without this script they stand one after another, each under its title. */

let count = 0;

function makeTab(panel: HTMLElement, place: number): HTMLButtonElement {
  const id = `v-tab-${++count}`;
  const tab = document.createElement("button");
  tab.type = "button";
  tab.id = id;
  tab.setAttribute("role", "tab");
  panel.id ||= `${id}-panel`;
  tab.setAttribute("aria-controls", panel.id);
  const words = document.createElement("span");
  const title = panel.querySelector(":scope>.v-tab-title");
  words.append(...(title?.childNodes ?? []));
  if (!words.textContent?.trim()) words.textContent = String(place);
  title?.remove();
  tab.append(words);
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", id);
  panel.tabIndex = 0;
  return tab;
}

function start(root: HTMLElement): void {
  const [list, ...panels] = [...root.children] as HTMLElement[];
  if (!list || panels.length === 0) return;
  const anchors = panels.map((panel) => panel.id);
  const tabs = panels.map((panel, index) => makeTab(panel, index + 1));
  let shown = 0;

  const show = (index: number): void => {
    shown = index;
    for (const [each, tab] of tabs.entries()) {
      const isShown = each === index;
      tab.setAttribute("aria-selected", String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      (panels[each] as HTMLElement).hidden = !isShown;
    }
    const tab = tabs[index] as HTMLElement;
    list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  };

  /** The panel that the address names, or names something in. */
  const named = (): { index: number; target: HTMLElement | null } => {
    const target = document.getElementById(location.hash.slice(1));
    return { index: panels.findIndex((panel) => panel.contains(target)), target };
  };

  /** Shows a panel that somebody has asked for by hand, and lets the address say so where it can. */
  const choose = (index: number): void => {
    const anchor = anchors[index];
    if (anchor) history.replaceState(history.state, "", `#${anchor}`);
    else if (named().index >= 0) history.replaceState(history.state, "", location.pathname + location.search);
    show(index);
    tabs[index]?.focus();
  };

  const follow = (): void => {
    const { index, target } = named();
    if (index < 0) return;
    show(index);
    (target === panels[index] ? root : target)?.scrollIntoView();
  };

  /** Fades the end of a row that goes on. */
  const fade = (): void => {
    list.toggleAttribute("data-more", list.scrollLeft + list.clientWidth < list.scrollWidth - 1);
  };

  /** Takes away the tabs of panels that are hidden on a window of this width. */
  const fit = (): void => {
    const isThere = panels.map((panel, index) => {
      panel.hidden = false;
      const is = getComputedStyle(panel).display !== "none";
      (tabs[index] as HTMLElement).hidden = !is;
      // A form around it asks nothing that nobody can come to.
      panel.toggleAttribute("data-gone", !is);
      return is;
    });
    show(isThere[shown] ? shown : Math.max(0, isThere.indexOf(true)));
    fade();
  };

  list.addEventListener("keydown", (event) => {
    const there = tabs.filter((tab) => !tab.hidden);
    const at = there.indexOf(tabs[shown] as HTMLButtonElement);
    const steps: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    const next = steps[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(tabs.indexOf(there.at(next % there.length) as HTMLButtonElement));
  });
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () => choose(index));
    // A form goes to what is wrong in it, which may be behind another tab.
    panels[index]?.addEventListener("v-reach", () => show(index));
  }
  list.addEventListener("scroll", fade);
  list.setAttribute("role", "tablist");
  list.append(...tabs);
  root.dataset.on = "";
  fit();
  follow();
  addEventListener("hashchange", follow);
  addEventListener("resize", fit);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-v="tabs"]')) start(root);
