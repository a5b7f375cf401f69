import { type BlockRecord, emptyDocument, type PageDocument, type PageRecord, words } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { type PageResources, pageParts } from "../page-parts.ts";
import { fakeAddresses } from "../testing/fake-addresses.ts";

const RESOURCES: PageResources = {
  ...fakeAddresses,
  url: "https://loja.example/curso",
  title: "Curso",
  displayScript: () => "",
  entranceScript: () => "",
  settingScript: (name) => `run("${name}")`,
  script: () => "/a.js",
  font: (family) => `/${family}.woff2`,
  stylesheet: () => "/a.css",
  favicon: () => "/icon.webp",
  shareImage: (page) => page.shareImage && { url: "https://loja.example/share.jpg", width: 1200, height: 630 },
};

function block(id: string, kind: string, parentId: string, order: string, more: Partial<BlockRecord> = {}): BlockRecord {
  const props: BlockRecord["props"] = kind === "heading" ? { level: "h2", content: words(id) } : { tag: "section" };
  const slot = parentId === "page" ? "body" : "content";
  return { type: "block", id, kind, version: 1, parentId, slot, order, props, styles: {}, ...more };
}

const SECTIONS = [
  block("top", "section", "page", "a0"),
  block("first", "heading", "top", "a0"),
  block("offer", "heading", "top", "a1", { anchor: "oferta" }),
  block("after", "heading", "top", "a2"),
  block("more", "section", "page", "a1"),
  block("last", "heading", "more", "a0"),
];

function partsOf(settings: Partial<PageRecord>, resources: Partial<PageResources> = {}) {
  const { schema, records } = emptyDocument({ title: "Violão", language: "pt", description: "Do zero." });
  const page = { ...(records.page as PageRecord), ...settings };
  const document: PageDocument = { schema, records: { ...records, page, ...Object.fromEntries(SECTIONS.map((each) => [each.id, each])) } };
  return pageParts(document, { ...RESOURCES, ...resources });
}

const headOf = (html: string): string[] =>
  html
    .slice(html.indexOf("<head>") + 6, html.indexOf("<style>"))
    .replaceAll("><", ">\n<")
    .split("\n");

const HOSTILE = `"'><script>alert(1)</script>\u202eoiráv</title>`;

describe("the head", () => {
  test("of a page with every setting", () => {
    const { html } = partsOf({
      author: "Ana Souza",
      keywords: "violão, curso",
      ogTitle: "Toque em 30 dias",
      ogDescription: "Aulas curtas.",
      shareImage: { imageId: "share", width: 1200, height: 630 },
      canonical: "https://loja.example/",
      canonicalLinks: [{ name: "en", link: "https://outra.example/en" }],
      metaTags: [
        { name: "google-site-verification", content: "abc" },
        { name: "fb:app_id", content: "123" },
      ],
      optimizeFor: "google",
      isProtected: true,
    });
    expect(headOf(html)).toMatchInlineSnapshot(`
      [
        "<meta charset="utf-8">",
        "<meta name="viewport" content="width=device-width,initial-scale=1">",
        "<title>Violão</title>",
        "<meta name="description" content="Do zero.">",
        "<meta name="author" content="Ana Souza">",
        "<meta name="keywords" content="violão, curso">",
        "<meta name="robots" content="max-image-preview:large,max-snippet:-1">",
        "<meta name="vitrine-protected" content="true">",
        "<link rel="alternate" hreflang="en" href="https://outra.example/en">",
        "<meta name="google-site-verification" content="abc">",
        "<meta property="fb:app_id" content="123">",
        "<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage","name":"Violão","description":"Do zero.","inLanguage":"pt","url":"https://loja.example/","author":{"@type":"Person","name":"Ana Souza"},"primaryImageOfPage":"https://loja.example/share.jpg"}</script>",
        "<link rel="canonical" href="https://loja.example/">",
        "<link rel="icon" href="/icon.webp">",
        "<meta property="og:type" content="website">",
        "<meta property="og:title" content="Toque em 30 dias">",
        "<meta property="og:description" content="Aulas curtas.">",
        "<meta property="og:url" content="https://loja.example/curso">",
        "<meta property="og:locale" content="pt_BR">",
        "<meta property="og:image" content="https://loja.example/share.jpg">",
        "<meta property="og:image:width" content="1200">",
        "<meta property="og:image:height" content="630">",
        "<meta name="twitter:card" content="summary_large_image">",
      ]
    `);
  });

  test("is as it ever was without them, and on a page that hides", () => {
    expect(headOf(partsOf({ hiddenFromSearch: true }).html)).toMatchInlineSnapshot(`
      [
        "<meta charset="utf-8">",
        "<meta name="viewport" content="width=device-width,initial-scale=1">",
        "<title>Violão</title>",
        "<meta name="description" content="Do zero.">",
        "<meta name="robots" content="noindex,nofollow">",
        "<link rel="canonical" href="https://loja.example/curso">",
        "<link rel="icon" href="/icon.webp">",
        "<meta property="og:type" content="website">",
        "<meta property="og:title" content="Violão">",
        "<meta property="og:description" content="Do zero.">",
        "<meta property="og:url" content="https://loja.example/curso">",
        "<meta property="og:locale" content="pt_BR">",
      ]
    `);
  });

  test("says all that a preview can show on a page for ads of Meta's", () => {
    const share = { imageId: "share", width: 1200, height: 630 };
    const { html } = partsOf({ optimizeFor: "meta", author: "Ana", shareImage: share });
    expect(html).toContain(
      '<meta property="og:site_name" content="loja.example"><meta property="og:image:alt" content="Violão"><meta property="article:author" content="Ana">',
    );
    expect(html).not.toContain("ld+json");
  });

  test("keeps hostile values in their place", () => {
    const { html } = partsOf({
      title: HOSTILE,
      author: HOSTILE,
      keywords: HOSTILE,
      ogTitle: HOSTILE,
      ogDescription: HOSTILE,
      metaTags: [{ name: "a", content: HOSTILE }],
      canonicalLinks: [{ name: "en", link: `https://a.example/?q=${"'"}` }],
      optimizeFor: "google",
      delay: "00:00:01",
      scrollTo: "oferta",
      backRedirect: `/a?b="`,
      legalPages: true,
      consentBanner: true,
    });
    expect(html).not.toContain("<script>alert");
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(data)).toMatchObject({ name: HOSTILE, author: { name: HOSTILE } });
  });
});

