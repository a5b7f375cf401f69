import { expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const image = (imageId: string) => ({ imageId, width: 1200, height: 800 });
const both = (own = {}) => renderKind("before-after", { before: image("old"), after: image("new"), ...own });

async function load(html: string): Promise<HTMLInputElement[]> {
  document.body.innerHTML = html;
  vi.resetModules();
  await import("./client.ts");
  return [...document.querySelectorAll("input")];
}

function slide(slider: HTMLInputElement | undefined, value: string): void {
  if (!slider) throw new Error("there is no slider");
  slider.value = value;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}

const at = (slider: HTMLInputElement | undefined) => slider?.parentElement?.style.getPropertyValue("--v-at");

test("the line goes where the slider stands, which says how much of the first image shows", async () => {
  const [slider] = await load(both());
  expect(at(slider)).toBe("");
  slide(slider, "33.4");
  expect([at(slider), slider?.getAttribute("aria-valuetext")]).toEqual(["33.4%", "33% Before"]);
  slide(slider, "0");
  expect([at(slider), slider?.getAttribute("aria-valuetext")]).toEqual(["0%", "0% Before"]);
});

test("a finger that scrolls the page leaves the line where it was", async () => {
  const [slider] = await load(both());
  slide(slider, "30");
  slider?.dispatchEvent(new Event("pointerdown"));
  slide(slider, "70");
  slider?.dispatchEvent(new Event("pointercancel"));
  expect([at(slider), slider?.value, slider?.getAttribute("aria-valuetext")]).toEqual(["30%", "30", "30% Before"]);
});

test("two on a page are moved each by its own", async () => {
  const [first, second] = await load(both() + both({ beforeLabel: [] }));
  slide(second, "100");
  expect([at(first), at(second), second?.getAttribute("aria-valuetext")]).toEqual(["", "100%", "100%"]);
});

test("one that lacks an image is left alone", async () => {
  const [slider] = await load(both({ after: null }));
  slide(slider, "80");
  expect(at(slider)).toBe("");
});
