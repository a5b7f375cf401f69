import { pageKey } from "@vitrine/contract";
import { type BlockRecord, emptyDocument, type Json, words } from "@vitrine/document";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { addStored } from "./artefacts/stored-bytes-store.ts";

const JSON_BODY = { "content-type": "application/json" };

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
});
afterAll(() => server.stop());

/** A page with these blocks in its one section. */
function pageOf(contents: readonly { readonly kind: string; readonly props: { [key: string]: Json } }[], page: object = {}): unknown {
  const { schema, records } = emptyDocument({ title: "Grande", language: "pt" });
  const base = { type: "block", version: 1, styles: {} } as const;
  const section: BlockRecord = {
    ...base,
    id: "s1",
    kind: "section",
    parentId: "page",
    slot: "body",
    order: "a0",
    props: { tag: "section" },
  };
  const blocks = contents.map(({ kind, props }, index): BlockRecord => {
    const order = `b${String(index).padStart(5, "0")}1`;
    return { ...base, id: `b${index}`, kind, parentId: "s1", slot: "content", order, props };
  });
  const all = [section, ...blocks].map((record) => [record.id, record]);
  return { schema, records: { ...records, page: { ...records.page, ...page }, ...Object.fromEntries(all) } };
}

async function publish(slug: string, document: unknown, by = ana, site = siteId): Promise<Reply> {
  const created = await by.call("POST", "/api/pages", { siteId: site, slug, title: "Grande", document });
  expect(created.status).toBe(201);
  return by.call("POST", `/api/pages/${created.json().id}/publish`);
}

const heading = (text: string) => ({ kind: "heading", props: { level: "h2", content: words(text) } });
const text = (said: string) => ({ kind: "text", props: { content: [{ type: "paragraph", content: words(said) }] } });

test("a large page is made apart from the thread that visitors share, and is the same as any", async () => {
  const form = { kind: "form", props: { name: "Lista", submitLabel: "Entrar", after: "message", thanks: "Até já", redirectTo: "" } };
  const imageBlock = { kind: "image", props: { image: { imageId: "none", width: 10, height: 10 }, alt: "Grãos", href: "", newTab: false } };
  const large = [...Array.from({ length: 1_500 }, (_, index) => heading(`Café nº ${index} 🎸 `.repeat(60))), form, imageBlock];
  const reply = await publish("grande", pageOf(large));
  expect(reply.status).toBe(200);
  const page = await server.send("loja.localhost", "/grande", { headers: { "accept-encoding": "gzip" } });
  expect(page.headers["content-encoding"]).toBe("gzip");
  const { weight } = reply.json();
  expect(weight.html + weight.css).toBe(page.bytes.length);
  const plain = (await server.send("loja.localhost", "/grande")).text;
  expect(plain.match(/<h2 /g)).toHaveLength(1_500);
  expect(plain).toContain("Café nº 1499 🎸");
  const script = /<script src="([^"]+)"/.exec(plain)?.[1] ?? "";
  expect((await server.send("loja.localhost", script)).status).toBe(200);
  const action = /action="([^"]+)"/.exec(plain)?.[1] ?? "";
  const thanks = await server.send("loja.localhost", action.replace("/forms/", "/thanks/"));
  expect(thanks.text).toBe(
    plain.replace(/<form .*<\/form>/, '<div class="v-form"><p class="v-thanks" id="v-thanks" role="status">Até já</p></div>'),
  );
});

