import { siteFolder } from "@vitrine/contract";
import { emptyDocument, type Language } from "@vitrine/document";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { pageMigrations } from "../pages/migrations.ts";
import { pageDocuments, pages } from "../pages/tables.ts";
import { reconcileManifests } from "./manifest/site-manifest.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
});
afterAll(() => server.stop());

let made = 0;
async function newPage(more: object): Promise<{ id: string; slug: string; title: string }> {
  const reply = await ana.call("POST", "/api/pages", { siteId, slug: `pagina-${++made}`, ...more });
  expect(reply.status, reply.text).toBe(201);
  return reply.json();
}

const publish = async (id: string, more: object = {}) => ana.call("POST", `/api/pages/${id}/publish`, more);
const rename = (id: string, title: string) => ana.call("PATCH", `/api/pages/${id}`, { title });
const pageOf = async (id: string) => (await ana.call("GET", `/api/pages/${id}`)).json();

/** Sets the title that a page's own settings give it, as the editor does. */
async function setOwnTitle(id: string, title: string): Promise<void> {
  const { version, document } = (await ana.call("GET", `/api/pages/${id}/document`)).json();
  const before = document.records.page;
  const diff = { page: [before, { ...before, title }] };
  const saved = await ana.call("POST", `/api/pages/${id}/operations`, { baseVersion: version, operationId: `own-title-${version}`, diff });
  expect(saved.status, saved.text).toBe(200);
}

/** What the tab, search engines and link previews are told at an address. */
async function titlesAt(slug: string): Promise<(string | undefined)[]> {
  const { text } = await server.send("loja.localhost", `/${slug}`);
  return [/<title>(.*?)<\/title>/.exec(text)?.[1], /property="og:title" content="(.*?)"/.exec(text)?.[1]];
}

