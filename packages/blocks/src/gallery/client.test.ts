import { words } from "@vitrine/document";
import { afterEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const item = (id: string, caption = "") => ({
  id,
  image: { imageId: id, width: 1600, height: 800 },
  alt: `The ${id}`,
  caption: words(caption),
});

const gallery = (...ids: string[]) => renderKind("gallery", { items: ids.map((id) => item(id, `About ${id}`)) });

async function load(html: string): Promise<HTMLAnchorElement[]> {
  document.body.innerHTML = html;
  document.adoptedStyleSheets = [];
  vi.resetModules();
  await import("./client.ts");
  return [...document.querySelectorAll<HTMLAnchorElement>("figure>a")];
}

function click(element: Element | null | undefined, options: MouseEventInit = {}): boolean {
  if (!element) throw new Error("there is nothing to click");
  return element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
}

const dialog = () => document.querySelector("dialog");
const control = (name: string) => dialog()?.querySelector(`[aria-label="${name}"]`);
const shown = () => dialog()?.querySelector("img")?.getAttribute("src");
const press = (key: string) => dialog()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

function swipe(from: [number, number], to: [number, number], fingers = 1): void {
  const touch = ([clientX, clientY]: [number, number]) => ({ clientX, clientY });
  const event = (name: string, parts: object) => Object.assign(new Event(name, { bubbles: true }), parts);
  dialog()?.dispatchEvent(event("touchstart", { touches: Array.from({ length: fingers }, () => touch(from)) }));
  dialog()?.dispatchEvent(event("touchend", { changedTouches: [touch(to)] }));
}

afterEach(() => vi.restoreAllMocks());

test("a click shows the image as large as the screen, with its words", async () => {
  const [, second] = await load(gallery("a", "b", "c"));
  expect(click(second)).toBe(false);
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.getAttribute("aria-label")).toBe("Enlarged image: The b");
  const image = dialog()?.querySelector("img");
  expect([shown(), image?.alt, image?.sizes, image?.hasAttribute("loading")]).toEqual([
    "/i/b.webp",
    "The b",
    "min(100vw,200vh,1600px)",
    false,
  ]);
  expect(dialog()?.textContent).toBe("About b2 / 3");
});

test("arrows, of the keyboard too, go on and round", async () => {
  const [first] = await load(gallery("a", "b", "c"));
  click(first);
  press("ArrowLeft");
  expect(shown()).toBe("/i/c.webp");
  press("ArrowRight");
  press("ArrowRight");
  expect(shown()).toBe("/i/b.webp");
  click(control("Next image"));
  expect(shown()).toBe("/i/c.webp");
  click(control("Previous image"));
  press("a");
  expect(shown()).toBe("/i/b.webp");
});

test("a finger that goes across turns; one that goes down, or two, do not", async () => {
  const [first] = await load(gallery("a", "b", "c"));
  click(first);
  swipe([300, 100], [200, 110]);
  expect(shown()).toBe("/i/b.webp");
  swipe([100, 100], [200, 110]);
  expect(shown()).toBe("/i/a.webp");
  swipe([300, 100], [200, 300]);
  swipe([300, 100], [270, 100]);
  swipe([300, 100], [100, 100], 2);
  expect(shown()).toBe("/i/a.webp");
});

test.each([
  ["its button", () => click(control("Close"))],
  ["a click beside the image", () => click(dialog()?.querySelector("div"))],
  ["the browser", () => dialog()?.close()],
])("%s closes it, and the focus is where it was", async (_, close) => {
  const [, second] = await load(gallery("a", "b"));
  click(second);
  press("ArrowRight");
  click(dialog()?.querySelector("img"));
  expect(dialog()?.open).toBe(true);
  close();
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(second);
});

test("one image alone has nothing to turn to", async () => {
  const [only] = await load(gallery("a"));
  click(only);
  expect(dialog()?.querySelectorAll("button")).toHaveLength(1);
  expect(dialog()?.textContent).toBe("About a");
  press("ArrowRight");
  expect(shown()).toBe("/i/a.webp");
});

test("two galleries of a page keep to their own images", async () => {
  const links = await load(gallery("a", "b") + gallery("c", "d"));
  click(links[3]);
  press("ArrowRight");
  expect(shown()).toBe("/i/c.webp");
});

test("a click that asks for a new tab stays the browser's", async () => {
  const [first] = await load(gallery("a"));
  expect(click(first, { ctrlKey: true })).toBe(true);
  expect(dialog()).toBeNull();
});

test("a browser that cannot take its look goes on to the file", async () => {
  vi.spyOn(document, "adoptedStyleSheets", "get").mockReturnValue(undefined as never);
  document.body.innerHTML = gallery("a");
  vi.resetModules();
  await import("./client.ts");
  expect(click(document.querySelector("figure>a"))).toBe(true);
  expect(dialog()).toBeNull();
});
