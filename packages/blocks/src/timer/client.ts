/** Lets what its owner times come, or go, a while after the page was opened; without this script all of it shows. */

/** How long something comes up, in ms: from nothing, so that what has to make room is not seen to jump. */
const FADE = 240;

const nameOf = (timer: HTMLElement) => `v-timer ${location.pathname} ${timer.dataset.key}`;

/** Whether it was time for this visitor before, where that is remembered. */
function wasTime(timer: HTMLElement): boolean {
  try {
    return timer.dataset.key !== undefined && localStorage.getItem(nameOf(timer)) !== null;
  } catch {
    return false;
  }
}

function keepTime(timer: HTMLElement): void {
  try {
    if (timer.dataset.key !== undefined) localStorage.setItem(nameOf(timer), "1");
  } catch {
    // Storage is full or switched off: it takes its time again at the next visit.
  }
}

const fadeIn = (element: HTMLElement): unknown => element.animate?.({ opacity: [0, 1] }, { duration: FADE, easing: "ease-out" });

/** All that stands beside it, or beside something around it. */
function neighbours(timer: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each: HTMLElement | null = timer; each && each !== document.body; each = each.parentElement) {
    for (const other of each.parentElement?.children ?? []) if (other !== each && other instanceof HTMLElement) found.push(other);
  }
  return found;
}

/** Changes the page, and fades in what has moved for it under a reader's eyes. */
function changeGently(timer: HTMLElement, change: () => void): void {
  const before = neighbours(timer).map((element) => ({ element, was: element.getBoundingClientRect() }));
  change();
  const isInView = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight;
  const moved = before.filter(({ element, was }) => {
    const is = element.getBoundingClientRect();
    return (is.top !== was.top || is.left !== was.left) && (isInView(was) || isInView(is));
  });
  for (const { element } of moved) fadeIn(element);
}

/** Says politely that something has come, to those who do not see it; a region is heard if it was there before its words. */
function makeVoice(): HTMLElement {
  const voice = document.createElement("div");
  voice.className = "v-timer-says";
  voice.setAttribute("role", "status");
  document.body.append(voice);
  return voice;
}

function start(timer: HTMLElement, voice: HTMLElement): void {
  const { after = "", waits } = timer.dataset;
  const [hours = 0, minutes = 0, seconds = 0] = after.split(":").map(Number);
  const delay = ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const turn = (): void => {
    isOver = true;
    changeGently(timer, () => {
      timer.toggleAttribute("data-away", waits === undefined);
      timer.dataset.on = "";
    });
    if (waits !== undefined) fadeIn(timer);
  };
  const look = (): void => {
    clearTimeout(waiting);
    if (isOver) return;
    // By the clock on the wall, which goes on while the device sleeps; or by the page's own, which nobody sets back.
    const rest = delay - Math.max(Date.now() - performance.timeOrigin, performance.now());
    if (rest > 0) {
      waiting = setTimeout(look, rest);
      return;
    }
    turn();
    keepTime(timer);
    if (waits) voice.textContent = waits;
  };
  // Browsers that do not know of `scripting` in a style sheet are told here.
  timer.toggleAttribute("data-away", waits !== undefined);
  if (wasTime(timer)) turn();
  look();
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
}

const timers = document.querySelectorAll<HTMLElement>('[data-v="timer"]');
const voice = makeVoice();
for (const timer of timers) start(timer, voice);
