import { emptyDocument, type Language } from "@vitrine/document";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { pageMigrations } from "../pages/index.ts";
import { pageDocuments, pages } from "../pages/tables.ts";

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
    await queries.execute(sql.raw(pageMigrations.at(-1)?.sql ?? ""));

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
