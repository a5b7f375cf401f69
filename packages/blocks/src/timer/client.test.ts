import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const OPENED = Math.ceil(performance.timeOrigin);
const faded = vi.fn<(this: Element) => void>();

/** What the browser would do with its places: each element in its place of a row, unless it is away. */
function placeOf(this: Element): DOMRect {
  const shown = [...document.querySelectorAll("main>*")].filter((element) => !element.hasAttribute("data-away"));
  return new DOMRect(0, Math.max(0, shown.indexOf(this)) * 100, 300, 100);
}

function timer(id: string, props: Parameters<typeof renderKind>[1] = {}): string {
  return renderKind("timer", { delay: "00:00:10", ...props })
    .replace('class="v-timer"', `class="v-timer" id="${id}"`)
    .replace('data-key="b1"', `data-key="${id}"`);
}

async function open(...timers: readonly string[]): Promise<void> {
  document.body.innerHTML = `<main><h1>Above</h1>${timers.join("")}<p>Below</p></main>`;
  vi.resetModules();
  await import("./client.ts");
}

const shown = () => [...document.querySelectorAll(".v-timer")].flatMap((each) => (each.hasAttribute("data-away") ? [] : [each.id]));
const says = () => document.querySelector('[role="status"]')?.textContent;
const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: OPENED });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(placeOf);
  vi.spyOn(performance, "now").mockReturnValue(0);
  Element.prototype.animate = faded as never;
  localStorage.clear();
  faded.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

test("what waits comes to the second, and that is said politely", async () => {
  await open(timer("offer"));
  expect([shown(), says()]).toEqual([[], ""]);
  seconds(9.9);
  expect(shown()).toEqual([]);
  seconds(0.2);
  expect([shown(), says()]).toEqual([["offer"], "A new part of this page has appeared."]);
});

test("what goes is there until then, and goes without a word", async () => {
  await open(timer("early", { effect: "hide" }));
  expect(shown()).toEqual(["early"]);
  seconds(11);
  expect([shown(), says()]).toEqual([[], ""]);
});

test("hours, minutes and seconds count from when the page was opened, not from when the script came", async () => {
  vi.setSystemTime(OPENED + 4_000);
  await open(timer("soon"), timer("late", { delay: "01:02:03" }));
  seconds(6);
  expect(shown()).toEqual(["soon"]);
  seconds(3_723 - 10 - 1);
  expect(shown()).toEqual(["soon"]);
  seconds(1);
  expect(shown()).toEqual(["soon", "late"]);
});

test("a page that comes back after a sleep looks at the clock at once", async () => {
  await open(timer("offer"));
  vi.setSystemTime(OPENED + 60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(shown()).toEqual(["offer"]);
});

test("a clock that is set back holds nothing up", async () => {
  await open(timer("offer"));
  vi.setSystemTime(OPENED - 40 * 86_400_000);
  vi.spyOn(performance, "now").mockReturnValue(4_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect([shown(), vi.getTimerCount()]).toEqual([[], 1]);
  vi.spyOn(performance, "now").mockReturnValue(10_000);
  seconds(6);
  expect(shown()).toEqual(["offer"]);
});

test("whoever was there when it was time finds it so at once, without a word; of others nothing is kept", async () => {
  await open(timer("kept"), timer("anew", { isRemembered: false }));
  seconds(10);
  expect(localStorage).toHaveLength(1);
  vi.setSystemTime(OPENED);
  await open(timer("kept"), timer("anew", { isRemembered: false }));
  expect([shown(), says()]).toEqual([["kept"], ""]);
});

test("storage that fails does no harm", async () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
  await open(timer("offer"));
  seconds(10);
  expect(shown()).toEqual(["offer"]);
});

test("what has to make room fades in at its new place, and nothing else does", async () => {
  await open(timer("offer"));
  seconds(10);
  expect(faded.mock.contexts.map((element) => element.textContent)).toEqual(["Below", "[content]"]);
});
