import { createHash } from "node:crypto";
import { codeSeal, pageCodeSeal } from "@vitrine/blocks";
import { type BlockRecord, emptyDocument, type PageCodePart, type PageRecord, words } from "@vitrine/document";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestPerson } from "../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let ana: TestPerson;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newPerson({ plan: "lifetime" });
  siteId = (await ana.call("POST", "/api/sites", { name: "ajustes-no-ar", region: "br" })).json().id;
});
afterAll(() => server.stop());

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

function block(id: string, kind: string, parentId: string, props: BlockRecord["props"], anchor?: string): BlockRecord {
  const slot = parentId === "page" ? "body" : "content";
  return { type: "block", id, kind, version: 1, parentId, slot, order: `a${id}`, props, styles: {}, ...(anchor ? { anchor } : {}) };
}

function documentWith(page: Partial<PageRecord> = {}): object {
  const { schema, records } = emptyDocument({ title: "Curso", language: "pt", description: "Do zero." });
  const section = block("0", "section", "page", { tag: "section" });
  const heading = block("1", "heading", "0", { level: "h1", content: words("Curso") }, "oferta");
  return { schema, records: { ...records, page: { ...records.page, ...page }, 0: section, 1: heading } };
}

let pages = 0;
async function newPage(page: Partial<PageRecord> = {}): Promise<string> {
  const made = await ana.call("POST", "/api/pages", { siteId, slug: `ajustada-${++pages}`, document: documentWith(page) });
  expect(made.status, made.text).toBe(201);
  return made.json().id;
}

/** Publishes a page; what a visitor gets of it. */
async function shown(id: string): Promise<{ html: string; policy: string }> {
  const published = await ana.call("POST", `/api/pages/${id}/publish`, {});
  expect(published.status, published.text).toBe(200);
  const { host, pathname } = new URL(published.json().url);
  const visit = await server.send(host.replace(/:\d+$/, ""), pathname);
  return { html: visit.text, policy: visit.headers["content-security-policy"] ?? "" };
}

async function approve(...parts: readonly PageCodePart[]): Promise<void> {
  for (const part of parts) expect((await ana.call("PUT", `/api/own-code/${pageCodeSeal(part)}`, {})).status).toBe(200);
}

