import { words } from "@vitrine/document";
import { beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

interface Part {
  readonly title: string;
  readonly inside?: string;
  readonly anchor?: string;
}

const PARTS: readonly Part[] = [
  { title: "One", inside: "<p>First</p>" },
  { title: "Two", inside: '<p id="prices">Second</p>', anchor: "plans" },
  { title: "Three" },
];

function tabsOf(parts: readonly Part[]): string {
  const panels = parts.map(({ title, inside = "", anchor }) => {
    const html = renderKind("tab", { title: words(title) }).replace("[content]", inside);
    return anchor ? html.replace('class="v-tab"', `class="v-tab" id="${anchor}"`) : html;
  });
  return renderKind("tabs").replace("[tabs]", panels.join(""));
}

async function load(...blocks: readonly (readonly Part[])[]): Promise<void> {
  document.body.innerHTML = blocks.map(tabsOf).join("");
  vi.resetModules();
  await import("./client.ts");
}

const tabs = () => [...document.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
const selected = () => tabs().flatMap((tab) => (tab.getAttribute("aria-selected") === "true" ? [tab.textContent] : []));
const shown = () => [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')].flatMap((panel, at) => (panel.hidden ? [] : [at]));
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

beforeEach(() => {
  document.head.innerHTML = "";
  history.replaceState(null, "", "/sale?utm=1");
});

test("panels become tabs: one is shown, under the name of its title", async () => {
  await load(PARTS);
  expect(document.querySelector('[role="tablist"]')?.children).toHaveLength(3);
  expect(tabs().map((tab) => [tab.textContent, tab.tabIndex, tab.getAttribute("aria-selected")])).toEqual([
    ["One", 0, "true"],
    ["Two", -1, "false"],
    ["Three", -1, "false"],
  ]);
  expect(shown()).toEqual([0]);
  expect(document.querySelector(".v-tab-title")).toBeNull();
  for (const tab of tabs()) {
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    expect(panel?.getAttribute("aria-labelledby")).toBe(tab.id);
    expect(panel?.tabIndex).toBe(0);
  }
});

test("a click shows another", async () => {
  await load(PARTS);
  tabs()[2]?.click();
  expect([selected(), shown()]).toEqual([["Three"], [2]]);
  expect(document.activeElement).toBe(tabs()[2]);
});

test("arrows go round, Home and End to the ends; what a browser does with a modifier is left to it", async () => {
  await load(PARTS);
  tabs()[0]?.focus();
  const at = (key: string, more?: KeyboardEventInit) => [press(key, more), selected()[0]].at(1);
  expect(["ArrowLeft", "ArrowRight", "ArrowRight", "End", "Home", "ArrowDown"].map((key) => at(key))).toEqual([
    "Three",
    "One",
    "Two",
    "Three",
    "One",
    "One",
  ]);
  expect(at("ArrowRight", { altKey: true })).toBe("One");
  expect(document.activeElement).toBe(tabs()[0]);
});

test("the address opens the panel it names, or names something in, also later", async () => {
  const into = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  history.replaceState(null, "", "#prices");
  await load(PARTS);
  expect(shown()).toEqual([1]);
  expect(into.mock.contexts.map((element) => (element as Element).id)).toEqual(["prices"]);
  tabs()[0]?.click();
  history.replaceState(null, "", "#plans");
  dispatchEvent(new Event("hashchange"));
  expect(shown()).toEqual([1]);
  history.replaceState(null, "", "#nobody");
  dispatchEvent(new Event("hashchange"));
  expect(shown()).toEqual([1]);
  into.mockRestore();
});

test("the address says what was chosen where it can, keeps its query, and names no other panel", async () => {
  await load(PARTS);
  tabs()[1]?.click();
  expect(location.search + location.hash).toBe("?utm=1#plans");
  tabs()[2]?.click();
  expect(location.search + location.hash).toBe("?utm=1");
});

test("each block of tabs is by itself", async () => {
  await load(PARTS, [{ title: "Blue" }, { title: "Red" }]);
  tabs()[4]?.click();
  expect([selected(), shown()]).toEqual([
    ["One", "Red"],
    [0, 4],
  ]);
  expect(new Set(tabs().map(({ id }) => id)).size).toBe(5);
});

test("a panel that is hidden on this window has no tab", async () => {
  document.head.innerHTML = "<style>#plans{display:none!important}</style>";
  await load([{ title: "Away", anchor: "plans" }, { title: "Here" }, { title: "There" }]);
  expect([tabs().map((tab) => tab.hidden), selected()]).toEqual([[true, false, false], ["Here"]]);
  tabs()[1]?.focus();
  press("ArrowLeft");
  expect(selected()).toEqual(["There"]);
  document.head.innerHTML = "";
  dispatchEvent(new Event("resize"));
  expect([tabs().map((tab) => tab.hidden), selected()]).toEqual([[false, false, false], ["There"]]);
});

test("a row that goes on beyond its end fades there, until it is at its end", async () => {
  await load(PARTS);
  const list = document.querySelector<HTMLElement>('[role="tablist"]') as HTMLElement;
  expect(list.dataset.more).toBeUndefined();
  Object.defineProperties(list, { clientWidth: { value: 300 }, scrollWidth: { value: 500 } });
  dispatchEvent(new Event("resize"));
  expect(list.dataset.more).toBe("");
  list.scrollLeft = 200;
  list.dispatchEvent(new Event("scroll"));
  expect(list.dataset.more).toBeUndefined();
});

test("a tab without a title is called by its number, and no tabs are no fault", async () => {
  await load([{ title: "" }, { title: "  " }], []);
  expect(tabs().map((tab) => tab.textContent)).toEqual(["1", "2"]);
  expect(document.querySelectorAll('[role="tablist"]')).toHaveLength(1);
});

test("a question behind another tab is come to when a form asks for it, unless its tab is not there", async () => {
  await load([{ title: "One" }, { title: "Two", inside: '<input id="mail">' }, { title: "Three", anchor: "away" }]);
  document.getElementById("mail")?.dispatchEvent(new Event("v-reach", { bubbles: true }));
  expect([selected(), shown()]).toEqual([["Two"], [1]]);
  document.head.innerHTML = "<style>#away{display:none}</style>";
  dispatchEvent(new Event("resize"));
  expect([...document.querySelectorAll(".v-tab")].map((panel) => panel.hasAttribute("data-gone"))).toEqual([false, false, true]);
});