test("nothing of a large document is made sense of in the thread that visitors share, changes on top of it included", async () => {
  const large = Array.from({ length: 1_500 }, (_, index) => heading(`Café nº ${index} 🎸 `.repeat(60)));
  const created = await ana.call("POST", "/api/pages", { siteId, slug: "apart", title: "Grande", document: pageOf(large) });
  const { id } = created.json();
  const { document } = (await ana.call("GET", `/api/pages/${id}/document`)).json();
  const before = document.records.b7;
  const after = { ...before, props: { level: "h2", content: words("Mudou há pouco") } };
  const diff = { b7: [before, after], b8: [document.records.b8, null] };
  const saved = await ana.call("POST", `/api/pages/${id}/operations`, { baseVersion: 1, operationId: "mudou-ha-pouco", diff });
  expect(saved.status).toBe(200);
  // The page's history has it already: what is published is not read for that again.
  const history = async () => (await ana.call("GET", `/api/pages/${id}/revisions`)).json().items;
  await expect.poll(history).toHaveLength(1);
  expect((await ana.call("POST", `/api/pages/${id}/revisions`, { name: "Antes" })).status).toBe(201);
  let most = 0;
  const { parse, stringify } = JSON;
  const parsed = vi.spyOn(JSON, "parse").mockImplementation((text, reviver) => {
    most = Math.max(most, String(text).length);
    return parse(text, reviver);
  });
  const written = vi.spyOn(JSON, "stringify").mockImplementation((...given: Parameters<typeof stringify>) => {
    const text = stringify(...given);
    most = Math.max(most, text?.length ?? 0);
    return text;
  });
  const reply = await ana.call("POST", `/api/pages/${id}/publish`);
  parsed.mockRestore();
  written.mockRestore();
  expect(reply.status).toBe(200);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(100_000);
  const page = (await server.send("loja.localhost", "/apart")).text;
  expect(page.match(/<h2 /g)).toHaveLength(1_499);
  expect(page).toContain("Mudou há pouco");
  expect(page).not.toContain("Café nº 8 ");
});

test("a page that grows beyond its budget as HTML is refused in words, large or small as a document, and nothing is stored", async () => {
  const stored: string[] = [];
  const stop = server.running.platform.storage.onChange((key) => stored.push(key ?? "anything"));
  const apostrophes = pageOf(Array.from({ length: 350 }, () => text("'".repeat(20_000))));
  const defaultHref = "https://loja.example/?".padEnd(2_048, "&");
  const button = { kind: "button", props: { content: words("Ir"), href: "", newTab: false, look: "solid" } };
  const links = pageOf(
    Array.from({ length: 2_900 }, () => button),
    { defaultHref },
  );
  for (const [slug, document] of [
    ["apostrofos", apostrophes],
    ["links", links],
  ] as const) {
    const reply = await publish(slug, document);
    expect([reply.status, reply.json().code]).toEqual([413, "PAGE_TOO_HEAVY"]);
    expect(reply.json().message).toMatch(/^A página ficaria com \d\d MB, sem contar as imagens; o máximo é 8 MB\./);
  }
  stop();
  expect(stored).toEqual([]);
});

test("what an account publishes in 30 days has a bound, told in words; what is stored already costs nothing", async () => {
  const bia = await server.newCaller();
  const site = (await bia.call("POST", "/api/sites", { name: "bia", region: "br" })).json().id;
  const { queries } = server.running.platform.database;
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString().slice(0, 10);
  await addStored(queries, bia.accountId, day(31), 1_999_999_999);
  expect((await publish("antes", pageOf([heading("Oi")]), bia, site)).status).toBe(200);
  await addStored(queries, bia.accountId, day(29), 1_999_900_000);
  const refused = await publish(
    "demais",
    pageOf([text("Olá. ".repeat(4_000)), ...Array.from({ length: 9 }, () => text("Olá. ".repeat(4_000)))]),
    bia,
    site,
  );
  expect([refused.status, refused.json().code]).toEqual([409, "PUBLISHED_TOO_MUCH"]);
  expect(refused.json().message).toBe(
    "O que você publicou nos últimos 30 dias soma 2001 MB; o máximo é 2000 MB. Espere alguns dias ou publique páginas menores.",
  );
  expect((await server.send("bia.localhost", "/demais")).status).toBe(404);
  const again = (await bia.call("GET", "/api/pages")).json().items.find(({ slug }: { slug: string }) => slug === "antes");
  expect((await bia.call("POST", `/api/pages/${again.id}/publish`)).status).toBe(200);
  expect((await publish("livre", pageOf([heading("Oi")]))).status).toBe(200);
});

test("an account's publishes come one after the other, and all come", async () => {
  let [under, most] = [0, 0];
  const { storage } = server.running.platform;
  const { putOnce } = storage;
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) {
    const page = await ana.call("POST", "/api/pages", { siteId, slug: `vez-${i}`, title: "Vez", document: pageOf([heading(`Vez ${i}`)]) });
    ids.push(page.json().id);
  }
  const pages = new Set<string>();
  storage.putOnce = async (key, bytes) => {
    const isPage = !/\.(?:br|gz)$/.test(key);
    if (isPage) most = Math.max(most, ++under);
    await putOnce(key, bytes);
    if (isPage) under -= 1;
    pages.add(key);
  };
  const replies = await Promise.all(ids.map((id) => ana.call("POST", `/api/pages/${id}/publish`)));
  storage.putOnce = putOnce;
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(most).toBe(1);
});