describe("what a page is called", () => {
  test.each<[Language, string]>([
    ["pt", "Aula de março"],
    ["en", "March class"],
    ["es", "Clase de marzo"],
  ])("a page from a template, in %s, is called by its name and follows it", async (language, title) => {
    const { id, slug } = await newPage({ title, language, templateId: "webinar" });
    await publish(id);
    expect(await titlesAt(slug)).toEqual([title, title]);
    expect((await rename(id, `${title} 2`)).json()).toMatchObject({ title: `${title} 2`, hasUnpublishedChanges: true });
    expect(await titlesAt(slug)).toEqual([title, title]);
    expect((await publish(id)).json().page).toMatchObject({ hasUnpublishedChanges: false });
    expect(await titlesAt(slug)).toEqual([`${title} 2`, `${title} 2`]);
    await rename(id, `${title} 3`);
    expect((await rename(id, `${title} 2`)).json()).toMatchObject({ hasUnpublishedChanges: false });
  });

  test("so is a page begun blank, and the copy of a page", async () => {
    const blank = await newPage({ title: "Lista de espera" });
    const { version, document } = (await ana.call("GET", `/api/pages/${blank.id}/document`)).json();
    expect(document.records.page.title).toBe("");
    const { records } = pageWithForm().document;
    const withForm = { ...document, records: { ...records, page: document.records.page } };
    expect((await ana.call("PUT", `/api/pages/${blank.id}/document`, { version, document: withForm })).status).toBe(200);
    await publish(blank.id);
    expect(await titlesAt(blank.slug)).toEqual(["Lista de espera", "Lista de espera"]);
    const copy = (await ana.call("POST", `/api/pages/${blank.id}/duplicate`)).json();
    await publish(copy.id);
    expect(await titlesAt(copy.slug)).toEqual(["Lista de espera (cópia)", "Lista de espera (cópia)"]);
  });

  test("a title of the person's own for search stays, whatever the page is called", async () => {
    const { id, slug } = await newPage({ title: "Rascunho 3", templateId: "sales" });
    await setOwnTitle(id, "Violão do zero");
    await publish(id);
    expect(await titlesAt(slug)).toEqual(["Violão do zero", "Violão do zero"]);
    expect((await rename(id, "Rascunho 4")).json()).toMatchObject({ hasUnpublishedChanges: false });
    await setOwnTitle(id, "");
    await publish(id);
    expect(await titlesAt(slug)).toEqual(["Rascunho 4", "Rascunho 4"]);
  });

  test("a page made from a document without a name is called as the document is", async () => {
    expect(await newPage({ document: pageWithForm("Oficina de pão").document })).toMatchObject({ title: "Oficina de pão" });
    expect(await newPage({ document: emptyDocument({ title: "", language: "es" }), language: "es" })).toMatchObject({
      title: "Página sin título",
    });
  });

  test("a name taken away is the name a page has from the start, at once", async () => {
    const { id } = await newPage({ title: "Oferta", language: "es" });
    const reply = await rename(id, "  ");
    expect([reply.status, reply.json().title]).toEqual([200, "Página sin título"]);
    expect(await pageOf(id)).toMatchObject({ title: "Página sin título" });
  });

  test("a title is not the domain's name: said where it is given, and before it is published", async () => {
    const host = `loja.localhost:${server.port}`;
    const { id } = await newPage({ title: "Oferta", document: pageWithForm("").document });
    for (const title of [host, "LOJA.localhost", `http://${host}/`, "www.loja.localhost"]) {
      const replies = [await rename(id, title), await ana.call("POST", "/api/pages", { siteId, slug: "outra", title })];
      for (const reply of replies) {
        expect([reply.status, reply.json().fields?.[0]], title).toMatchObject([400, { path: "title", code: "title_is_domain" }]);
      }
    }
    expect((await rename(id, "Loja")).status).toBe(200);
    await setOwnTitle(id, "loja.localhost");
    const refused = await publish(id);
    expect([refused.status, refused.json().code]).toEqual([409, "TITLE_IS_DOMAIN"]);
    expect(refused.json().message).toContain(host);
    await setOwnTitle(id, "Loja da Ana");
    expect((await publish(id)).status).toBe(200);
  });

  test("pages of before follow their names from now on, and those with titles of their own keep them", async () => {
    const { queries } = server.running.platform.database;
    const template = await newPage({ title: "Do modelo", templateId: "webinar" });
    const same = await newPage({ title: "Mesmo nome", document: pageWithForm("Mesmo nome").document });
    const own = await newPage({ title: "Nome", document: pageWithForm("Título próprio").document });
    const edited = await newPage({ title: "Editada", document: pageWithForm("Outro").document });
    await setOwnTitle(template.id, "Dinheiro de quem não tem salário: aula ao vivo");
    await setOwnTitle(edited.id, "Editada");
    for (const { id } of [template, same, own, edited]) await publish(id);
    const written = (await queries.select().from(pageDocuments).where(eq(pageDocuments.pageId, same.id)))[0];
    await queries.execute(sql`ALTER TABLE pages DROP COLUMN published_title`);
    await queries.execute(sql.raw(pageMigrations.find(({ name }) => name.endsWith("call-pages-by-their-names"))?.sql ?? ""));

    expect(await pageOf(template.id)).toMatchObject({ hasUnpublishedChanges: true });
    for (const { id } of [same, own, edited]) expect(await pageOf(id), id).toMatchObject({ hasUnpublishedChanges: false });
    for (const { id, title } of [template, same, edited]) {
      expect((await rename(id, `${title}!`)).json()).toMatchObject({ hasUnpublishedChanges: true });
    }
    expect((await rename(own.id, "Nome!")).json()).toMatchObject({ hasUnpublishedChanges: false });
    for (const { id } of [template, same, own, edited]) await publish(id);
    const shown = await Promise.all([template, same, own, edited].map(async ({ slug }) => (await titlesAt(slug))[0]));
    expect(shown).toEqual(["Do modelo!", "Mesmo nome!", "Título próprio", "Editada!"]);
    // What was written stays as it was; the change stands on top of it, as an editor's would.
    expect((await queries.select().from(pageDocuments).where(eq(pageDocuments.pageId, same.id)))[0]).toEqual(written);
    expect((await queries.select().from(pages).where(eq(pages.id, own.id)))[0]?.version).toBe(1);
  });
});

