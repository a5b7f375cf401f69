import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const say = (text: string) => [{ type: "text", text }];
const items = [
  { id: "a", title: say("One"), description: say("first") },
  { id: "b", title: [], description: [] },
  { id: "c", title: say("Two"), description: [] },
];
const announcement = (props = {}) => renderKind("announcement", { items, duration: 5, interval: 10, ...props });

/** What a page's script listens to on the window: taken back after it, as a window of its own would be. */
const listening: [string, EventListenerOrEventListenerObject][] = [];

async function load(html: string): Promise<void> {
  document.body.innerHTML = html;
  vi.resetModules();
  await import("./client.ts");
}

const cards = () => [...document.querySelectorAll<HTMLElement>(".v-announcement")];

/** What is to be seen, of all cards. */
const seen = () =>
  cards()
    .filter((card) => card.classList.contains("v-on"))
    .map((card) => [...card.querySelectorAll<HTMLElement>(".v-note-one")].filter((each) => !each.hidden).map((each) => each.textContent));

const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

/** Where things are, as a browser would say. */
function lay(element: Element, top: number, bottom: number): void {
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue({ left: 0, right: 300, top, bottom } as DOMRect);
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
    listening.push([type, listener]);
    add(type, listener);
  });
});

afterEach(() => {
  for (const [type, listener] of listening.splice(0)) removeEventListener(type, listener);
  document.body.replaceChildren();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("its variations come one after another, each for its time, and it is over", async () => {
  await load(announcement());
  expect(seen()).toEqual([]);
  seconds(2);
  expect(seen()).toEqual([["Onefirst"]]);
  seconds(4.9);
  expect(seen()).toEqual([["Onefirst"]]);
  seconds(0.1);
  expect(seen()).toEqual([]);
  seconds(10);
  expect(seen()).toEqual([["Two"]]);
  seconds(5);
  expect(seen()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("it begins again where its owner wants it", async () => {
  await load(announcement({ isRepeated: true }));
  seconds(2 + 5 + 10 + 5 + 10);
  expect(seen()).toEqual([["Onefirst"]]);
});

test("its words are a live region before they come, and nothing steals the focus", async () => {
  await load(`<input>${announcement()}`);
  document.querySelector("input")?.focus();
  expect(cards()[0]?.querySelector('[role="status"]')?.textContent).toContain("One");
  seconds(2);
  expect(document.activeElement).toBe(document.querySelector("input"));
});

test("closed, by its button or with Escape, it stays away for the visit", async () => {
  await load(announcement());
  seconds(2);
  document.querySelector<HTMLElement>(".v-announcement button")?.click();
  expect(cards()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  await load(announcement());
  seconds(60);
  expect(seen()).toEqual([]);
  sessionStorage.clear();
  await load(announcement());
  seconds(2);
  document.querySelector(".v-announcement button")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(cards()).toEqual([]);
});

test("only the first of a page is shown, and one hidden on this device is none", async () => {
  const other = renderKind("announcement", { items: items.slice(2), duration: 5 }).replace('data-key="b1"', 'data-key="b2"');
  await load(announcement() + other);
  seconds(2);
  expect(seen()).toEqual([["Onefirst"]]);
  await load(`<div style="display:none">${announcement()}</div>${other}`);
  seconds(2);
  expect(seen()).toEqual([["Two"]]);
});

test("closing one does not close another page's or another block's", async () => {
  await load(announcement());
  document.querySelector<HTMLElement>(".v-announcement button")?.click();
  await load(announcement().replace('data-key="b1"', 'data-key="b2"'));
  seconds(2);
  expect(seen()).toHaveLength(1);
});

test("it never covers what is focused: it waits, and goes when it would", async () => {
  await load(`<button id="under">Buy</button><button id="beside">Ask</button>${announcement()}`);
  const [under, beside, card] = ["#under", "#beside", ".v-announcement"].map((each) => document.querySelector<HTMLElement>(each));
  if (!under || !beside || !card) throw new Error("something is missing");
  lay(card, 500, 600);
  lay(under, 550, 580);
  lay(beside, 100, 130);
  under.focus();
  seconds(2);
  expect(seen()).toEqual([]);
  beside.focus();
  seconds(2);
  expect(seen()).toEqual([["Onefirst"]]);
  under.focus();
  window.dispatchEvent(new FocusEvent("focusin"));
  expect(seen()).toEqual([]);
  beside.focus();
  seconds(2);
  expect(seen()).toEqual([["Onefirst"]]);
  lay(beside, 520, 540);
  window.dispatchEvent(new Event("scroll"));
  expect(seen()).toEqual([]);
});

test("it stays while somebody is in it", async () => {
  await load(announcement());
  seconds(2);
  document.querySelector<HTMLElement>(".v-announcement button")?.focus();
  seconds(30);
  expect(seen()).toEqual([["Onefirst"]]);
  document.querySelector<HTMLElement>(".v-announcement button")?.blur();
  seconds(2);
  expect(seen()).toEqual([]);
});

test("words longer than the screen can be scrolled with the keyboard, others are no stop on its way", async () => {
  await load(announcement());
  const [long, , short] = document.querySelectorAll<HTMLElement>(".v-note-one");
  if (!long || !short) throw new Error("something is missing");
  vi.spyOn(long, "scrollHeight", "get").mockReturnValue(900);
  vi.spyOn(long, "clientHeight", "get").mockReturnValue(300);
  seconds(2 + 5 + 10);
  expect([long.tabIndex, short.tabIndex]).toEqual([0, -1]);
});

test("nobody misses one while the page is behind another", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await load(announcement());
  seconds(60);
  expect(seen()).toEqual([]);
  hidden.mockReturnValue(false);
  seconds(2);
  expect(seen()).toEqual([["Onefirst"]]);
});

test("without storage it can be closed all the same", async () => {
  for (const call of ["getItem", "setItem"] as const) {
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new Error("storage is switched off");
    });
  }
  await load(announcement());
  seconds(2);
  document.querySelector<HTMLElement>(".v-announcement button")?.click();
  expect(cards()).toEqual([]);
});

test("one that says nothing never comes", async () => {
  await load(renderKind("announcement", { items: [] }));
  expect(vi.getTimerCount()).toBe(0);
});
