import { blockDefinition } from "@vitrine/blocks";
import {
  type BlockRecord,
  type DocumentRecord,
  emptyDocument,
  type FontFamily,
  type InlineNode,
  type Json,
  type PageDocument,
  type PageRecord,
  words,
} from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { INLINE_CSS_LIMIT, type PageResources, pageParts } from "./page-parts.ts";

const RESOURCES: PageResources = {
  url: "https://loja.example/curso",
  title: "Curso",
  image: ({ imageId, width, height }) => ({ src: `/i/${imageId}`, width, height }),
  formAction: (formId) => `/forms/${formId}`,
  displayScript: () => "follow()",
  entranceScript: () => "comeIn()",
  script: (kinds) => `/${kinds.join("-")}.js`,
  font: (family) => `/${family}.woff2`,
  stylesheet: (css) => `/${css.length}.css`,
  favicon: () => undefined,
  shareImage: () => undefined,
};

function block(id: string, kind: string, parentId: string, slot: string, props: BlockRecord["props"], order = "a0"): BlockRecord {
  return { type: "block", id, kind, version: 1, parentId, slot, order, props, styles: {} };
}

function pageOf(records: readonly DocumentRecord[], page: Partial<PageRecord> = {}): PageDocument {
  const base = emptyDocument({ title: "Violão em casa", language: "pt" });
  const all: Record<string, DocumentRecord> = { ...base.records };
  all.page = { ...(base.records.page as PageRecord), ...page };
  for (const record of records) all[record.id] = record;
  return { schema: base.schema, records: all };
}

function font(id: string, value: FontFamily): DocumentRecord {
  return { type: "token", id, kind: "font", name: id, order: "a0", value };
}

const section = block("s1", "section", "page", "body", { tag: "section" });
const mapProps = blockDefinition("map")?.seed("pt").props;
const heading = block("h1", "heading", "s1", "content", { level: "h1", content: words("Toque hoje") });

function form(id: string, order: string, thanks: string): BlockRecord {
  const props = { name: "Contato", submitLabel: "Enviar", after: "message", thanks, redirectTo: "" };
  return block(id, "form", "s1", "content", props, order);
}

describe("fonts", () => {
  test.each(["", "  "])("a page whose own title is %j is called by its name", (title) => {
    expect(pageParts(pageOf([section], { title }), { ...RESOURCES, title: "Oficina" }).html).toContain("<title>Oficina</title>");
  });

  test("a page brings the families that its words are set in, and asks early for those of its first screen", () => {
    const late = [1, 2, 3].map((i) => block(`late${i}`, "section", "page", "body", { tag: "section" }, `b${i}`));
    const button = block("b1", "button", "late3", "content", { content: words("Ir"), href: "/", newTab: false, look: "solid" });
    const fonts = [font("font-heading", "fraunces"), font("font-text", "outfit"), font("font-button", "archivo")];
    const { fonts: used, html } = pageParts(pageOf([section, heading, ...late, button, ...fonts]), RESOURCES);
    expect(used.map(({ family }) => family).sort()).toEqual(["archivo", "fraunces", "outfit"]);
    const early = [...html.matchAll(/rel="preload" href="\/([a-z-]+)\.woff2"/g)].map(([, family]) => family);
    expect(early.sort()).toEqual(["fraunces", "outfit"]);
  });

  test("letters beyond Latin bring their files along, early where they are on the first screen", () => {
    const greek = { ...heading, props: { ...heading.props, content: words("Καλημέρα") } };
    const { html } = pageParts(pageOf([section, greek, font("font-heading", "inter"), font("font-text", "manrope")]), {
      ...RESOURCES,
      font: (family, subset) => `/${family}.${subset}.woff2`,
    });
    const early = [...html.matchAll(/rel="preload" href="\/([a-z.-]+)\.woff2"/g)].map(([, file]) => file);
    expect(early.sort()).toEqual(["inter.greek", "inter.latin", "manrope.greek", "manrope.latin"]);
    expect(html).toContain("unicode-range:U+0370");
    expect(html).not.toContain("cyrillic");
  });

  test("the visitor's own fonts need no file", () => {
    const { fonts, css, html } = pageParts(pageOf([section, heading]), RESOURCES);
    expect([fonts, css.includes("@font-face"), html.includes("preload")]).toEqual([[], false, false]);
  });
});

