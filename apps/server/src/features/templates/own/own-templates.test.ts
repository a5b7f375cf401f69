import { blockCatalog } from "@vitrine/blocks";
import { copyFragment, DocumentStore, emptyDocument, type PageDocument, readDocument, readFragment } from "@vitrine/document";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { createApiKey } from "../../accounts/index.ts";
import { accounts } from "../../accounts/tables.ts";
import { exportTemplates } from "./export-templates.ts";
import { MOST_TEMPLATES } from "./keep-template.ts";
import { listOwnTemplates } from "./own-template-store.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "modelos", region: "br" })).json().id;
});
afterAll(() => server.stop());

const { document: PAGE, formId } = pageWithForm();
const FRAGMENT = copyFragment(new DocumentStore(PAGE), [formId]);

async function keepPage(caller: TestCaller, name: string, document: object = PAGE) {
  const reply = await caller.call("POST", "/api/templates", { kind: "page", name, document });
  expect(reply.status, reply.text).toBe(201);
  return reply.json();
}

const recordsOf = (document: PageDocument) => Object.values(document.records).filter((record) => record.type !== "page");

describe("a page kept as a template", () => {
  test("makes pages with what it holds, without the title and address of the page it was", async () => {
    const { canonical, ...rest } = { canonical: "https://loja.example.com/antiga", title: "Título antigo" };
    const code = { head: { code: "<script>pixel()</script>", hosts: ["pixel.example"] } };
    const links = { canonicalLinks: [{ name: "en", link: "https://loja.example.com/old" }] };
    const page = { ...PAGE.records.page, ...rest, canonical, code, ...links, author: "Ana", isProtected: true };
    const kept = await keepPage(ana, " Curso ", { ...PAGE, records: { ...PAGE.records, page } });
    expect(kept).toMatchObject({ isOwn: true, kind: "page", name: "Curso", category: null, language: "pt" });
    const { document, ...shown } = (await ana.call("GET", `/api/templates/${kept.id}`)).json();
    expect(shown).toEqual(kept);
    expect(document.records.page.title).toBe("");
    for (const name of ["canonical", "canonicalLinks", "code"]) expect(document.records.page).not.toHaveProperty(name);
    expect(document.records.page).toMatchObject({ author: "Ana", isProtected: true });
    expect(recordsOf(document)).toEqual(recordsOf(PAGE));

    const made = await ana.call("POST", "/api/pages", { siteId, slug: "do-modelo", title: "Nova", templateId: kept.id, language: "en" });
    expect(made.status, made.text).toBe(201);
    expect(made.json(), "it speaks what its template speaks").toMatchObject({ title: "Nova", language: "pt" });
    expect((await ana.call("GET", `/api/pages/${made.json().id}/document`)).json().document).toEqual(document);

    expect((await ana.call("DELETE", `/api/templates/${kept.id}`)).status).toBe(200);
    expect((await ana.call("GET", `/api/templates/${kept.id}`)).json().code).toBe("TEMPLATE_NOT_FOUND");
    expect((await ana.call("DELETE", `/api/templates/${kept.id}`)).json().code).toBe("TEMPLATE_NOT_FOUND");
    expect((await ana.call("GET", `/api/pages/${made.json().id}`)).status, "pages made of it stay").toBe(200);
    const gone = await ana.call("POST", "/api/pages", { siteId, slug: "outra", templateId: kept.id });
    expect([gone.status, gone.json().fields[0].path]).toEqual([404, "templateId"]);
  });

  test("is renamed, sorted and filled anew", async () => {
    const { id } = await keepPage(ana, "Antes");
    const renamed = (await ana.call("PATCH", `/api/templates/${id}`, { name: "Depois", category: "sales" })).json();
    expect(renamed).toMatchObject({ name: "Depois", category: "sales", language: "pt" });
    const other = emptyDocument({ title: "Outra", language: "es" });
    const filled = (await ana.call("PATCH", `/api/templates/${id}`, { document: other, category: null })).json();
    expect(filled).toMatchObject({ name: "Depois", category: null, language: "es" });
    expect(filled.changedAt >= renamed.changedAt).toBe(true);
    const { document } = (await ana.call("GET", `/api/templates/${id}`)).json();
    expect(recordsOf(document)).toEqual(recordsOf(other));
    for (const wrong of [{ category: "hero" }, { fragment: FRAGMENT }]) {
      const reply = await ana.call("PATCH", `/api/templates/${id}`, wrong);
      expect([reply.status, reply.json().fields[0].code]).toEqual([400, "other_kind"]);
    }
  });

  test("has a cover that is a page of its own and no larger than its top", async () => {
    const template = (await server.send("localhost", "/api/templates/sales")).json();
    const { id } = await keepPage(ana, "Comprida", template.document);
    const { document } = (await ana.call("GET", `/api/templates/${id}/cover`)).json();
    expect(readDocument(document, blockCatalog).ok).toBe(true);
    const count = (of: PageDocument) => recordsOf(of).filter(({ type }) => type === "block").length;
    expect(count(document)).toBeGreaterThan(0);
    expect(count(document)).toBeLessThan(count(template.document));
  });
});

