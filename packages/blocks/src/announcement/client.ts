/** Lets the page's first announcement come and go; without this script there is none. */

/** Before the first comes, and between looks at whether there is room for one, in ms. */
const PAUSE = 2_000;

/** Whether it was closed in this visit. */
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
    // Storage is switched off: it stays away until the page is opened again.
  }
}

/** Whether it lies over what somebody is at with the keyboard. */
function isInTheWay(card: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || card.contains(focused)) return false;
  const [own, other] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom;
}

function start(card: HTMLElement): void {
  const { key, duration, interval, repeat } = card.dataset;
  const name = `v-announcement ${location.pathname} ${key}`;
  if (wasClosed(name)) return;
  // Out of its section: what is set there could hold it back, cut it off or lay something over it.
  document.body.append(card);
  card.firstElementChild?.setAttribute("role", "status");
  const all = [...card.querySelectorAll<HTMLElement>(".v-note-one")];
  const variations = all.filter((each) => each.textContent.trim() !== "");
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (run: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const come = (): void => {
    const one = variations[shown % variations.length];
    for (const each of all) each.hidden = each !== one;
    // Words that are longer than the screen are scrolled with the keyboard, too.
    if (one && one.scrollHeight > one.clientHeight) one.tabIndex = 0;
    const isShown = !document.hidden && !isInTheWay(card);
    card.classList.toggle("v-on", isShown);
    if (isShown) next(go, Number(duration) * 1_000);
    else next(come, PAUSE);
  };
  const go = (): void => {
    // Nobody loses what they are pointing at, or have gone to with the keyboard.
    const isHeld = card.matches(":hover") || card.contains(document.activeElement);
    if (!isHeld) shown += 1;
    card.classList.toggle("v-on", isHeld);
    if (isHeld) next(go, PAUSE);
    else if (repeat !== undefined || shown < variations.length) next(come, Number(interval) * 1_000);
  };
  const makeWay = (): void => {
    if (!card.classList.contains("v-on") || !isInTheWay(card)) return;
    card.classList.remove("v-on");
    next(come, PAUSE);
  };
  const close = (): void => {
    keepClosed(name);
    clearTimeout(timer);
    card.remove();
  };
  card.querySelector("button")?.addEventListener("click", close);
  card.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
  addEventListener("focusin", makeWay);
  addEventListener("scroll", makeWay, { passive: true });
  next(come, PAUSE);
}

// One that its owner hides on this device leaves its turn to the one after it.
const first = [...document.querySelectorAll<HTMLElement>('[data-v="announcement"]')].find((card) => card.checkVisibility?.() !== false);
if (first) start(first);
