import type { Json } from "@vitrine/document";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

/** Pixels: a slide with its gap, and what is seen of the track. */
const STEP = 220;
const GAP = 20;

let shownWidth = 200;
let isQuiet = false;
let resized: (() => void)[] = [];
let seen: ((entries: readonly { isIntersecting: boolean }[]) => void)[] = [];

/** The layout that a browser would make: slides in a row, the track as wide as it is told to be. */
function layOut(): void {
  const isTrack = (element: Element) => element.classList.contains("v-slides");
  const shown = (element: Element) => [...(element.parentElement?.children ?? [])].filter((each) => !each.classList.contains("away"));
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
    return this.classList.contains("away") ? 0 : STEP - GAP;
  });
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return shown(this).indexOf(this) * STEP;
  });
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => shownWidth);
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(function (this: Element) {
    return isTrack(this) ? [...this.children].filter((each) => !each.classList.contains("away")).length * STEP - GAP : shownWidth;
  });
  vi.spyOn(Element.prototype, "scrollTo").mockImplementation(function (this: Element, to?: unknown) {
    moveTo(this, Math.min((to as { left: number }).left, this.scrollWidth - shownWidth));
  });
}

function moveTo(track: Element, left: number): void {
  track.scrollLeft = left;
  track.dispatchEvent(new Event("scroll"));
}

async function load(slides: string | number, props: { [key: string]: Json } = {}): Promise<HTMLElement> {
  const inside = typeof slides === "number" ? "<div>Words</div>".repeat(slides) : slides;
  document.body.innerHTML = renderKind("carousel", props).replace("[slides]", inside);
  vi.resetModules();
  await import("./client.ts");
  return document.querySelector<HTMLElement>(".v-slides") as HTMLElement;
}

const press = (name: string) => document.querySelector<HTMLElement>(`.v-${name}`)?.click();
const dots = () => [...document.querySelectorAll<HTMLElement>(".v-slide-dots>button")];
const place = () => dots().findIndex((dot) => dot.hasAttribute("aria-current"));
const key = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  [shownWidth, isQuiet, resized, seen] = [640, false, [], []];
  layOut();
  vi.stubGlobal("matchMedia", () => ({ matches: isQuiet }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resized.push(told);
      }
      observe() {}
    },
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(told: (typeof seen)[number]) {
        seen.push(told);
      }
      observe() {}
    },
  );
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("there is a dot for each place it can stand at, named by the slide that is first there", async () => {
  const track = await load(5);
  expect(dots().map((dot) => dot.getAttribute("aria-label"))).toEqual(["Slide 1 of 5", "Slide 2 of 5", "Slide 3 of 5"]);
  expect(place()).toBe(0);
  expect([...track.children].map((slide) => [slide.getAttribute("role"), slide.getAttribute("aria-label")])[4]).toEqual([
    "group",
    "Slide 5 of 5",
  ]);
});

test("arrows lead on and back, and round at the ends", async () => {
  await load(5);
  const after = (...names: string[]) => [names.forEach(press), place()].at(1);
  expect(after("next")).toBe(1);
  expect(after("next")).toBe(2);
  expect(after("next")).toBe(0);
  expect(after("back")).toBe(2);
});

test("two presses while it still moves lead two on", async () => {
  const track = await load(5);
  const scrolled = vi.spyOn(track, "scrollTo").mockImplementation(() => undefined);
  press("next");
  moveTo(track, 90);
  press("next");
  expect(scrolled.mock.calls.map(([to]) => (to as unknown as { left: number }).left)).toEqual([STEP, 2 * STEP]);
  // A finger on it decides anew.
  track.dispatchEvent(new Event("pointerdown"));
  press("next");
  expect(scrolled.mock.lastCall).toEqual([{ left: STEP }]);
});

test("a dot leads to its place, and where it was swiped to is marked", async () => {
  const track = await load(5);
  dots()[2]?.click();
  expect([track.scrollLeft, place()]).toEqual([2 * STEP, 2]);
  moveTo(track, STEP - 30);
  expect(place()).toBe(1);
});

test("the arrow keys move it while it has the focus itself, not from what is in it", async () => {
  const track = await load("<div><button>Buy</button></div>".repeat(5));
  expect(track.tabIndex).toBe(0);
  key(track, "ArrowRight");
  expect(place()).toBe(1);
  key(track, "ArrowLeft");
  key(track, "ArrowLeft");
  expect(place()).toBe(0);
  key(track.querySelector("button") as Element, "ArrowRight");
  expect(place()).toBe(0);
});