describe("where a page is", () => {
  const move = (id: string, slug: string) => ana.call("PATCH", `/api/pages/${id}`, { slug });
  const visit = (path: string, method = "GET") => server.send("loja.localhost", path, { method });
  /** Status, and where it leads. */
  const wayOf = async (path: string) => {
    const { status, headers } = await visit(path);
    return headers.location === undefined ? [status] : [status, headers.location];
  };

  async function live(slug: string, title = "Oferta"): Promise<{ id: string; formId: string }> {
    const { document, formId } = pageWithForm("");
    const { id } = await newPage({ title, slug, document });
    expect((await publish(id)).status).toBe(200);
    return { id, formId };
  }

  test("a published page that moves is served at its new address at once, and the old one leads there", async () => {
    const { id, formId } = await live("velha");
    const moved = await move(id, "nova/oferta");
    expect([moved.status, moved.json()]).toMatchObject([
      200,
      { slug: "nova/oferta", url: `http://loja.localhost:${server.port}/nova/oferta`, hasUnpublishedChanges: false },
    ]);
    expect(await wayOf("/velha?utm_source=a&b=%20")).toEqual([308, "/nova/oferta?utm_source=a&b=%20"]);
    expect(await wayOf("/Velha/")).toEqual([308, "/nova/oferta"]);
    expect((await visit("/velha", "HEAD")).status).toBe(308);
    const page = await visit("/nova/oferta");
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<link rel="canonical" href="http://loja.localhost:${server.port}/nova/oferta">`);
    // Somebody has had the page open since before it moved.
    const sent = await server.send("loja.localhost", `/_v/forms/${id}/${formId}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", referer: `http://loja.localhost:${server.port}/velha` },
      body: "name=Rui&email=rui%40example.com",
    });
    expect(sent.status).toBeLessThan(400);
  });

  test("what waits to be published goes on waiting while the page moves", async () => {
    const { id } = await live("rascunho", "Antes");
    await setOwnTitle(id, "Ainda não");
    expect((await move(id, "rascunho-2")).json()).toMatchObject({ hasUnpublishedChanges: true });
    expect((await titlesAt("rascunho-2"))[0]).toBe("Antes");
    await publish(id);
    expect((await titlesAt("rascunho-2"))[0]).toBe("Ainda não");
  });

  test("moves add up to one way, back is no loop, and two pages can change places", async () => {
    const [a, b] = [await live("a"), await live("b")];
    for (const slug of ["a1", "a2", "a3"]) await move(a.id, slug);
    for (const path of ["/a", "/a1", "/a2"]) expect(await wayOf(path)).toEqual([308, "/a3"]);
    await move(a.id, "a1");
    expect([await wayOf("/a1"), await wayOf("/a3")]).toEqual([[200], [308, "/a1"]]);
    expect((await move(b.id, "a1")).json()).toMatchObject({ code: "SLUG_TAKEN", data: { pageId: a.id, freeSlug: "a1-2" } });
    await move(a.id, "troca");
    await move(b.id, "a1");
    await move(a.id, "b");
    expect([await wayOf("/a1"), await wayOf("/b"), await wayOf("/troca")]).toEqual([[200], [200], [308, "/b"]]);
    expect((await pageOf(b.id)).url).toMatch(/\/a1$/);
  });

  test("an old address ends with its page: gone while that is not published, and after", async () => {
    const { id } = await live("promo-1");
    await move(id, "promo-2");
    await ana.call("POST", `/api/pages/${id}/unpublish`);
    expect([await wayOf("/promo-1"), await wayOf("/promo-2")]).toEqual([[410], [410]]);
    await move(id, "promo-3");
    expect(await wayOf("/promo-3")).toEqual([404]);
    await publish(id);
    expect([await wayOf("/promo-1"), await wayOf("/promo-2")]).toEqual([
      [308, "/promo-3"],
      [308, "/promo-3"],
    ]);
    await ana.call("POST", `/api/pages/${id}/unpublish`);
    await ana.call("DELETE", `/api/pages/${id}`);
    // The row is gone; what visitors get follows with the site's next change.
    await live("promo-2");
    expect([await wayOf("/promo-1"), await wayOf("/promo-2"), await wayOf("/promo-3")]).toEqual([[410], [200], [410]]);
  });

  test("a taken address is told with a free one, which can be published at in one go", async () => {
    const first = await live("taxa");
    await newPage({ title: "Rascunho", slug: "taxa-2" });
    const second = await newPage({ title: "Outra", slug: "taxa", document: pageWithForm("").document });
    const refused = (await publish(second.id)).json();
    expect(refused).toMatchObject({ code: "SLUG_TAKEN", data: { pageId: first.id, title: "Oferta", freeSlug: "taxa-3" } });
    expect((await publish(second.id, { slug: "taxa-3" })).json()).toMatchObject({ page: { slug: "taxa-3", status: "published" } });
    expect([await wayOf("/taxa"), await wayOf("/taxa-3")]).toEqual([[200], [200]]);
    const long = "x".repeat(120);
    await live(long);
    const third = await newPage({ title: "Longa", slug: long, document: pageWithForm("").document });
    const { freeSlug } = (await publish(third.id)).json().data;
    expect(freeSlug).toBe(`${"x".repeat(112)}-2`);
    expect((await publish(third.id, { slug: freeSlug })).status).toBe(200);
  });

  test("a taken main page is told with an address of its own, and a new address is published with the page", async () => {
    await live("");
    const page = await newPage({ title: "Outra", slug: "", document: pageWithForm("").document });
    const { freeSlug } = (await publish(page.id)).json().data;
    expect(freeSlug).toBe("pagina");
    await publish(page.id, { slug: freeSlug });
    await publish(page.id, { slug: "segunda" });
    expect([await wayOf("/"), await wayOf("/pagina"), await wayOf("/segunda")]).toEqual([[200], [308, "/segunda"], [200]]);
    expect((await publish(page.id, { slug: "Ruim/" })).json().fields[0]).toMatchObject({ path: "slug", code: "slug_slash" });
  });

  test("a move that was committed but not yet served when the server was killed is served after the next start", async () => {
    const { id } = await live("antes");
    const { platform } = server.running;
    const put = platform.storage.put;
    platform.storage.put = (key, bytes) => (key.startsWith(siteFolder("loja")) ? Promise.reject(new Error("killed")) : put(key, bytes));
    expect((await move(id, "depois")).status).toBe(500);
    platform.storage.put = put;
    expect([await wayOf("/antes"), await wayOf("/depois")]).toEqual([[200], [404]]);
    await reconcileManifests(platform);
    expect([await wayOf("/antes"), await wayOf("/depois")]).toEqual([[308, "/depois"], [200]]);
  });

  test("publishes and moves of one page at once leave one address, and every other leads to it", async () => {
    const { id } = await live("corrida");
    const slugs = Array.from({ length: 6 }, (_, n) => `corrida-${n}`);
    const replies = await Promise.all(slugs.flatMap((slug) => [move(id, slug), publish(id)]));
    expect(replies.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const { slug, url } = await pageOf(id);
    expect(url).toBe(`http://loja.localhost:${server.port}/${slug}`);
    expect(await wayOf(`/${slug}`)).toEqual([200]);
    for (const other of ["corrida", ...slugs].filter((each) => each !== slug)) {
      expect(await wayOf(`/${other}`), other).toEqual([308, `/${slug}`]);
    }
  });

  test("a page renamed and moved in one call is one or the other only when it is both", async () => {
    const [{ id }] = [await live("dupla"), await live("ocupada")];
    const refused = await ana.call("PATCH", `/api/pages/${id}`, { title: "Outro", slug: "ocupada" });
    expect([refused.status, (await pageOf(id)).title]).toEqual([409, "Oferta"]);
    const done = await ana.call("PATCH", `/api/pages/${id}`, { title: "Outro", slug: "dupla-2" });
    expect(done.json()).toMatchObject({ title: "Outro", slug: "dupla-2" });
  });
});
