import { type InlineText, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { isUnfinished } from "../definitions.ts";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const value = words("R$ 297");
const plain = { value, suffix: "à vista", instalmentCount: 12, instalmentValue: "R$ 29,90" };
const pt = { language: "pt" } as const;

/** What is read of the price, line by line. */
function cost(html: string): string[] {
  const [, inner = ""] = /<div>((?:<p(?: class="v-amount")?>.*?<\/p>)+)<\/div>/.exec(html.replace(/<h3.*?<\/div>/, "")) ?? [];
  return inner.split("</p>").flatMap((line) => line.replace(/<[^>]*>/g, "") || []);
}

test("instalments lead with the price below, or the price with the instalments below, in the page's language", () => {
  expect(cost(renderKind("price", { ...plain, priceType: "instalments" }, pt))).toEqual(["12x de R$ 29,90", "ou R$ 297 à vista"]);
  expect(cost(renderKind("price", { ...plain, priceType: "single" }, pt))).toEqual(["R$ 297 à vista", "ou 12x de R$ 29,90"]);
  const dollars = { ...plain, value: words("$297"), suffix: "in full", instalmentValue: "$29.90" };
  expect(cost(renderKind("price", dollars))).toEqual(["12 payments of $29.90", "or $297 in full"]);
  expect(cost(renderKind("price", plain, { language: "es" }))).toEqual(["12 cuotas de R$ 29,90", "o R$ 297 à vista"]);
});

test("a subscription says what each period costs, and has no instalments", () => {
  const props = { ...plain, priceType: "subscription", prefix: "só", value: words("R$ 49"), suffix: "" };
  expect(cost(renderKind("price", props, pt))).toEqual(["só R$ 49 por mês"]);
  expect(cost(renderKind("price", { ...props, period: "year" }, pt))).toEqual(["só R$ 49 por ano"]);
});

test("the figure that is there leads where the one that was chosen is missing", () => {
  expect(cost(renderKind("price", { ...plain, priceType: "instalments", instalmentValue: " " }, pt))).toEqual(["R$ 297 à vista"]);
  expect(cost(renderKind("price", { ...plain, priceType: "single", value: [] }, pt))).toEqual(["12x de R$ 29,90"]);
});

test("a price without any figure is not finished, and shows none", () => {
  const unfinished = (props: object) =>
    isUnfinished({
      ...{ type: "block", id: "b1", kind: "price", version: 1, parentId: "s1", slot: "content", order: "a0", styles: {} },
      props: { ...BLOCK_DEFINITIONS.price.seed("pt").props, ...props },
    });
  expect(unfinished({})).toBe(false);
  expect(unfinished({ value: [], instalmentValue: "" })).toBe(true);
  expect(unfinished({ value: [] })).toBe(false);
  expect(unfinished({ value: words("  "), priceType: "subscription" })).toBe(true);
  expect(renderKind("price", { value: [], instalmentValue: "", oldPrice: "R$ 497" })).not.toMatch(/v-amount|497/);
});

test("an old price is struck through, and words around it say which is which", () => {
  expect(renderKind("price", { ...plain, oldPrice: "R$ 497" }, pt)).toContain("<p>De <s>R$ 497</s> por</p>");
  expect(renderKind("price", { ...plain, oldPrice: " " }, pt)).not.toContain("<s>");
});

test("what is not included is told to those who do not see the mark", () => {
  const items = [
    { id: "a", content: words("Course"), isIncluded: true },
    { id: "b", content: words("Mentoring"), isIncluded: false },
  ];
  expect(renderKind("price", { items })).toContain(
    '<ul role="list"><li><i></i><span>Course</span></li><li><i role="img" aria-label="Not included"></i><span>Mentoring</span></li></ul>',
  );
  expect(renderKind("price", { items: [] })).not.toContain("<ul");
});

test("its button leads where it says, to the page's own target, or nowhere", () => {
  const content = { label: words("Buy"), href: "https://pay.example/x?a=1&b=2" };
  expect(renderKind("price", content)).toContain('<a class="v-buy" href="https://pay.example/x?a=1&amp;b=2">Buy</a>');
  expect(renderKind("price", { ...content, newTab: true })).toContain('b=2" target="_blank" rel="noopener">Buy</a>');
  expect(renderKind("price", { label: words("Buy") }, { page: { defaultHref: "/buy" } })).toContain('<a class="v-buy" href="/buy">');
  expect(renderKind("price", { label: words("Buy") })).toContain('<a class="v-buy" role="link" aria-disabled="true">Buy</a>');
  expect(renderKind("price", { label: [] })).not.toContain("<a ");
});

test("a link in the button's words does not make a link in a link", () => {
  const label: InlineText = [{ type: "text", text: "Buy", marks: [{ type: "link", attrs: { href: "/x" } }] }];
  expect(renderKind("price", { label, href: "/buy" })).toContain('<a class="v-buy" href="/buy">Buy</a>');
});

test("a button that waits has its box before it, and two faces: one that leads nowhere and one that leads on", () => {
  const props = { label: words("Buy"), href: "/buy", hasCheckbox: true, checkboxText: words("I accept") };
  expect(renderKind("price", props)).toContain(
    '<input id="price-b1" type="checkbox"/><label for="price-b1">I accept</label>' +
      '<a class="v-buy v-wait" role="link" aria-disabled="true">Buy</a><a class="v-buy" href="/buy">Buy</a>',
  );
  expect(renderKind("price", { ...props, checkboxText: [] })).toContain(">I have read and accept the terms.</label>");
  expect(renderKind("price", { ...props, href: "" })).toMatch(/Buy<\/a><\/div>/);
  expect(renderKind("price", { ...props, label: [] })).not.toContain("checkbox");
});

test("the look shows one face of a waiting button: the one that leads on once its box is ticked", () => {
  const rules = [...BLOCK_DEFINITIONS.price.css.matchAll(/:where\(([^\n]+)\)\{visibility:(\w+)\}/g)].map(([, selectors, shown]) => [
    selectors,
    shown,
  ]);
  // Equally weak, all of them: the last one that applies wins. Hidden, a face is out of reach of the keyboard too.
  expect(rules).toEqual([
    [".v-wait+a,:checked~.v-wait", "hidden"],
    [":checked~.v-wait+a", "visible"],
  ]);
});

test("only a highlighted offer has a ribbon, and only with words", () => {
  expect(renderKind("price", { ribbon: "Best" })).not.toContain("Best");
  expect(renderKind("price", { ribbon: "Best", isHighlighted: true })).toMatch(
    /^<article class="v-price v-high"><p class="v-ribbon">Best<\/p>/,
  );
  expect(renderKind("price", { ribbon: " ", isHighlighted: true })).not.toContain("v-ribbon");
});

test("its words are typed in place", () => {
  const html = renderKind("price", { note: words("n"), hasCheckbox: true }, { isEdited: true });
  for (const prop of ["title", "description", "value", "items.0.content", "checkboxText", "label", "note"]) {
    expect(html.match(new RegExp(`data-edit="${prop}"`, "g"))).toHaveLength(1);
  }
});

test("hostile words stay words", () => {
  const bad = '"><script>alert(1)</script>';
  const html = renderKind("price", {
    ...plain,
    prefix: bad,
    suffix: bad,
    oldPrice: bad,
    ribbon: bad,
    isHighlighted: true,
    title: words(bad),
  });
  expect(html).not.toContain("<script");
});

test("a price names the prop it refuses", () => {
  expect(refusedProps("price", { href: "javascript:alert(1)" })).toEqual(["href"]);
  expect(refusedProps("price", { priceType: "barter" })).toEqual(["priceType"]);
  expect(refusedProps("price", { level: "h1" })).toEqual(["level"]);
  expect(refusedProps("price", { instalmentCount: 1 })).toEqual(["instalmentCount"]);
  expect(refusedProps("price", { instalmentCount: 2.5 })).toEqual(["instalmentCount"]);
  for (const prop of ["prefix", "suffix", "oldPrice", "instalmentValue", "ribbon"]) {
    expect(refusedProps("price", { [prop]: "x".repeat(41) })).toEqual([prop]);
  }
  const item = { id: "a", content: [], isIncluded: true };
  expect(refusedProps("price", { items: [{ ...item, id: "__proto__" }] })).toEqual(["items.0.id"]);
  expect(refusedProps("price", { items: Array.from({ length: 41 }, (_, index) => ({ ...item, id: `i${index}` })) })).toEqual(["items"]);
});