test("where dots have no room, figures say the place", async () => {
  shownWidth = 320;
  const track = await load(20);
  const text = () => document.querySelector(".v-slide-dots")?.textContent;
  expect([dots().length, text()]).toEqual([0, "1 / 20"]);
  moveTo(track, 3 * STEP);
  expect(text()).toBe("4 / 20");
  shownWidth = 1_280;
  for (const told of resized) told();
  expect([dots().length, text()]).toEqual([16, ""]);
});

test("with nothing to move there is nothing to move it by, and the place for it stays", async () => {
  await load(2);
  const bar = document.querySelector<HTMLElement>(".v-slide-bar");
  expect(bar?.style.visibility).toBe("hidden");
  shownWidth = 200;
  for (const told of resized) told();
  expect(bar?.style.visibility).toBe("");
});

test("slides that are hidden on this window are not counted", async () => {
  const track = await load('<div class="away"></div><div></div><div></div><div></div><div></div>');
  expect(dots()).toHaveLength(2);
  expect([...track.children].map((slide) => slide.getAttribute("aria-label"))).toEqual([
    null,
    "Slide 1 of 4",
    "Slide 2 of 4",
    "Slide 3 of 4",
    "Slide 4 of 4",
  ]);
});

test("another gap than the usual one makes its slides fit again", async () => {
  document.head.innerHTML = "<style>.v-slides{column-gap:48px}</style>";
  expect((await load(5)).style.getPropertyValue("--v-gap")).toBe("48px");
  document.head.innerHTML = "<style>.v-slides{column-gap:20px}</style>";
  expect((await load(5)).style.getPropertyValue("--v-gap")).toBe("");
  document.head.innerHTML = "";
});

test("one that moves by itself does so only in sight, and not while somebody looks closer", async () => {
  const track = await load(5, { isAutomatic: true, seconds: 4 });
  const root = track.parentElement as HTMLElement;
  const after = (): number => [vi.advanceTimersByTime(4_000), place()].at(1) as number;
  expect(after()).toBe(0);
  for (const told of seen) told([{ isIntersecting: true }]);
  expect(after()).toBe(1);
  root.dispatchEvent(new Event("mouseenter"));
  expect(after()).toBe(1);
  root.dispatchEvent(new Event("focusin"));
  root.dispatchEvent(new Event("mouseleave"));
  expect(after()).toBe(1);
  root.dispatchEvent(new Event("focusout"));
  expect([after(), after()]).toEqual([2, 0]);
  for (const told of seen) told([{ isIntersecting: false }]);
  expect(after()).toBe(0);
});

test("it is stopped by its button or a finger, and set off again by its button", async () => {
  const track = await load(5, { isAutomatic: true, seconds: 3 });
  for (const told of seen) told([{ isIntersecting: true }]);
  const name = () => document.querySelector(".v-pause")?.getAttribute("aria-label");
  press("pause");
  vi.advanceTimersByTime(9_000);
  expect([place(), name()]).toEqual([0, "Change by itself"]);
  press("pause");
  vi.advanceTimersByTime(3_000);
  expect([place(), name()]).toEqual([1, "Stop changing by itself"]);
  track.dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(9_000);
  expect([place(), name()]).toEqual([1, "Change by itself"]);
});

test("it stands still for those who want no motion, until they say otherwise", async () => {
  isQuiet = true;
  await load(5, { isAutomatic: true, seconds: 3 });
  for (const told of seen) told([{ isIntersecting: true }]);
  vi.advanceTimersByTime(9_000);
  expect(place()).toBe(0);
  press("pause");
  vi.advanceTimersByTime(3_000);
  expect(place()).toBe(1);
});

test("one that is not told to never moves by itself", async () => {
  await load(5);
  expect(vi.getTimerCount()).toBe(0);
});

test("carousels are by themselves, and an empty one is no fault", async () => {
  const one = renderKind("carousel").replace("[slides]", "<div></div>".repeat(5));
  document.body.innerHTML = renderKind("carousel").replace("[slides]", "") + one + one;
  vi.resetModules();
  await import("./client.ts");
  const [, first, second] = document.querySelectorAll(".v-carousel");
  second?.querySelector<HTMLElement>(".v-next")?.click();
  const placeIn = (root?: Element) =>
    [...(root?.querySelectorAll(".v-slide-dots>*") ?? [])].findIndex((dot) => dot.hasAttribute("aria-current"));
  expect([placeIn(first), placeIn(second)]).toEqual([0, 1]);
});
