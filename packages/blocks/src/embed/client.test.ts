import { afterEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const url = "https://youtu.be/dQw4w9WgXcQ";

let seen: ((entries: readonly { isIntersecting: boolean }[]) => void) | undefined;
let margin: string | undefined;

class Watch {
  constructor(callback: NonNullable<typeof seen>, options: { rootMargin?: string }) {
    seen = callback;
    margin = options.rootMargin;
  }
  readonly observe = (): void => undefined;
  readonly disconnect = (): void => {
    seen = undefined;
  };
}

afterEach(() => vi.unstubAllGlobals());

async function load(html: string): Promise<HTMLAnchorElement[]> {
  vi.stubGlobal("IntersectionObserver", Watch);
  document.body.innerHTML = html;
  vi.resetModules();
  await import("./client.ts");
  const stills = [...document.querySelectorAll("a")];
  // Off the page a frame is made but not fetched.
  for (const still of stills) document.createElement("div").append(still);
  return stills;
}

function click(still: HTMLElement | undefined, options: MouseEventInit = {}): boolean | undefined {
  return still?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
}

test("a click puts a frame in the still's place, held to its own origin and never to lead the page away", async () => {
  const [first, second] = await load(renderKind("embed", { url, title: "The method" }) + renderKind("embed", { url }));
  const place = first?.parentElement;
  expect(place?.querySelector("iframe")).toBeNull();
  expect(click(first)).toBe(false);
  const frame = place?.querySelector("iframe");
  expect(frame?.src).toContain("autoplay=1");
  expect([frame?.title, frame?.referrerPolicy]).toEqual(["The method (YouTube)", "strict-origin-when-cross-origin"]);
  expect(frame?.allow).toBe("autoplay; fullscreen; picture-in-picture; encrypted-media");
  expect(frame?.getAttribute("sandbox")).toContain("allow-scripts");
  expect(frame?.getAttribute("sandbox")).not.toMatch(/top-navigation|downloads|modals/);
  expect(second?.isConnected || second?.parentElement?.querySelector("iframe")).toBeFalsy();
});

test("a click that asks for a new tab stays the browser's", async () => {
  const [still] = await load(renderKind("embed", { url }));
  const place = still?.parentElement;
  const taken: boolean[] = [];
  place?.addEventListener("click", (event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  });
  click(still, { metaKey: true });
  expect(taken).toEqual([false]);
  expect(place?.querySelector("iframe")).toBeNull();
});

test("one that loads by itself waits until it is near", async () => {
  const [still] = await load(renderKind("embed", { url, loads: "near" }));
  const place = still?.parentElement;
  seen?.([{ isIntersecting: false }]);
  expect([place?.querySelector("iframe"), margin]).toEqual([null, "600px"]);
  seen?.([{ isIntersecting: true }]);
  expect(place?.querySelector("iframe")?.src).not.toContain("autoplay");
  expect([place?.children.length, seen]).toEqual([1, undefined]);
});
