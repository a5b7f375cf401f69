import { afterEach, expect, test, vi } from "vitest";

interface Seen {
  readonly target: Element;
  readonly isIntersecting: boolean;
  readonly boundingClientRect: DOMRect;
}

let tell: (seen: readonly Seen[]) => void = () => undefined;
let margin: string | undefined;
const watched = new Set<Element>();

/** Blocks at these heights of a window that is 800 pixels high, by their id; motion is wanted unless said otherwise. */
async function open(tops: Readonly<Record<string, number>>, wantsMotion = true): Promise<void> {
  document.body.innerHTML = Object.keys(tops)
    .map((id) => `<p class="v-e" id="${id}"></p>`)
    .join("");
  for (const [id, top] of Object.entries(tops)) {
    vi.spyOn(block(id), "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 100, 100));
  }
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("matchMedia", () => ({ matches: wantsMotion }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof tell, options?: IntersectionObserverInit) {
        tell = callback;
        margin = options?.rootMargin;
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
    },
  );
  vi.resetModules();
  await import("./client.ts");
}

function block(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

const classes = (...ids: string[]) => ids.map((id) => block(id).className);
const seeAt = (top: number, isIntersecting: boolean, ...ids: string[]) =>
  tell(ids.map((id) => ({ target: block(id), isIntersecting, boundingClientRect: new DOMRect(0, top, 100, 100) })));
const see = (...ids: string[]) => seeAt(700, true, ...ids);

afterEach(() => {
  watched.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

test("only what is below the window is hidden until it is come to, once", async () => {
  await open({ above: -300, here: 799, hidden: 0, below: 800 });
  expect(classes("above", "here", "hidden", "below")).toEqual(["v-e", "v-e", "v-e", "v-e v-out"]);
  seeAt(900, false, "below");
  expect(classes("below")).toEqual(["v-e v-out"]);
  see("below");
  expect(classes("below")).toEqual(["v-e v-on"]);
  expect(watched.size).toBe(0);
});

test("nothing is hidden from who wants little motion", async () => {
  await open({ below: 2_000 }, false);
  expect([classes("below"), watched.size]).toEqual([["v-e"], 0]);
});

test("those that are come to together come in one after the other, where they are to", async () => {
  await open({ first: 900, second: 900, third: 900, plain: 900 });
  for (const id of ["first", "second", "third"]) block(id).style.setProperty("--v-step", "80");
  for (const id of ["first", "second", "third", "plain"]) block(id).style.animationDelay = "0.1s";
  see("first", "second");
  see("third", "plain");
  expect(["first", "second", "third", "plain"].map((id) => block(id).style.animationDelay)).toEqual(["100ms", "180ms", "100ms", "0.1s"]);
});

test("a line at the very end of a page is come to, however low it is", async () => {
  await open({ last: 900 });
  const [, , bottom] = margin?.split(" ") ?? [];
  expect(bottom).toMatch(/^0(?:px|%)$/);
});

test("turns end, and what is jumped past takes none", async () => {
  const ids = Array.from({ length: 14 }, (_, index) => `b${index}`);
  await open({ ...Object.fromEntries(ids.map((id) => [id, 900])), past: 900, here: 900 });
  for (const id of [...ids, "past", "here"]) {
    block(id).style.setProperty("--v-step", "500");
    block(id).style.animationDelay = "0s";
  }
  see(...ids);
  expect([block("b11"), block("b13")].map(({ style }) => style.animationDelay)).toEqual(["5500ms", "5500ms"]);
  const places = { past: -400, here: 300 };
  tell(
    Object.entries(places).map(([id, top]) => ({ target: block(id), isIntersecting: true, boundingClientRect: new DOMRect(0, top, 1, 1) })),
  );
  expect(block("here").style.animationDelay).toBe("0ms");
});

test("what the style sheet lets wait for its turn does not wait for it once more when it is come to", async () => {
  await open({ below: 900 });
  block("below").className = "v-e v-e0 v-early v-turn3";
  vi.resetModules();
  await import("./client.ts");
  expect(classes("below")).toEqual(["v-e v-e0 v-turn3 v-out"]);
});
