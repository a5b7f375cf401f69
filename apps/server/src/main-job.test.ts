import { blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import { DocumentStore, emptyDocument, insertFragment, type PageDocument, runOperation } from "@vitrine/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A page with a heading and a form, made as the builder makes it. */
function pageWithForm(): { document: PageDocument; formId: string } {
  const store = new DocumentStore(emptyDocument({ title: "Curso de violão", language: "pt" }));
  let next = 0;
  const makeId = () => `b${++next}`;
  const versionOf = (kind: string) => blockDefinition(kind)?.version ?? 1;
  const insert = (kind: string, parentId: string, slot: string) => {
    const seed = blockDefinition(kind)?.seed("pt");
    if (!seed) throw new Error(kind);
    const fragment = seedFragment({ kind, ...seed }, makeId, versionOf);
    expect(runOperation(store, blockCatalog, insertFragment(fragment, { parentId, slot, beforeId: null })).ok).toBe(true);
    return fragment.rootIds[0] ?? "";
  };
  const section = insert("section", "page", "body");
  insert("heading", section, "content");
  const formId = insert("form", section, "content");
  return { document: store.toDocument(), formId };
}

test("a page is made, published, visited, and its form puts a lead in the inbox", async () => {
  const ana = await server.newCaller();
  const site = (await ana.call("POST", "/api/sites", { name: "violao", region: "br" })).json();
  const { document, formId } = pageWithForm();
  const created = await ana.call("POST", "/api/pages", { siteId: site.id, slug: "curso", title: "Curso", document });
  expect(created.status).toBe(201);
  const page = created.json();
  expect((await server.send("violao.localhost", "/curso")).status).toBe(404);

  const published = await ana.call("POST", `/api/pages/${page.id}/publish`);
  expect(published.json()).toMatchObject({ url: `http://violao.localhost:${server.port}/curso`, page: { status: "published" } });

  const visit = await server.send("violao.localhost", "/curso");
  expect(visit.status).toBe(200);
  expect(visit.text).toContain("Curso de violão");
  expect(visit.headers["set-cookie"]).toBeUndefined();

  const posted = await server.send("violao.localhost", `/_v/forms/${page.id}/${formId}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "name=Jo%C3%A3o&email=joao%40example.com",
  });
  expect(posted.status).toBe(303);
  expect((await server.send("violao.localhost", posted.headers.location ?? "")).text).toContain("Recebemos seus dados");

  await server.running.intake.caughtUp();
  const leads = (await ana.call("GET", `/api/leads?pageId=${page.id}`)).json();
  expect(leads.items).toHaveLength(1);
  expect(leads.items[0]).toMatchObject({ status: "completed", isContactable: true, formName: "Formulário de contato" });
  expect(leads.items[0].answers.map((answer: { value: string }) => answer.value)).toEqual(["João", "joao@example.com"]);

  expect((await ana.call("POST", `/api/pages/${page.id}/unpublish`)).status).toBe(200);
  expect((await server.send("violao.localhost", "/curso")).status).toBe(410);
});