describe("code of a page's settings", () => {
  const head = { code: "<script>window.head=1</script><noscript><img src=x></noscript>", hosts: ["pixel.example"] };
  const footer = { code: "<script>window.foot=1</script>" };

  test("is off until somebody has seen it, and the check names its place", async () => {
    const id = await newPage({ code: { head, footer } });
    const { html, policy } = await shown(id);
    expect(html + policy).not.toMatch(/window\.|pixel\.example/);
    const { items } = (await ana.call("POST", `/api/pages/${id}/check`, {})).json();
    const off = items.filter(({ code }: { code: string }) => code === "page_code_off");
    expect(off).toMatchObject([
      { field: "code", values: { place: "head" } },
      { field: "code", values: { place: "footer" } },
    ]);
  });

  test("stands in its place once it was seen, runs by its hash, and reaches what was allowed with it", async () => {
    const id = await newPage({ code: { head, footer } });
    await approve(head, footer);
    const { html, policy } = await shown(id);
    expect(html).toMatch(/<script>window\.head=1<\/script><\/head><body><noscript><img src="x"><\/noscript>/);
    expect(html).toMatch(/<script>window\.foot=1<\/script><\/body><\/html>$/);
    expect(policy).toContain(`script-src ${hashOf("window.head=1")} ${hashOf("window.foot=1")} https://pixel.example;`);
    expect(policy).toMatch(/img-src [^;]*https:\/\/pixel\.example/);
  });

  test("that needs consent waits in a template, or is left out of a page that asks nobody", async () => {
    const part = { code: "<script>window.held=1</script>", needsConsent: true };
    await approve(part);
    expect((await shown(await newPage({ code: { head: part } }))).html).not.toContain("window.held");
    const { html, policy } = await shown(await newPage({ code: { head: part }, consentBanner: true }));
    expect(html).toMatch(/<template class="v-held"><script>window\.held=1<\/script><\/template><\/body>/);
    expect(html).toContain('<section class="v-consent-ask"');
    expect(policy).toContain(hashOf("window.held=1"));
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
  });

  test("waits on a page that asks, unless its owner says that the page needs it", async () => {
    const essential = { code: "<script>window.essential=1</script>", needsConsent: false };
    await approve(head, footer, essential);
    const { html } = await shown(await newPage({ code: { head, body: essential, footer }, consentBanner: true }));
    expect(html.slice(0, html.indexOf("<body>"))).not.toContain("window.");
    const held = [...html.matchAll(/<template class="v-held">(.*?)<\/template>/gs)].map(([, code]) => code);
    expect(held.map((code) => /window\.\w+/.exec(code ?? "")?.[0])).toEqual(["window.head", "window.foot"]);
    expect(html.replace(/<template class="v-held">.*?<\/template>/gs, "")).toContain("<script>window.essential=1</script>");
  });

  test("that would break the page is left out, and the check says so", async () => {
    const part = { code: "<div>".repeat(400) };
    await approve(part);
    const id = await newPage({ code: { body: part } });
    expect((await shown(id)).html).not.toContain("<div><div>");
    const { items } = (await ana.call("POST", `/api/pages/${id}/check`, {})).json();
    expect(items).toContainEqual(expect.objectContaining({ code: "page_code_broken", values: { place: "body" } }));
  });

  test("has another seal in another place of a list of hosts, and none where there is none", () => {
    expect(pageCodeSeal({ code: " \n" })).toBeNull();
    expect(pageCodeSeal({ code: "a", hosts: ["b.example"] })).not.toBe(pageCodeSeal({ code: "a" }));
    expect(pageCodeSeal({ code: "a", needsConsent: true })).toBe(pageCodeSeal({ code: "a" }));
  });
});

describe("a block of code on a page that asks for consent", () => {
  const html = (code: string, more: Partial<BlockRecord["props"]> = {}) => ({
    ...block("2", "html", "0", { name: "Pixel", code, hosts: [], ...more } as BlockRecord["props"]),
  });
  async function published(page: Partial<PageRecord>, code: BlockRecord): Promise<string> {
    const document = documentWith(page) as { records: Record<string, unknown> };
    const whole = { ...document, records: { ...document.records, 2: code } };
    const made = await ana.call("POST", "/api/pages", { siteId, slug: `ajustada-${++pages}`, document: whole });
    expect(made.status, made.text).toBe(201);
    await ana.call("PUT", `/api/own-code/${codeSeal(code)}`, {});
    return (await shown(made.json().id)).html;
  }
  const WAITS = /<div class="v-html[^"]*"><template class="v-held">/;

  test.each([
    ["<script>window.px=1</script>", {}],
    ['<b onclick="window.px=1">x</b>', {}],
    ['<img src="https://px.example/a">', { hosts: ["px.example"] }],
  ])("%s waits in its place", async (code, more) => {
    expect(await published({ consentBanner: true }, html(code, more))).toMatch(WAITS);
    expect(await published({}, html(code, more))).not.toMatch(WAITS);
  });

  test("does not wait where it runs nothing, or the page needs it", async () => {
    expect(await published({ consentBanner: true }, html("<b>oi</b>"))).toMatch(/<div class="v-html[^"]*"><b>oi<\/b>/);
    const essential = html("<script>window.px=1</script>", { beforeConsent: true });
    expect(await published({ consentBanner: true }, essential)).not.toMatch(WAITS);
  });

  test("has frames of other services wait for whoever presses them", async () => {
    const url = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
    const embed = { ...block("2", "embed", "0", { url, title: "Aula", shape: "own", loads: "near" }), version: 1 };
    expect(await published({}, embed)).toContain("data-near");
    expect(await published({ consentBanner: true }, embed)).not.toContain("data-near");
  });
});