describe("languages", () => {
  const alternates = [
    { language: "pt", url: "https://loja.example/curso", isMain: true },
    { language: "en", url: "https://loja.example/course", isMain: false },
  ] as const;

  test("of the set are each other's alternates, and what the owner says of one stands", () => {
    const { html } = partsOf({ canonicalLinks: [{ name: "EN", link: "https://outra.example/" }] }, { alternates });
    expect([...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name, href]) => [name, href])).toEqual([
      ["EN", "https://outra.example/"],
      ["pt", "https://loja.example/curso"],
      ["x-default", "https://loja.example/curso"],
    ]);
  });

  test("are linked where the page says, and not to itself; nothing stands there for a page that is alone", () => {
    const link = '<a href="https://loja.example/course" hreflang="en" lang="en">English</a>';
    const top = partsOf({ languageSwitcher: "top" }, { alternates }).html;
    expect(top).toContain(`<body><nav class="v-page-bar" aria-label="Idiomas">${link}</nav>`);
    expect(partsOf({ languageSwitcher: "bottom" }, { alternates }).html).toContain(`aria-label="Sobre esta página">${link}</nav></body>`);
    expect(partsOf({ languageSwitcher: "top" }).html).not.toMatch(/v-page-bar|hreflang/);
  });
});

describe("the delay", () => {
  const shown = (html: string): string[] => [...html.matchAll(/<h2 class="([^"]*)"/g)].map(([, names = ""]) => names);

  test("holds back the block of the anchor and all that follows it, by a script before anything is painted", () => {
    const { html, css, inlineScripts } = partsOf({ delay: "01:00:02", scrollTo: "oferta" });
    expect(shown(html).map((names) => names.includes("v-wait"))).toEqual([false, true, true, false]);
    expect(html).toMatch(/<section class="v-section v-wait[^"]*"/);
    expect(html.indexOf('<script data-delay="3602000" data-to="oferta">run("delay")</script>')).toBeLessThan(html.indexOf("<style>"));
    expect(css).toContain(".v-waits .v-wait{display:none!important}");
    expect(inlineScripts).toEqual(['run("delay")']);
  });

  test.each([{ delay: "00:01:00" }, { scrollTo: "oferta" }, { delay: "00:01:00", scrollTo: "nada" }])(
    "%j holds back nothing",
    (settings) => {
      const { html, css, inlineScripts } = partsOf(settings);
      expect([/v-wait/.test(html + css), inlineScripts]).toEqual([false, []]);
    },
  );
});

test("scripts are brought by the settings that need them, once each", () => {
  expect(partsOf({}).settingScripts).toEqual([]);
  expect(partsOf({ adDestination: true, passParameters: true }).settingScripts).toEqual(["pass-parameters"]);
  const { html, settingScripts } = partsOf({ backRedirect: "https://a.example/?a=1&b=2", consentBanner: true });
  expect(settingScripts).toEqual(["back-redirect", "consent"]);
  expect(html).toContain(
    '<script data-to="https://a.example/?a=1&#38;b=2">run("back-redirect")</script><script>run("consent")</script></body>',
  );
});

test("the consent banner is hidden until the page's script shows it, and can be asked for again", () => {
  const { html } = partsOf({ consentBanner: true, legalPages: true, language: "es" });
  expect(html).toContain('<section class="v-consent-ask" aria-label="Tu privacidad" hidden>');
  expect(html).toContain('<button type="button" data-v-consent hidden>Preferencias de privacidad</button>');
  expect(html).toContain('<a href="/privacidad">Política de privacidad</a><a href="/terminos">Términos de uso</a>');
});

test("legal texts are at the site's origin for a page that may stand anywhere", () => {
  expect(partsOf({ legalPages: true }, { url: "", home: "https://loja.example" }).html).toContain(
    '<a href="https://loja.example/privacidade">',
  );
});

test("code of its owner stands in the places it is for", () => {
  const { html } = partsOf({}, { pageCode: (place) => `<!--${place}-->` });
  expect(html).toMatch(/<!--head--><\/head><body><!--body--><main>.*<\/main><!--footer--><\/body>/s);
});

test("a page of the visitor's own fonts loads none", () => {
  const font = { type: "token", id: "font-heading", kind: "font", name: "T", order: "a0", value: "fraunces" } as const;
  const { schema, records } = emptyDocument({ title: "Violão", language: "pt" });
  const sections = Object.fromEntries(SECTIONS.map((each) => [each.id, each]));
  const html = (page: Partial<PageRecord>) =>
    pageParts(
      { schema, records: { ...records, ...sections, "font-heading": font, page: { ...(records.page as PageRecord), ...page } } },
      RESOURCES,
    ).html;
  expect(html({})).toContain("fraunces.woff2");
  expect(html({ systemFonts: true })).not.toMatch(/\.woff2|@font-face/);
});
