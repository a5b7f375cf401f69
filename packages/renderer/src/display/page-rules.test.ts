import { type BlockRecord, type DisplayRule, type DocumentRecord, emptyDocument, type PageDocument, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { type PageResources, pageParts } from "../page-parts.ts";
import { fakeAddresses } from "../testing/fake-addresses.ts";

const RESOURCES: PageResources = {
  ...fakeAddresses,
  url: "https://loja.example/curso",
  title: "Curso",
  displayScript: () => "follow()",
  entranceScript: () => "comeIn()",
  script: () => "/a.js",
  font: (family) => `/${family}.woff2`,
  stylesheet: () => "/a.css",
  favicon: () => undefined,
  shareImage: () => undefined,
};

const PHONES: DisplayRule = {
  effect: "show",
  match: "all",
  conditions: [{ type: "device", verb: "is", values: ["phone"] }],
  withoutScript: "hide",
};

function block(id: string, kind: string, parentId: string, more: Partial<BlockRecord> = {}): BlockRecord {
  const slot = parentId === "page" ? "body" : kind === "field" ? "fields" : "content";
  const props: BlockRecord["props"] = kind === "section" ? { tag: "section" } : { level: "h2", content: words(id) };
  return { type: "block", id, kind, version: 1, parentId, slot, order: `a${id.slice(-1)}`, props, styles: {}, ...more };
}

function pageOf(...blocks: readonly BlockRecord[]): PageDocument {
  const { schema, records } = emptyDocument({ title: "Violão", language: "pt" });
  const all: Record<string, DocumentRecord> = { ...records, s1: block("s1", "section", "page") };
  for (const each of blocks) all[each.id] = each;
  return { schema, records: all };
}

test("a page without rules has nothing of them", () => {
  const { html, css, inlineScripts, displayRules } = pageParts(pageOf(block("h1", "heading", "s1")), RESOURCES);
  expect([inlineScripts, displayRules, /<script|v-d0|v-away/.test(html + css)]).toEqual([[], [], false]);
});

test("rules and their script stand before everything that is painted, and the style sheet does the hiding", () => {
  const hidden: DisplayRule = { ...PHONES, effect: "hide", withoutScript: "show" };
  const { html, css, inlineScripts } = pageParts(
    pageOf(block("h1", "heading", "s1", { display: PHONES }), block("h2", "heading", "s1", { display: hidden })),
    RESOURCES,
  );
  expect(inlineScripts).toEqual(["follow()"]);
  expect(html).toContain(
    `<script type="application/json" id="v-rules">${JSON.stringify([PHONES, hidden])}</script><script>follow()</script><style>`,
  );
  expect(css).toContain(":root:not(.v-x0) .v-d0,:root.v-x1 .v-d1{display:none!important;--v-away:1}");
  expect(html).toContain('<h2 class="v-heading v-d0">h1</h2>');
  expect(html).toContain('<h2 class="v-heading v-d1">h2</h2>');
});

test("blocks with the same rule share it", () => {
  const parts = pageParts(pageOf(...["h1", "h2", "h3"].map((id) => block(id, "heading", "s1", { display: { ...PHONES } }))), RESOURCES);
  expect([parts.displayRules, parts.html.match(/v-heading v-d0"/g)?.length]).toEqual([[PHONES], 3]);
});

test("no text of a rule ends its element", () => {
  const value = "</script><script>alert(1)</script><!--";
  const conditions: DisplayRule["conditions"] = [{ type: "query", verb: "is", key: value, value }];
  const { html } = pageParts(pageOf(block("h1", "heading", "s1", { display: { ...PHONES, conditions } })), RESOURCES);
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain("<!--");
  const data = /id="v-rules">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(data)[0].conditions).toEqual(conditions);
});

test("the image of a block that some do not see waits until it is seen, and another comes first", () => {
  const image = (id: string, more: Partial<BlockRecord> = {}) =>
    block(id, "image", "s1", {
      props: { image: { imageId: id, width: 800, height: 600 }, alt: id, href: "", newTab: false, fit: "cover", ratio: "natural" },
      ...more,
    });
  const loading = (...blocks: readonly BlockRecord[]) =>
    [...pageParts(pageOf(...blocks), RESOURCES).html.matchAll(/<img[^>]*>/g)].map(([tag]) => [
      /alt="(\w+)"/.exec(tag)?.[1],
      tag.includes('loading="lazy"'),
      /fetchpriority="high"/i.test(tag),
    ]);
  expect(loading(image("i1"), image("i2"))).toEqual([
    ["i1", false, true],
    ["i2", false, false],
  ]);
  expect(loading(image("i1", { display: PHONES }), image("i2"))).toEqual([
    ["i1", true, false],
    ["i2", false, true],
  ]);
});

test("a question is shown without JavaScript: its form could not be sent otherwise", () => {
  const form = block("f1", "form", "s1", {
    props: { name: "Contato", submitLabel: "Enviar", after: "message", thanks: "", redirectTo: "" },
  });
  const field = block("q1", "field", "f1", {
    props: {
      input: "email",
      name: "email",
      label: "E-mail",
      isLabelShown: true,
      placeholder: "",
      isRequired: true,
      value: "",
      options: [],
    },
    display: PHONES,
  });
  const rulesOf = (...blocks: readonly BlockRecord[]) => pageParts(pageOf(...blocks), RESOURCES).displayRules;
  expect(rulesOf(form, field)).toEqual([{ ...PHONES, withoutScript: "show" }]);
  expect(rulesOf({ ...form, display: PHONES }, { ...field, display: undefined })).toEqual([PHONES]);
});

test("ten thousand rules are a page still", () => {
  const blocks = Array.from({ length: 9_900 }, (_, index) => {
    const conditions: DisplayRule["conditions"] = [{ type: "query", verb: "is", key: "n", value: String(index) }];
    return block(`h${index}`, "heading", "s1", { order: `b${String(index).padStart(5, "0")}1`, display: { ...PHONES, conditions } });
  });
  const { displayRules, isCssInline } = pageParts(pageOf(...blocks), RESOURCES);
  expect([displayRules.length, isCssInline]).toEqual([9_900, false]);
});
