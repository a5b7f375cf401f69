import { blockDefinition } from "@vitrine/blocks";
import { type BlockRecord, type DocumentRecord, type Entrance, emptyDocument, entrance, type PageDocument, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { type PageResources, pageParts } from "../page-parts.ts";
import { fakeAddresses } from "../testing/fake-addresses.ts";

const RESOURCES: PageResources = {
  ...fakeAddresses,
  url: "https://loja.example/curso",
  title: "Curso",
  displayScript: () => "",
  entranceScript: () => "comeIn()",
  script: () => "/a.js",
  font: (family) => `/${family}.woff2`,
  stylesheet: () => "/a.css",
  favicon: () => undefined,
  shareImage: () => undefined,
};

const RISE: Entrance = { effect: "rise", duration: 600, delay: 100 };

function block(id: string, kind: string, parentId: string, entrance?: Entrance): BlockRecord {
  const slot = parentId === "page" ? "body" : "content";
  const props: BlockRecord["props"] =
    kind === "heading" ? { level: "h2", content: words(id) } : kind === "section" ? { tag: "section" } : {};
  const order = `b${id.slice(1).padStart(5, "0")}1`;
  return { type: "block", id, kind, version: 1, parentId, slot, order, props, styles: {}, ...(entrance ? { entrance } : {}) };
}

function partsOf(...blocks: readonly BlockRecord[]) {
  const { schema, records } = emptyDocument({ title: "Violão", language: "pt" });
  const all: Record<string, DocumentRecord> = { ...records };
  for (const each of blocks) all[each.id] = each;
  return pageParts({ schema, records: all } satisfies PageDocument, RESOURCES);
}

const classOf = (html: string, words: string) => new RegExp(`class="v-heading ?([^"]*)">${words}<`).exec(html)?.[1];

test("a page on which nothing comes in has nothing of it", () => {
  const { html, css, hasEntrances, inlineScripts } = partsOf(block("s1", "section", "page"), block("h1", "heading", "s1"));
  expect([hasEntrances, inlineScripts, /v-e|@keyframes|<script/.test(html + css)]).toEqual([false, [], false]);
});

test("the first sections come in by the style sheet alone, those below when the script says so", () => {
  const sections = ["s1", "s2", "s3"].map((id) => block(id, "section", "page"));
  const parts = partsOf(...sections, block("h1", "heading", "s1", RISE), block("h3", "heading", "s3", RISE));
  expect([classOf(parts.html, "h1"), classOf(parts.html, "h3")]).toEqual(["v-e v-e0 v-early", "v-e v-e0"]);
  expect(parts.html).toMatch(/<script>comeIn\(\)<\/script><\/body>/);
  expect(parts.inlineScripts).toEqual(["comeIn()"]);
  expect(parts.css).toContain("@keyframes v-rise{from{opacity:0.01;transform:translateY(28px)}}");
  const guarded = /@media screen and \(prefers-reduced-motion:no-preference\)\{(.*)\}$/s.exec(parts.css)?.[1] ?? "";
  expect(guarded).toContain(".v-e0:is(.v-early,.v-on){animation:v-rise 600ms cubic-bezier(.2,.7,.3,1) 100ms backwards}");
  expect(guarded).toContain(".v-out.v-out{opacity:0;animation:none}");
  expect(parts.css.replace(guarded, "")).not.toMatch(/v-out|animation:v-/);
});

test("what a block holds comes in one after the other instead of it, in turns that end", () => {
  const staggered: Entrance = { ...RISE, effect: "fromEnd", stagger: 50 };
  const many = Array.from({ length: 14 }, (_, index) => block(`h${index + 1}`, "heading", "s1", index === 2 ? RISE : undefined));
  const { html, css } = partsOf(block("s1", "section", "page", staggered), ...many);
  expect(html).toContain('<section class="v-section">');
  expect(classOf(html, "h1")).toBe("v-e v-e0 v-early");
  expect(classOf(html, "h2")).toBe("v-e v-e0 v-early v-turn1");
  expect(classOf(html, "h3"), "its own comes first").toBe("v-e v-e1 v-early");
  expect([classOf(html, "h13"), classOf(html, "h14")]).toEqual(["v-e v-e0 v-early v-turn11", "v-e v-e0 v-early v-turn11"]);
  expect(css).toContain(".v-e0.v-turn1.v-early{animation-delay:150ms}");
  expect(css).toContain(".v-e0{--v-step:50}");
  expect(css).toContain("overflow-x:clip");
});

test("what stands at an end of the page comes in its own way", () => {
  const modal = { ...block("m2", "modal", "page", RISE), ...blockDefinition("modal")?.seed("pt") };
  expect(partsOf(block("s1", "section", "page"), modal).hasEntrances).toBe(false);
});

test("ten thousand that come in are a page still", () => {
  const many = Array.from({ length: 9_900 }, (_, index) => block(`h${index + 1}`, "heading", "s1"));
  const { html } = partsOf(block("s1", "section", "page", { ...RISE, stagger: 20 }), ...many);
  expect(html.match(/v-turn11"/g)).toHaveLength(9_889);
});

test.each<unknown>([
  { ...RISE, effect: "spin" },
  { ...RISE, effect: "rise}body{display:none" },
  { ...RISE, duration: 149 },
  { ...RISE, duration: 1_201 },
  { ...RISE, duration: 600.5 },
  { ...RISE, delay: -1 },
  { ...RISE, delay: 2_001 },
  { ...RISE, stagger: 0 },
  { ...RISE, stagger: 501 },
  { ...RISE, loops: true },
  { effect: "fade" },
])("an entrance is never %o", (value) => expect(entrance.safeParse(value).success).toBe(false));