describe("forms that were sent", () => {
  const page = pageOf([section, heading, form("f1", "b1", "Obrigado, Ana"), form("f2", "b2", "Até logo")]);

  test("the thanks stand in the form's place, and everything else as it was", () => {
    const { html, formRanges } = pageParts(page, RESOURCES);
    const [first, second, ...more] = formRanges();
    expect([first?.formId, second?.formId, more]).toEqual(["f1", "f2", []]);
    const sent = `${html.slice(0, first?.from)}${first?.open}Obrigado, Ana${first?.close}${html.slice(first?.to)}`;
    expect(sent).toContain("Obrigado, Ana");
    expect(sent).not.toContain('action="/forms/f1"');
    expect(sent).toContain('action="/forms/f2"');
    expect(sent).toContain("Toque hoje");
    expect(html.slice(second?.from, second?.to)).toMatch(/^<form class="v-form" [^>]*action="\/forms\/f2".*<\/form>$/);
  });

  test("a form keeps its look and its anchor when it has been sent, and words cannot pass for a form", () => {
    const fake = '<form action="/forms/f1"></form>';
    const title = block("h2", "heading", "s1", "content", { level: "h2", content: words(fake) }, "b0");
    const styles: BlockRecord["styles"] = { base: { normal: { width: { type: "length", value: 320, unit: "px" } } } };
    const dressed = { ...form("f1", "b1", fake), anchor: "contato", styles };
    const { html, formRanges } = pageParts(pageOf([section, title, dressed]), RESOURCES);
    const [range, ...more] = formRanges();
    expect(more).toEqual([]);
    expect(html.slice(range?.from, range?.to)).toMatch(/^<form class="v-form s0" id="contato" .*<\/form>$/);
    expect(`${range?.open}Obrigado${range?.close}`).toBe(
      '<div class="v-form s0" id="contato"><p class="v-thanks" id="v-thanks" role="status">Obrigado</p></div>',
    );
  });

  test("one script serves all forms", () => {
    const parts = pageParts(page, RESOURCES);
    expect([parts.clientKinds, parts.html.match(/<script /g)?.length]).toEqual([["form"], 1]);
    expect(pageParts(pageOf([section, heading]), RESOURCES).html).not.toContain("<script");
  });
});

describe("panels of which one is shown", () => {
  const tab = (id: string, order: string, anchor?: string): BlockRecord => ({
    ...block(id, "tab", "t", "tabs", { title: words(id) }, order),
    ...(anchor ? { anchor } : {}),
  });
  const tabs = block("t", "tabs", "s1", "content", { look: "line", align: "start" }, "b0");
  const resources = { ...RESOURCES, namedScript: () => "mark()" };
  const second = block("s2", "section", "page", "body", { tag: "section" }, "b0");

  test("are marked by a script right behind their section, where the address may name one", () => {
    const { html, inlineScripts, hasNamed } = pageParts(
      pageOf([section, tabs, tab("a", "a0"), tab("b", "b0", "planos"), second]),
      resources,
    );
    expect([inlineScripts, hasNamed]).toEqual([["mark()"], true]);
    expect(html.match(/<script>mark\(\)<\/script>/g)).toHaveLength(1);
    expect(html).toMatch(/id="planos".*<\/section><script>mark\(\)<\/script>.*<section/);
  });

  test("are so for what is in them, and bring no script where the address can name nothing of them", () => {
    const inside = { ...block("h2", "heading", "b", "content", { level: "h2", content: words("Fim") }), anchor: "fim" };
    expect(pageParts(pageOf([section, tabs, tab("b", "b0"), inside]), resources).hasNamed).toBe(true);
    const { inlineScripts, hasNamed } = pageParts(pageOf([{ ...section, anchor: "oferta" }, tabs, tab("a", "a0")]), resources);
    expect([inlineScripts, hasNamed]).toEqual([[], false]);
  });
});

