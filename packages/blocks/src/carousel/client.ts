/** Moves carousels by arrows, dots, keys and the clock; without this script they are moved as anything that scrolls. */

/** What a slide is as wide as by the style sheet, unless its owner has set another gap; in pixels. */
const USUAL_GAP = 20;
/** Pixels that a dot takes, and that a button beside them takes with its gap. */
const DOT = 44;
const BUTTON = 52;

function start(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>(".v-slides");
  const bar = root.querySelector<HTMLElement>(".v-slide-bar");
  const dots = root.querySelector<HTMLElement>(".v-slide-dots");
  if (!track?.firstElementChild) return;
  const slides = [...track.children] as HTMLElement[];
  const named = (place: number, of: number): string =>
    (root.dataset.slide ?? "").replace("{place}", String(place)).replace("{of}", String(of));
  let step = 0;
  let stops = 0;
  let at = 0;
  /** Where it is on its way to. */
  let goal: number | null = null;

  const mark = (): void => {
    const room = track.scrollWidth - track.clientWidth;
    at = track.scrollLeft > room - 2 ? stops - 1 : Math.min(stops - 1, Math.round(track.scrollLeft / step));
    if (at === goal) goal = null;
    if (!dots) return;
    if (dots.childElementCount === 0) dots.textContent = `${at + 1} / ${stops}`;
    for (const [index, dot] of [...dots.children].entries()) {
      if (index === at) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    }
  };

  const go = (to: number): void => {
    goal = (to + stops) % stops;
    track.scrollTo({ left: goal * step });
  };

  const dotTo = (index: number, slideCount: number): HTMLElement => {
    const dot = document.createElement("button");
    dot.type = "button";
    dot.setAttribute("aria-label", named(index + 1, slideCount));
    dot.addEventListener("click", () => go(index));
    return dot;
  };

  const measure = (): void => {
    const seen = slides.filter((slide) => slide.offsetWidth > 0);
    const [first, second] = seen;
    step = first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth;
    // A last step that is a sliver is none.
    const room = step > 0 ? (track.scrollWidth - track.clientWidth) / step : 0;
    const count = Math.max(1, Math.ceil(room - 0.05) + 1);
    for (const [index, slide] of seen.entries()) slide.setAttribute("aria-label", named(index + 1, seen.length));
    if (bar) bar.style.visibility = count > 1 ? "" : "hidden";
    const others = bar ? bar.childElementCount - 1 : 0;
    const isWide = count * DOT + others * BUTTON <= root.clientWidth;
    if (dots && (count !== stops || isWide !== dots.childElementCount > 0)) {
      dots.replaceChildren(...(isWide ? Array.from({ length: count }, (_, index) => dotTo(index, seen.length)) : []));
    }
    stops = count;
    mark();
  };

  const gap = Number.parseFloat(getComputedStyle(track).columnGap);
  if (gap >= 0 && gap !== USUAL_GAP) track.style.setProperty("--v-gap", `${gap}px`);
  for (const slide of slides) slide.setAttribute("role", "group");
  track.tabIndex = 0;
  track.addEventListener("scroll", mark, { passive: true });
  for (const type of ["pointerdown", "wheel"]) track.addEventListener(type, () => (goal = null), { passive: true });
  track.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || event.target !== track || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = (goal ?? at) + by;
    if (to >= 0 && to < stops) go(to);
  });
  root.querySelector(".v-back")?.addEventListener("click", () => go((goal ?? at) - 1));
  root.querySelector(".v-next")?.addEventListener("click", () => go((goal ?? at) + 1));
  new ResizeObserver(measure).observe(track);
  measure();
  if (root.dataset.seconds) run(root, track, () => go((goal ?? at) + 1));
}

/** Has slides change by themselves while nobody looks closer, and says how to stop that. */
function run(root: HTMLElement, track: HTMLElement, next: () => void): void {
  const button = root.querySelector<HTMLElement>(".v-pause");
  let isOff = false;
  let isSeen = false;
  const held = new Set<string>();
  const turn = (off: boolean): void => {
    isOff = off;
    button?.toggleAttribute("data-off", off);
    button?.setAttribute("aria-label", (off ? root.dataset.play : root.dataset.pause) ?? "");
  };
  const hold = (type: string, begins: string, ends: string): void => {
    root.addEventListener(begins, () => held.add(type));
    root.addEventListener(ends, () => held.delete(type));
  };
  hold("pointer", "mouseenter", "mouseleave");
  hold("focus", "focusin", "focusout");
  button?.addEventListener("click", () => turn(!isOff));
  track.addEventListener("pointerdown", () => turn(true));
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
  }).observe(root);
  turn(matchMedia("(prefers-reduced-motion:reduce)").matches);
  setInterval(() => {
    if (!isOff && isSeen && held.size === 0 && !document.hidden) next();
  }, Number(root.dataset.seconds) * 1_000);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-v="carousel"]')) start(root);
