import { expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const map = (place: string) => renderKind("map", { title: [], place: [{ type: "text", text: place }] });

async function load(html: string): Promise<HTMLAnchorElement[]> {
  document.body.innerHTML = html;
  vi.resetModules();
  await import("./client.ts");
  // Off the page a frame is made but not fetched.
  const stills = [...document.querySelectorAll<HTMLAnchorElement>('a[data-v="map"]')];
  for (const still of stills) document.createElement("div").append(still);
  return stills;
}

function click(still: HTMLElement | undefined, options: MouseEventInit = {}): boolean | undefined {
  return still?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
}

test("nothing is asked of the map's host before the click", async () => {
  await load(map("Recife"));
  expect(document.querySelector("iframe,img,script,link")).toBeNull();
});

test("a click puts the map in its still's place, and leaves the others alone", async () => {
  const [first, second] = await load(map("Recife") + map("Olinda"));
  const [frame, other] = [first?.parentElement, second?.parentElement];
  expect(click(first)).toBe(false);
  const shown = frame?.querySelector("iframe");
  expect(shown?.src).toBe("https://www.google.com/maps?q=Recife&z=16&output=embed&hl=en");
  expect([shown?.title, frame?.children.length]).toEqual(["Map: Recife", 1]);
  expect(other?.querySelector("iframe")).toBeNull();
});

test("a click that asks for a new tab stays the browser's", async () => {
  const [still] = await load(map("Recife"));
  const frame = still?.parentElement;
  const taken: boolean[] = [];
  frame?.addEventListener("click", (event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  });
  click(still, { ctrlKey: true });
  expect(taken).toEqual([false]);
  expect(frame?.querySelector("iframe")).toBeNull();
});

test("a map that has nothing to embed stays the link that it is", async () => {
  expect(await load(renderKind("map", { place: [{ type: "text", text: "Recife" }], provider: "openstreetmap" }))).toEqual([]);
});