test("the cover of a page wears the page's named styles", async () => {
  const style = { type: "style", id: "cartao", name: "Cartão", order: "a0", styles: {} };
  const worn = { ...PAGE.records[formId], styleIds: ["cartao"] };
  const { id } = await keepPage(ana, "Com estilo", { ...PAGE, records: { ...PAGE.records, [formId]: worn, cartao: style } });
  const { document } = (await ana.call("GET", `/api/templates/${id}/cover`)).json();
  expect(document.records.cartao).toEqual(style);
  expect(readDocument(document, blockCatalog)).toMatchObject({ ok: true });
});

describe("blocks kept as a template", () => {
  test("come back as they were, to be put into a page", async () => {
    const reply = await ana.call("POST", "/api/templates", { kind: "section", name: "Formulário", category: "hero", fragment: FRAGMENT });
    expect(reply.json()).toMatchObject({ kind: "section", category: "hero", language: null });
    const { fragment } = (await ana.call("GET", `/api/templates/${reply.json().id}`)).json();
    expect(fragment).toEqual(JSON.parse(JSON.stringify(FRAGMENT)));
    expect(readFragment(fragment, blockCatalog).ok).toBe(true);
    const made = await ana.call("POST", "/api/pages", { siteId, slug: "de-blocos", templateId: reply.json().id });
    expect(made.json().code, "no page begins with blocks alone").toBe("TEMPLATE_NOT_FOUND");
    expect((await ana.call("GET", `/api/templates/${reply.json().id}/cover`)).status).toBe(404);
  });

  test("may be a part that stands only inside of another block", async () => {
    const field = FRAGMENT.blocks.find(({ kind }) => kind === "field");
    const fragment = { rootIds: [field?.id], blocks: [field], tokens: [] };
    const reply = await ana.call("POST", "/api/templates", { kind: "section", name: "Campo", fragment });
    expect(reply.status, reply.text).toBe(201);
  });
});

describe("what makes no sense is refused, and nothing is kept of it", () => {
  const heading = FRAGMENT.blocks[0];
  const block = (more: object) => ({
    ...FRAGMENT,
    blocks: FRAGMENT.blocks.map((each) => (each === heading ? { ...each, ...more } : each)),
  });
  const withPage = (more: object) => ({ ...PAGE, records: { ...PAGE.records, page: { ...PAGE.records.page, ...more } } });
  const cycle = ["x", "y"].map((id, at) => ({ ...heading, id, kind: "container", props: {}, parentId: ["y", "x"][at], slot: "content" }));
  const bad: readonly (readonly [string, object, string, string])[] = [
    ["a document that is none", { kind: "page", document: {} }, "INVALID_DOCUMENT", "document.schema"],
    ["one of a later version", { kind: "page", document: { ...PAGE, schema: 99 } }, "INVALID_DOCUMENT", "document.schema"],
    ["a link that runs code", { kind: "page", document: withPage({ defaultHref: "javascript:alert(1)" }) }, "INVALID_DOCUMENT", "page"],
    ["a page without its page", { kind: "page", document: { schema: 1, records: {} } }, "INVALID_DOCUMENT", "page"],
    ["a fragment that is none", { kind: "section", fragment: { rootIds: [] } }, "INVALID_DOCUMENT", "fragment"],
    ["props that the kind has not", { kind: "section", fragment: block({ props: { onclick: "x" } }) }, "INVALID_DOCUMENT", "props"],
    [
      "styles that are none",
      { kind: "section", fragment: block({ styles: { base: { normal: { color: "red;}" } } } }) },
      "INVALID_DOCUMENT",
      "fragment",
    ],
    [
      "a token that nobody brings",
      { kind: "section", fragment: block({ styles: { base: { normal: { color: { type: "token", id: "nowhere" } } } } }) },
      "INVALID_DOCUMENT",
      "styles",
    ],
    [
      "blocks in a circle",
      { kind: "section", fragment: { ...FRAGMENT, blocks: [...FRAGMENT.blocks, ...cycle] } },
      "INVALID_DOCUMENT",
      "fragment",
    ],
    [
      "a block that takes the place of the page",
      { kind: "section", fragment: { rootIds: ["page"], blocks: [{ ...heading, id: "page" }], tokens: [] } },
      "INVALID_DOCUMENT",
      "fragment",
    ],
    ["a name of spaces", { kind: "page", name: "  ", document: PAGE }, "INVALID_INPUT", "name"],
    ["a name that is too long", { kind: "page", name: "a".repeat(61), document: PAGE }, "INVALID_INPUT", "name"],
    ["a category of sections", { kind: "page", category: "hero", document: PAGE }, "INVALID_INPUT", "category"],
    ["blocks under the name of a page", { kind: "page", document: PAGE, fragment: FRAGMENT }, "INVALID_INPUT", "fragment"],
  ];

  test.each(bad)("%s", async (_what, input, code, place) => {
    const before = (await ana.call("GET", "/api/templates?own=true&limit=100")).json().items.length;
    const reply = await ana.call("POST", "/api/templates", { name: "Hostil", ...input });
    expect([reply.status, reply.json().code]).toEqual([400, code]);
    expect(reply.json().fields[0].path).toContain(place);
    expect((await ana.call("GET", "/api/templates?own=true&limit=100")).json().items).toHaveLength(before);
  });

  test("a key that would reach into JavaScript's own objects", async () => {
    const body = JSON.stringify({ kind: "section", name: "Proto", fragment: FRAGMENT }).replace(
      '"props":{',
      '"props":{"__proto__":{"a":1},',
    );
    expect((await ana.call("POST", "/api/templates", body)).status).toBe(400);
  });
});

