import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { blockDefinition } from "../definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const item = (own = {}) => ({ id: "a", content: words("Plans"), href: "#plans", newTab: false, ...own });
const logo = { imageId: "logo", width: 300, height: 100 };
const menu = (own = {}, options = {}) => renderKind("menu", { items: [item()], action: [], ...own }, options);

test("a menu is a landmark with a list of links, which opens on a phone without a script", () => {
  expect(menu()).toMatch(
    /^<nav class="v-menu" aria-label="Menu" data-v="menu"><details><summary aria-label="Open or close the menu"><svg .*<\/summary><\/details><ul role="list"><li><a href="#plans">Plans<\/a><\/li><\/ul><\/nav>$/,
  );
});

test("each item leads where it says; one that leads nowhere is no stop for the keyboard", () => {
  expect(menu({ items: [item({ href: "https://a.example/", newTab: true })] })).toContain(
    '<a href="https://a.example/" target="_blank" rel="noopener">Plans</a>',
  );
  expect(menu({ items: [item({ href: "", newTab: true })] })).toContain('<li><a role="link" aria-disabled="true">Plans</a></li>');
});

test("a logo keeps its place in the shape it has, and a link around it has a name", () => {
  expect(menu({ logo, alt: "Loja" })).toMatch(/data-v="menu"><img [^>]*width="120" height="40" alt="Loja"\/><details>/);
  expect(menu({ logo: { ...logo, width: 9000 }, logoHref: "/" })).toMatch(
    /<a href="\/" aria-label="Home"><img [^>]*width="200" height="40" alt=""\/><\/a>/,
  );
  expect(menu({ logo, alt: "Loja", logoHref: "/" })).toContain('<a href="/"><img');
  expect(menu({ logo: { ...logo, imageId: "gone" } })).not.toContain("<img");
});

test("the button takes the page's target where it has none, and is left out without words", () => {
  const page = { defaultHref: "https://pay.example/x" };
  expect(menu({ action: words("Buy") }, { page })).toContain('<li><a class="v-menu-action" href="https://pay.example/x">Buy</a></li>');
  expect(menu({ action: words(" ") }, { page })).not.toContain("v-menu-action");
});

test("words are typed in place, and an item without any shows in the editor alone", () => {
  expect(menu({}, { isEdited: true })).toContain('<a href="#plans" data-edit="items.0.content">Plans</a>');
  expect(menu({ items: [item({ content: [] })] })).toContain('<li class="v-menu-no">');
  const isUnfinished = (items: object[]) =>
    blockDefinition("menu")?.isUnfinished?.({ ...blockDefinition("menu")?.seed("pt").props, items });
  expect([[], [item({ content: words(" ") })], [item()]].map(isUnfinished)).toEqual([true, true, false]);
});

test("one of several on a page is told from the others by its name", () => {
  expect(menu({ name: " Footer " })).toContain('aria-label="Footer"');
  expect(refusedProps("menu", { name: "a".repeat(101) })).toEqual(["name"]);
});

test("a menu that stays says so", () => {
  expect(menu({ isSticky: true })).toContain('class="v-menu v-menu-sticky"');
});

test("hostile targets and too many items are refused by name", () => {
  expect(refusedProps("menu", { items: [item({ href: "javascript:alert(1)" })] })).toEqual(["items.0.href"]);
  expect(refusedProps("menu", { logoHref: "data:text/html,x", actionHref: "//evil.example" })).toEqual(["logoHref", "actionHref"]);
  expect(refusedProps("menu", { items: Array.from({ length: 13 }, (_, index) => item({ id: `i${index}` })) })).toEqual(["items"]);
  expect(refusedProps("menu", { items: [item({ id: "__proto__" })], alt: "a".repeat(301) })).toEqual(["alt", "items.0.id"]);
});
