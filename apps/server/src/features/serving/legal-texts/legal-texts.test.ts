import { type DocumentRecord, PAGE_ID, type PageDocument, type PageRecord, type TokenRecord } from "@vitrine/document";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let ana: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
});
afterAll(() => server.stop());

const visit = (host: string, path: string, method = "GET") => server.send(`${host}.localhost`, path, { method });
const newSite = async (name: string): Promise<string> => (await ana.call("POST", "/api/sites", { name, region: "br" })).json().id;

function pageWith(facts: Partial<PageRecord>, tokens: Readonly<Record<string, string>> = {}): PageDocument {
  const { document } = pageWithForm("");
  const page = { ...document.records[PAGE_ID], ...facts } as PageRecord;
  const records: Record<string, DocumentRecord> = { ...document.records, [PAGE_ID]: page };
  for (const [id, value] of Object.entries(tokens)) records[id] = { ...records[id], value } as TokenRecord;
  return { ...document, records };
}

async function livePage(siteId: string, slug: string, document: PageDocument): Promise<string> {
  const { id } = (await ana.call("POST", "/api/pages", { siteId, slug, title: slug, document })).json();
  const reply = await ana.call("POST", `/api/pages/${id}/publish`, {});
  expect(reply.status, reply.text).toBe(200);
  return id;
}

test("two texts are there while a page links to them, in its language, with who answers for the site", async () => {
  const siteId = await newSite("textos");
  expect((await visit("textos", "/privacidade")).status).toBe(404);
  const id = await livePage(siteId, "oferta", pageWith({ legalPages: true }));
  const bare = await visit("textos", "/privacidade");
  expect([bare.status, bare.headers["content-type"], bare.headers["cache-control"], bare.headers["x-robots-tag"]]).toEqual([
    200,
    "text/html; charset=utf-8",
    "no-cache",
    "noindex",
  ]);
  expect(bare.text).toContain('<html lang="pt-BR">');
  expect(bare.text).toMatch(/\(o controlador, na LGPD\) é quem publica este site \(textos\.localhost(?::\d+)?\)/);
  expect(bare.text).toContain("deve revisá-lo");
  const who = { legalName: "Ana & Filhos <b>", legalEmail: "Oi@Ana.example" };
  expect((await ana.call("PATCH", `/api/sites/${siteId}/serving`, who)).json()).toMatchObject({ ...who, legalEmail: "oi@ana.example" });
  const named = (await visit("textos", "/privacidade")).text;
  expect(named).toContain("na LGPD) é Ana &#38; Filhos &#60;b&#62;.");
  expect(named).toContain('pelo e-mail <a href="mailto:oi@ana.example">oi@ana.example</a>');
  expect(named).not.toMatch(/<b>|[{}](?:site|who|contact|email)/);
  const terms = await visit("textos", "/termos");
  expect([terms.status, terms.text.includes("<h1>Termos de uso</h1>")]).toEqual([200, true]);
  expect((await visit("textos", "/termos", "HEAD")).text).toBe("");
  expect((await visit("textos", "/termos", "POST")).status).not.toBe(200);
  const other = await visit("textos", "/Termos/");
  expect([other.status, other.headers.location]).toEqual([308, "/termos"]);
  expect((await visit("textos", "/privacy")).status).toBe(404);
  expect((await visit("textos", "/sitemap.xml")).text).not.toMatch(/privacidade|termos/);
  await ana.call("POST", `/api/pages/${id}/unpublish`);
  for (const path of ["/privacidade", "/termos"]) expect((await visit("textos", path)).status).toBe(404);
  await ana.call("POST", `/api/pages/${id}/publish`, {});
  expect((await visit("textos", "/termos")).status).toBe(200);
  await ana.call("PATCH", `/api/pages/${id}`, { settings: { legalPages: null } });
  await ana.call("POST", `/api/pages/${id}/publish`, {});
  expect((await visit("textos", "/termos")).status).toBe(404);
});

test("a page of the owner's own, and what its site leads on, come first", async () => {
  const siteId = await newSite("proprios");
  await livePage(siteId, "oferta", pageWith({ legalPages: true, language: "es" }));
  const own = await livePage(siteId, "privacidad", pageWith({ language: "es" }));
  expect((await visit("proprios", "/privacidad")).text).toContain("/_v/forms/");
  await ana.call("PUT", `/api/sites/${siteId}/redirects`, { items: [{ from: "/terminos", to: "https://leyes.example/t" }] });
  expect((await visit("proprios", "/terminos")).status).toBe(301);
  await ana.call("PATCH", `/api/pages/${own}`, { slug: "mis-datos" });
  const moved = await visit("proprios", "/privacidad");
  expect([moved.status, moved.headers.location]).toEqual([308, "/mis-datos"]);
  await ana.call("POST", `/api/pages/${own}/unpublish`);
  expect((await visit("proprios", "/privacidad")).text).toContain("<h1>Política de privacidad</h1>");
});