test("what a page's forms are has a bound, told in words, and so have those that left it", async () => {
  const bia = await server.newCaller();
  const site = (await bia.call("POST", "/api/sites", { name: "formularios", region: "br" })).json().id;
  const form = (length: number) => ({
    kind: "form",
    props: { name: "ã".repeat(length), submitLabel: "Entrar", after: "message", thanks: "ã".repeat(600), redirectTo: "" },
  });
  const forms = (count: number) => pageOf(Array.from({ length: count }, () => form(80)));
  const refused = await publish("demais", forms(700), bia, site);
  expect([refused.status, refused.json().code]).toEqual([413, "FORMS_TOO_LARGE"]);
  expect(refused.json().message).toMatch(
    /^Os formulários da página somam 1\d\d\d kB de campos, opções e mensagens; o máximo é 1000 kB\. Divida-os em mais de uma página\.$/,
  );
  const { page } = (await publish("cheia", forms(600), bia, site)).json();
  const { storage } = server.running.platform;
  const partBytes = async () => (await storage.get(pageKey("formularios", page.id)))?.length ?? 0;
  expect(await partBytes()).toBeLessThan(1_200_000);
  // Forms that left are kept as far as there is room, those that left last first.
  let { version } = page;
  for (const suffix of ["x", "y", "z"]) {
    const { document } = (await bia.call("GET", `/api/pages/${page.id}/document`)).json();
    const renamed = JSON.parse(JSON.stringify(document).replaceAll(/"b(\d+)[xyz]*"/g, `"b$1${suffix}"`));
    const saved = await bia.call("PUT", `/api/pages/${page.id}/document`, { version, document: renamed });
    expect(saved.status).toBe(200);
    ({ version } = saved.json());
    expect((await bia.call("POST", `/api/pages/${page.id}/publish`)).status).toBe(200);
  }
  expect(await partBytes()).toBeGreaterThan(1_800_000);
  expect(await partBytes()).toBeLessThan(2_300_000);
  const sendTo = async (formId: string) =>
    (await server.send("formularios.localhost", `/_v/forms/${page.id}/${formId}`, { method: "POST", body: "{}", headers: JSON_BODY }))
      .status;
  expect([await sendTo("b1z"), await sendTo("b1y"), await sendTo("b1")]).toEqual([200, 200, 404]);
  await bia.call("POST", `/api/pages/${page.id}/unpublish`);
  expect(await partBytes()).toBeLessThan(1_200_000);
  expect([await sendTo("b599z"), await sendTo("b599y")]).toEqual([200, 404]);
});

test("a page of too many small parts is refused in words before any of it is rendered, braces in its words apart", async () => {
  const marks = ["bold", "italic", "underline", "strike", "highlight"].map((type) => ({ type }));
  const content = Array.from({ length: 100 }, () => ({ type: "text", text: "a", marks }));
  const parts = (count: number) => Array.from({ length: count }, () => ({ kind: "heading", props: { level: "h2", content } }));
  const created = await ana.call("POST", "/api/pages", { siteId, slug: "partes", title: "Partes", document: pageOf(parts(170)) });
  const { id } = created.json();
  const told = /^A página tem 10\d\d\d\d partes, .*; o máximo é 100000\. Divida-a em páginas menores\.$/;
  const refuse = async (): Promise<void> => {
    const refused = await ana.call("POST", `/api/pages/${id}/publish`);
    expect([refused.status, refused.json().code]).toEqual([413, "PAGE_TOO_DETAILED"]);
    expect(refused.json().message).toMatch(told);
  };
  await refuse();
  // With a change on top, it is the document with the change that counts.
  const { document } = (await ana.call("GET", `/api/pages/${id}/document`)).json();
  const { b0, b1 } = document.records;
  const change = (baseVersion: number, diff: unknown) =>
    ana.call("POST", `/api/pages/${id}/operations`, { baseVersion, operationId: `menos-partes-${baseVersion}`, diff });
  const said = { ...b0, props: { level: "h2", content: words('{"{\\'.repeat(4_000)) } };
  expect((await change(1, { b0: [b0, said] })).status).toBe(200);
  await refuse();
  const gone = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`b${i + 2}`, [document.records[`b${i + 2}`], null]]));
  expect((await change(2, { b1: [b1, null], ...gone })).status).toBe(200);
  expect((await ana.call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
});