describe("the account's own", () => {
  test("are listed newest first, by kind, from a cursor on, and the product's stay as they are", async () => {
    const bia = await server.newCaller();
    const names = ["um", "dois", "três", "quatro"];
    for (const name of names) await keepPage(bia, name);
    await bia.call("POST", "/api/templates", { kind: "section", name: "blocos", fragment: FRAGMENT });
    const seen: string[] = [];
    for (let cursor = ""; ; ) {
      const { items, nextCursor } = (await bia.call("GET", `/api/templates?own=true&kind=page&limit=3${cursor}`)).json();
      seen.push(...items.map((item: { name: string }) => item.name));
      if (nextCursor === null) break;
      cursor = `&cursor=${nextCursor}`;
    }
    expect(seen).toEqual(names.toReversed());
    expect((await bia.call("GET", "/api/templates?own=true")).json().items).toHaveLength(5);
    const all = (await bia.call("GET", "/api/templates")).json().items;
    expect(all.every((item: { isOwn: boolean }) => !item.isOwn)).toBe(true);
    expect((await bia.call("GET", "/api/templates?own=true&cursor=eles")).status).toBe(400);
  });

  test("are nobody else's: not to list, to read, to change, to delete, nor to make pages of", async () => {
    const { id } = await keepPage(ana, "Só da Ana");
    const bia = await server.newCaller();
    const itsSite = (await bia.call("POST", "/api/sites", { name: "alheia", region: "br" })).json().id;
    expect((await bia.call("GET", "/api/templates?own=true")).json().items).toEqual([]);
    const calls: readonly (readonly [string, string, object?])[] = [
      ["GET", `/api/templates/${id}`],
      ["GET", `/api/templates/${id}/cover`],
      ["PATCH", `/api/templates/${id}`, { name: "Roubado" }],
      ["DELETE", `/api/templates/${id}`],
      ["POST", "/api/pages", { siteId: itsSite, slug: "x", templateId: id }],
    ];
    for (const [method, path, body] of calls) {
      expect([path, (await bia.call(method, path, body)).json().code]).toEqual([path, "TEMPLATE_NOT_FOUND"]);
    }
    expect((await ana.call("GET", `/api/templates/${id}`)).json().name).toBe("Só da Ana");
    for (const path of ["/api/templates?own=true", `/api/templates/${id}`]) {
      expect([path, (await server.send("localhost", path)).json().code]).toEqual([path, "NOT_SIGNED_IN"]);
    }
    const headers = { authorization: `Bearer ${ana.apiKey}` };
    expect((await server.send("localhost", "/api/templates?own=true", { headers })).status).toBe(200);
    const { key } = await createApiKey(server.running.platform, ana.accountId, { name: "nada", scopes: [], expiresAt: null });
    for (const path of ["/api/templates?own=true", `/api/templates/${id}`]) {
      const reply = await server.send("localhost", path, { headers: { authorization: `Bearer ${key}` } });
      expect([path, reply.json().code]).toEqual([path, "KEY_SCOPE"]);
    }
  });

  test("are as many as there may be, however many are kept at once, and the refusal says what to do", async () => {
    const caller = await server.newCaller();
    const keep = () =>
      caller.call("POST", "/api/templates", { kind: "page", name: "Um de muitos", document: emptyDocument({ title: "", language: "pt" }) });
    for (let kept = 0; kept < MOST_TEMPLATES - 2; kept += 18) await Promise.all(Array.from({ length: 18 }, keep));
    const last = await Promise.all(Array.from({ length: 5 }, keep));
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
    const refused = last.find(({ status }) => status === 409)?.json();
    expect([refused.code, refused.message]).toEqual(["TEMPLATE_LIMIT", expect.stringContaining("200 modelos")]);
  });

  test("are in the account's export, and go with it", async () => {
    const bia = await server.newCaller();
    const { id } = await keepPage(bia, "Para levar");
    const files: { path: string; content: unknown }[] = [];
    for await (const file of exportTemplates(server.running.platform).files(bia.accountId)) files.push(file);
    expect(files.map(({ path }) => path)).toEqual([`templates/${id}.json`]);
    const { template, content } = JSON.parse(String(files[0]?.content));
    expect([template.name, recordsOf(content)]).toEqual(["Para levar", recordsOf(PAGE)]);
    const { queries } = server.running.platform.database;
    await queries.delete(accounts).where(eq(accounts.id, bia.accountId));
    expect(await listOwnTemplates(queries, wholeAccount(bia.accountId), undefined, 10, null)).toEqual([]);
  });
});