test("each language has its own, in the colours of its page, which one can read", async () => {
  const siteId = await newSite("linguas");
  const dark = { "color-background": "#101820", "color-text": "#202830", "color-heading": "#ffd27f" };
  await livePage(siteId, "offer", pageWith({ legalPages: true, language: "en" }, dark));
  await livePage(siteId, "oferta", pageWith({ legalPages: true }));
  const english = await visit("linguas", "/privacy");
  expect(english.text).toContain('<html lang="en">');
  expect(english.text).toContain("color:#ffffff;background:#101820");
  expect(english.text).toContain("h1,h2{color:#ffd27f");
  expect(english.headers["content-security-policy"]).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-[^']{44}';/);
  expect((await visit("linguas", "/privacidade")).text).toContain("background:#ffffff");
});

test("what the texts lack is told by its field, to whoever's page links to them, and nobody else's page has it", async () => {
  const siteId = await newSite("faltas");
  const id = await livePage(siteId, "oferta", pageWith({ legalPages: true }));
  const told = async (): Promise<string[]> =>
    (await ana.call("POST", `/api/pages/${id}/check`))
      .json()
      .items.filter(({ field }: { field?: string }) => field === "legalPages")
      .map(({ code }: { code: string }) => code);
  expect(await told()).toEqual(["legal_name_missing", "legal_email_missing"]);
  const wrong = await ana.call("PATCH", `/api/sites/${siteId}/serving`, { legalEmail: "nada" });
  expect([wrong.status, wrong.json().fields[0]]).toMatchObject([400, { path: "legalEmail", code: "bad_email" }]);
  expect((await ana.call("PATCH", `/api/sites/${siteId}/serving`, { legalName: "x".repeat(121) })).status).toBe(400);
  await ana.call("PATCH", `/api/sites/${siteId}/serving`, { legalName: "Ana" });
  expect(await told()).toEqual(["legal_email_missing"]);
  await ana.call("PATCH", `/api/sites/${siteId}/serving`, { legalEmail: "oi@ana.example" });
  expect(await told()).toEqual([]);
  const bia = await server.newCaller();
  expect((await bia.call("PATCH", `/api/sites/${siteId}/serving`, { legalName: "Bia" })).status).toBe(404);
});

test("a publication that comes back brings its texts back", async () => {
  const siteId = await newSite("volta");
  const id = await livePage(siteId, "oferta", pageWith({ legalPages: true }));
  await ana.call("PATCH", `/api/pages/${id}`, { settings: { legalPages: null } });
  await ana.call("POST", `/api/pages/${id}/publish`, {});
  expect((await visit("volta", "/termos")).status).toBe(404);
  const kept = (await ana.call("GET", `/api/pages/${id}/publications`)).json().items;
  const first = kept.at(-1).id;
  const back = await ana.call("POST", `/api/pages/${id}/publications/${first}/rollback`);
  expect(back.status, back.text).toBe(200);
  expect((await visit("volta", "/termos")).status).toBe(200);
});

test("a page that was published before there were texts has them once it is published again", async () => {
  const siteId = await newSite("de-antes");
  const id = await livePage(siteId, "oferta", pageWith({ legalPages: true }));
  await server.running.platform.database.queries.execute(
    sql`UPDATE publications SET legal = NULL, route = (route::jsonb - 'legal')::json WHERE page_id = ${id}`,
  );
  await ana.call("PATCH", `/api/sites/${siteId}/serving`, { legalName: "Ana" });
  expect([(await visit("de-antes", "/oferta")).status, (await visit("de-antes", "/privacidade")).status]).toEqual([200, 404]);
  expect((await ana.call("POST", `/api/pages/${id}/publish`, {})).status).toBe(200);
  expect((await visit("de-antes", "/privacidade")).text).toContain("na LGPD) é Ana.");
});

test("a page that moves has its texts where it is, of who answers there; where it was they go with the last that links to them", async () => {
  const [from, to] = [await newSite("mudanca"), await newSite("destino")];
  await ana.call("PATCH", `/api/sites/${to}/serving`, { legalName: "Loja Nova" });
  const id = await livePage(from, "oferta", pageWith({ legalPages: true }));
  const other = await livePage(from, "outra", pageWith({ legalPages: true }));
  const move = async (siteId: string) => expect((await ana.call("POST", `/api/pages/${id}/publish`, { siteId })).status).toBe(200);
  const statuses = async () => [(await visit("mudanca", "/termos")).status, (await visit("destino", "/termos")).status];
  await move(to);
  expect(await statuses()).toEqual([200, 200]);
  const { text } = await visit("destino", "/oferta");
  expect(text).toMatch(/href="[^"]*\/termos"/);
  expect(text).not.toMatch(/href="[^"]*mudanca[^"]*\/termos"/);
  expect((await visit("destino", "/privacidade")).text).toContain("na LGPD) é Loja Nova.");
  await ana.call("POST", `/api/pages/${other}/unpublish`);
  expect(await statuses()).toEqual([404, 200]);
  await move(from);
  expect(await statuses()).toEqual([200, 404]);
});
