import { words } from "@vitrine/document";
import { expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const items = [
  { id: "a", content: words("Plans"), href: "#plans", newTab: false },
  { id: "b", content: words("Soon"), href: "", newTab: false },
];

/** Menus on a page, each opened. */
async function load(html: string): Promise<HTMLDetailsElement[]> {
  document.body.innerHTML = html;
  vi.resetModules();
  await import("./client.ts");
  const all = [...document.querySelectorAll("details")];
  for (const details of all) details.open = true;
  return all;
}

const links = () => [...document.querySelectorAll("a")];
const press = (at: Element | undefined | null, key: string) => at?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

test("Escape closes the menu it is pressed in, and goes back to its button", async () => {
  const [first, second] = await load(renderKind("menu", { items }) + renderKind("menu", { items }));
  links()[0]?.focus();
  press(links()[0], "a");
  expect(first?.open).toBe(true);
  press(links()[0], "Escape");
  expect([first?.open, second?.open]).toEqual([false, true]);
  expect(document.activeElement).toBe(first?.querySelector("summary"));
});

test("Escape in a menu that is closed leaves the focus where it is", async () => {
  const [details] = await load(renderKind("menu", { items }));
  if (details) details.open = false;
  links()[0]?.focus();
  press(links()[0], "Escape");
  expect(document.activeElement).toBe(links()[0]);
});

test("choosing a place closes it; what leads nowhere does not", async () => {
  const [details] = await load(renderKind("menu", { items }));
  links()[1]?.click();
  expect(details?.open).toBe(true);
  links()[0]?.click();
  expect(details?.open).toBe(false);
});

test("one that stays at the top says how much it covers, and more of it while open is no matter", async () => {
  const [details] = await load(`<section><div class="v-in">${renderKind("menu", { items, isSticky: true })}</div></section>`);
  const section = document.querySelector("section") as HTMLElement;
  vi.spyOn(section, "offsetHeight", "get").mockReturnValue(172);
  section.style.top = "73px";
  const room = () => document.documentElement.style.scrollPaddingBlockStart;
  dispatchEvent(new Event("resize"));
  expect(room()).toBe("16px");
  if (details) details.open = false;
  dispatchEvent(new Event("resize"));
  expect(room()).toBe("261px");
});
