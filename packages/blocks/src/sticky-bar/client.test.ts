import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const listening: [string, EventListenerOrEventListenerObject][] = [];
const bar = (props = {}) => renderKind("sticky-bar", props);

async function load(html: string): Promise<HTMLElement | null> {
  document.body.innerHTML = html;
  for (const each of document.querySelectorAll(".v-sticky-bar")) vi.spyOn(each as HTMLElement, "offsetHeight", "get").mockReturnValue(90);
  vi.resetModules();
  await import("./client.ts");
  return document.querySelector(".v-sticky-bar");
}

function scrollTo(y: number): void {
  vi.stubGlobal("scrollY", y);
  dispatchEvent(new Event("scroll"));
}

const isSeen = () => document.querySelector(".v-sticky-bar:not(.v-off)") !== null;
const room = () => document.documentElement.style.getPropertyValue("--v-bar");
const close = () => document.querySelector<HTMLElement>(".v-bar-x")?.click();

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.removeAttribute("style");
  vi.stubGlobal("scrollY", 0);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(innerHeight + 1_000);
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
    listening.push([type, listener]);
    add(type, listener);
  });
});

afterEach(() => {
  for (const [type, listener] of listening.splice(0)) removeEventListener(type, listener);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("one below is there at once, and what floats is told how high it is", async () => {
  await load(bar());
  expect([isSeen(), room()]).toEqual([true, "90px"]);
});

test("one above tells what else stays at the top how high it is, while it is there", async () => {
  const top = () => document.documentElement.style.getPropertyValue("--v-top");
  await load(bar({ side: "top" }));
  expect([top(), room()]).toEqual(["90px", ""]);
  close();
  expect(top()).toBe("0px");
});

test("one that waits comes with its part of the page, and goes with it", async () => {
  await load(bar({ time: "scrolled", scrolled: 40 }));
  expect([isSeen(), room()]).toEqual([false, "0px"]);
  scrollTo(400);
  expect([isSeen(), room()]).toEqual([true, "90px"]);
  scrollTo(399);
  expect(isSeen()).toBe(false);
});

test("one that makes way for a part leaves when that comes into sight", async () => {
  await load(`<p id="offer"></p>${bar({ time: "until", anchor: "offer" })}`);
  const top = vi.spyOn(document.querySelector("#offer") as Element, "getBoundingClientRect");
  top.mockReturnValue({ top: innerHeight } as DOMRect);
  scrollTo(1);
  expect(isSeen()).toBe(true);
  top.mockReturnValue({ top: innerHeight - 1 } as DOMRect);
  scrollTo(2);
  expect(isSeen()).toBe(false);
  await load(bar({ time: "until", anchor: "nowhere" }));
  expect(isSeen()).toBe(true);
});

test("it stays while somebody is at its button", async () => {
  await load(bar({ time: "scrolled", scrolled: 40, href: "/x" }));
  scrollTo(400);
  document.querySelector<HTMLElement>(".v-bar-go")?.focus();
  scrollTo(0);
  expect(isSeen()).toBe(true);
});

test("closed, it stays away for the visit, and leaves its room", async () => {
  await load(bar());
  close();
  expect([isSeen(), room()]).toEqual([false, "0px"]);
  await load(bar());
  expect(isSeen()).toBe(false);
  sessionStorage.clear();
  await load(bar());
  expect(isSeen()).toBe(true);
});

test("one above that has been seen already moves nothing: it stays with the page", async () => {
  await load(bar({ side: "top" }));
  close();
  expect(await load(bar({ side: "top" }))).toBeNull();
  vi.mocked(performance.getEntriesByType).mockReturnValue([{ name: "first-paint" } as PerformanceEntry]);
  expect((await load(bar({ side: "top" })))?.classList.contains("v-bar-loose")).toBe(true);
});

test("it works where storage is switched off", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("off");
    },
    setItem: () => {
      throw new Error("off");
    },
  });
  await load(bar());
  close();
  expect(isSeen()).toBe(false);
});