test("nobody may frame a page, and anybody may one that says so", async () => {
  expect((await shown(await newPage())).policy).toContain("frame-ancestors 'none'");
  expect((await shown(await newPage({ allowEmbedding: true }))).policy).toContain("frame-ancestors *");
});

test("scripts of settings run by their hashes", async () => {
  const settings = { delay: "00:00:05", scrollTo: "oferta", passParameters: true, backRedirect: "/volte", consentBanner: true } as const;
  const { html, policy } = await shown(await newPage(settings));
  const scripts = [...html.matchAll(/<script(?: data-[a-z]+="[^"]*")*>(.*?)<\/script>/gs)].map(([, script = ""]) => script);
  expect(scripts).toHaveLength(4);
  for (const script of scripts) expect(policy).toContain(hashOf(script));
});

test("a page without settings brings no script, and nothing of them", async () => {
  const { html, policy } = await shown(await newPage());
  expect(html).not.toMatch(/<script|v-page-bar|v-consent|v-held/);
  expect(policy).toContain("script-src 'none'");
});

const text = (most: number) => fc.oneof(fc.string({ maxLength: most }), fc.constantFrom("", "</script>", `"'><b>`, "\u202eabc", "é中🎸"));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const codePart = fc.record({ code: text(60), needsConsent: maybe(fc.boolean()) });
const anySettings = fc.record({
  title: maybe(text(70)),
  author: maybe(text(80)),
  keywords: maybe(text(80)),
  ogTitle: maybe(text(70)),
  ogDescription: maybe(text(90)),
  metaTags: maybe(fc.array(fc.record({ name: fc.constantFrom("a", "og:video", "robots", "x y"), content: text(30) }), { maxLength: 3 })),
  canonicalLinks: maybe(
    fc.array(
      fc.record({ name: fc.constantFrom("en", "x-default", "??"), link: fc.constantFrom("https://a.example/'\"", "https://b.example") }),
      {
        maxLength: 2,
      },
    ),
  ),
  code: maybe(fc.record({ head: maybe(codePart), footer: maybe(codePart) })),
  delay: maybe(fc.constantFrom("00:00:01", "23:59:59", "24:00:00")),
  scrollTo: maybe(fc.constantFrom("oferta", "nada", "#")),
  backRedirect: maybe(fc.constantFrom("/a?b='c", "https://a.example/<>", "javascript:1")),
  optimizeFor: maybe(fc.constantFrom("google" as const, "meta" as const)),
  languageSwitcher: maybe(fc.constantFrom("top" as const, "bottom" as const)),
  consentBanner: maybe(fc.boolean()),
  legalPages: maybe(fc.boolean()),
  passParameters: maybe(fc.boolean()),
});

test("whatever is accepted can be read back, and published", async () => {
  const id = await newPage();
  let accepted = 0;
  // Half of them have few settings: of those with many, one is nearly always refused, and with it all.
  const few = fc.tuple(anySettings, fc.nat()).map(([all, from]) => {
    const entries = Object.entries(all).filter(([, value]) => value !== undefined);
    return Object.fromEntries(entries.length === 0 ? [] : [entries[from % entries.length] as [string, unknown]]);
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(anySettings, few), async (settings) => {
      const sent = JSON.parse(JSON.stringify(settings));
      const reply = await ana.call("PATCH", `/api/pages/${id}`, { settings: sent });
      expect([200, 400]).toContain(reply.status);
      if (reply.status === 400) return;
      accepted += 1;
      const { settings: read } = (await ana.call("GET", `/api/pages/${id}/settings`)).json();
      const { code, ...plain } = sent;
      expect(read).toMatchObject(plain);
      for (const [place, part] of Object.entries(code ?? {})) expect(read.code[place]).toEqual(part);
      const { html } = await shown(id);
      expect(html).toMatch(/^<!doctype html>.*<\/html>$/s);
      expect(html.match(/<\/head><body>/g)).toHaveLength(1);
    }),
    { numRuns: 40 },
  );
  expect(accepted).toBeGreaterThan(3);
  // Each of them is published: a busy machine takes its time.
}, 120_000);
