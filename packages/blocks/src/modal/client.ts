/** Opens and closes the page's modals; without this script a link to one shows it, and its cross leads away from it. */

const DAY = 86_400_000;
/** How often is looked whether somebody still types, in ms. */
const PAUSE = 1_000;
/** How far somebody has come, as a share of the page, who may be leaving it on a phone. */
const FAR = 0.3;
/** How fast they turn back, in pixels a millisecond, while at most so many ms have gone by since they touched the page. */
const FAST = 2;
const TOUCHED = 1_000;
/** Between two looks at how fast the page goes by, in ms; after a longer rest it is looked at anew. */
const LOOK = 80;
const REST = 400;

const modals = [...document.querySelectorAll<HTMLDialogElement>('[data-v="modal"]')].filter((modal) => "showModal" in modal);

/** Whether one has opened since the page was loaded: none opens by itself from then on. */
let isOver = false;

const nameOf = (modal: HTMLElement) => `v-modal ${location.pathname} ${modal.dataset.key}`;

function wasSeen(modal: HTMLElement): boolean {
  const { once } = modal.dataset;
  try {
    if (once === "session") return sessionStorage.getItem(nameOf(modal)) !== null;
    // A clock that was set back keeps it away no longer than its days.
    return once !== undefined && Math.abs(Date.now() - Number(localStorage.getItem(nameOf(modal)))) < Number(once) * DAY;
  } catch {
    return false;
  }
}

function keepSeen(modal: HTMLElement): void {
  const { once } = modal.dataset;
  try {
    if (once) (once === "session" ? sessionStorage : localStorage).setItem(nameOf(modal), String(Date.now()));
  } catch {
    // Storage is full or switched off: it comes again when the page is opened again.
  }
}

/** Whether its owner shows it on this device; tried without taking the focus from anywhere. */
function isShownHere(modal: HTMLElement): boolean {
  modal.setAttribute("open", "");
  const isShown = modal.checkVisibility?.() !== false;
  modal.removeAttribute("open");
  return isShown;
}

function open(modal: HTMLDialogElement): void {
  if (document.querySelector("dialog[open]") || !isShownHere(modal)) return;
  isOver = true;
  keepSeen(modal);
  modal.showModal();
}

/** The modal that an address within the page names, or names something in. */
function named(hash: string): { modal: HTMLDialogElement | undefined; target: HTMLElement | null } {
  const target = document.getElementById(hash.slice(1));
  return { modal: modals.find((modal) => modal.contains(target)), target };
}

function show({ modal, target }: ReturnType<typeof named>): void {
  if (!modal) return;
  open(modal);
  if (target !== modal) target?.scrollIntoView();
}

function click(event: MouseEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]:not([target])');
  if (!link) return;
  const around = link.closest("dialog");
  const place = named(link.hash);
  if (place.modal === around) return;
  // What leads out of an open one, to a part of its page or nowhere, closes it; nothing in it opens another.
  if (place.modal || (around && link.hash === "")) event.preventDefault();
  if (!around) show(place);
  else if (!place.modal) around.close();
}

/** Ends what is to be heard of it. A player from elsewhere gives way to its still; one that never had any is loaded again when it is seen again. */
function silence(modal: HTMLElement): void {
  for (const media of modal.querySelectorAll<HTMLMediaElement>("video,audio")) media.pause();
  for (const frame of modal.querySelectorAll("iframe")) {
    if (!frame.dispatchEvent(new Event("v-rest", { cancelable: true }))) continue;
    const fresh = frame.cloneNode() as HTMLIFrameElement;
    fresh.setAttribute("loading", "lazy");
    frame.replaceWith(fresh);
  }
}

function start(modal: HTMLDialogElement): void {
  const cross = modal.querySelector(".v-close");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "v-close";
  button.textContent = cross?.textContent ?? "";
  button.setAttribute("aria-label", cross?.getAttribute("aria-label") ?? "");
  button.addEventListener("click", () => modal.close());
  cross?.replaceWith(button);
  modal.dataset.on = "";
  modal.addEventListener("close", () => {
    silence(modal);
    if (named(location.hash).modal) history.replaceState(history.state, "", location.pathname + location.search);
  });
  if (modal.dataset.beside === undefined) return;
  const isBeside = ({ target, clientX: x, clientY: y }: MouseEvent): boolean => {
    const { left, right, top, bottom } = modal.getBoundingClientRect();
    return target === modal && (x < left || x > right || y < top || y > bottom);
  };
  // Words that are marked to beyond its edge are no click beside it.
  let isPressed = false;
  modal.addEventListener("pointerdown", (event) => {
    isPressed = isBeside(event);
  });
  modal.addEventListener("click", (event) => {
    if (isPressed && isBeside(event)) modal.close();
  });
}

const isTyping = (): boolean => document.activeElement?.matches("input,select,textarea,[contenteditable]") ?? false;

/** How much of the page has gone by: from 0 to 1. */
const gone = (): number => scrollY / Math.max(1, document.documentElement.scrollHeight - innerHeight);

/** Calls back when somebody leaves by the top of the window, or on a phone turns back fast. */
function watchLeaving(run: () => void): void {
  document.documentElement.addEventListener("mouseleave", ({ clientY }) => {
    if (clientY <= 0) run();
  });
  let [touched, looked, from, isFar] = [Number.NEGATIVE_INFINITY, 0, 0, false];
  const touch = ({ timeStamp }: Event): void => {
    touched = timeStamp;
  };
  addEventListener("touchmove", touch, { passive: true });
  addEventListener(
    "scroll",
    ({ timeStamp: now }) => {
      isFar ||= gone() >= FAR;
      const time = now - looked;
      if (time < LOOK) return;
      if (isFar && time < REST && now - touched < TOUCHED && (from - scrollY) / time > FAST) run();
      [looked, from] = [now, scrollY];
    },
    { passive: true },
  );
}

/** Lets one open by itself, if it may: never a second one, nor while somebody types. */
function watch(modal: HTMLDialogElement): void {
  const { after, scrolled, exit } = modal.dataset;
  const come = (): void => {
    if (!isOver && !isTyping()) open(modal);
  };
  const wait = (): void => {
    come();
    if (!isOver && isTyping()) setTimeout(wait, PAUSE);
  };
  if (after) setTimeout(wait, Number(after) * 1_000);
  if (exit !== undefined) watchLeaving(come);
  if (!scrolled) return;
  const look = (): void => {
    if (gone() * 100 >= Number(scrolled)) come();
  };
  addEventListener("scroll", look, { passive: true });
  look();
}

for (const modal of modals) start(modal);
document.addEventListener("click", click);
addEventListener("hashchange", () => show(named(location.hash)));
addEventListener("resize", () => {
  // On a window that it is hidden on, nothing may be shut behind it.
  for (const modal of modals) if (modal.open && modal.checkVisibility?.() === false) modal.close();
});
show(named(location.hash));
for (const modal of modals) if (!wasSeen(modal)) watch(modal);