describe("words that are found out at the visitor's", () => {
  const source: InlineNode = { type: "macro", attrs: { macro: "query", key: "utm_source", fallback: "nosso site" } };
  const country: InlineNode = { type: "macro", attrs: { macro: "country", fallback: "seu país" } };
  const titled = (id: string, parentId: string, content: readonly InlineNode[], order = "b0") =>
    block(id, "heading", parentId, "content", { level: "h2", content: content as unknown as Json }, order);
  const second = block("s2", "section", "page", "body", { tag: "section" }, "b0");
  const third = block("s3", "section", "page", "body", { tag: "section" }, "c0");
  const resources = { ...RESOURCES, macroScript: (macros: readonly string[]) => `/* ${macros.join()} */</script><!--` };

  test("bring one script, right behind the first section with any of them, that nothing in it ends early", () => {
    const page = pageOf([section, heading, second, titled("h2", "s2", [source]), third, titled("h3", "s3", [source])]);
    const { html, macroParts, inlineScripts } = pageParts(page, resources);
    expect(macroParts).toEqual(["macros"]);
    expect(inlineScripts).toEqual(["/* macros */<\\/script><\\!--"]);
    const at = html.indexOf(`<script>${inlineScripts[0]}</script>`);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.slice(0, at)).toMatch(/nosso site<\/bdi><\/h2>(?:<\/div>)?<\/section>$/);
    expect(html.slice(at).match(/nosso site/g)).toHaveLength(1);
  });

  test("bring the script for the country only where a country is", () => {
    const parts = (...content: InlineNode[]) => pageParts(pageOf([section, titled("h2", "s1", content)]), resources).macroParts;
    expect([parts(source), parts(country), parts(source, country)]).toEqual([["macros"], ["country"], ["country", "macros"]]);
    expect(parts({ type: "text", text: '<bdi data-m="country">' })).toEqual([]);
  });

  test("give their usual words to titles and addresses", () => {
    const place = block("m1", "map", "s1", "content", { ...mapProps, place: [source, ...words(" 10")] as unknown as Json }, "c0");
    const { html } = pageParts(pageOf([section, place]), resources);
    expect(html).toContain("query=nosso%20site%2010");
    expect([...html.matchAll(/ (?:href|data-frame|data-title|aria-label|title|alt)="([^"]*)"/g)].join()).not.toMatch(/utm_source|bdi/);
  });

  test("are there at once where they are known beforehand, and need no script", () => {
    const { html, inlineScripts } = pageParts(pageOf([section, titled("h2", "s1", [source])]), { ...resources, macroValue: () => "<Ana>" });
    expect(html).toContain("<bdi>&lt;Ana&gt;</bdi>");
    expect([inlineScripts, html.includes("<script")]).toEqual([[], false]);
  });
});

test("a style sheet over the limit stands outside the page", () => {
  const headings = Array.from({ length: 3_000 }, (_, index) => ({
    ...block(`x${index}`, "heading", "s1", "content", { level: "h2", content: words("a") }, `c${String(index).padStart(4, "0")}1`),
    styles: { base: { normal: { fontSize: { type: "length", value: 10 + index / 100, unit: "px" } } } } as BlockRecord["styles"],
  }));
  const parts = pageParts(pageOf([section, ...headings]), RESOURCES);
  expect(parts.css.length).toBeGreaterThan(INLINE_CSS_LIMIT);
  expect(parts.isCssInline).toBe(false);
  expect(parts.html).toContain(`<link rel="stylesheet" href="/${parts.css.length}.css">`);
  expect(parts.html).not.toContain("<style");
});

test("words of the page cannot end its title, its attributes or its icon", () => {
  const hostile = `"><script>alert(1)</script>'</title>`;
  const { html } = pageParts(pageOf([section], { title: hostile, description: hostile }), RESOURCES);
  expect(html).not.toContain("<script");
  expect(html.match(/<\/title>/g)).toHaveLength(1);
});

test("a title without a letter still has an icon", () => {
  const { html } = pageParts(pageOf([section], { title: "🎸" }), RESOURCES);
  expect(decodeURIComponent(/rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? "")).toContain("></text>");
});

test("the same document gives the same bytes", () => {
  const page = pageOf([section, heading, form("f1", "b1", "Obrigado")]);
  expect(pageParts(page, RESOURCES).html).toBe(pageParts(JSON.parse(JSON.stringify(page)) as PageDocument, RESOURCES).html);
});
