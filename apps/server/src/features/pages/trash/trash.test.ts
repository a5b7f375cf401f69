import { contract, ID_PREFIXES, TRASH_DAYS } from "@vitrine/contract";
import { emptyDocument } from "@vitrine/document";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { writtenColumns } from "../../../testing/written-columns.ts";
import { emptyTrash } from "./empty-trash.ts";

const DAY_MS = 86_400_000;
let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "lixeira", region: "br" })).json().id;
});
afterAll(() => server.stop());

let made = 0;
async function newPage(more: object = {}): Promise<{ readonly id: string; readonly slug: string }> {
  const page = { siteId, slug: `pagina-${++made}`, title: `Página ${made}`, ...more };
  return (await ana.call("POST", "/api/pages", page)).json();
}
const trash = (id: string) => ana.call("DELETE", `/api/pages/${id}`);
const restore = (id: string) => ana.call("POST", `/api/pages/${id}/restore`);
const ids = async (query: string): Promise<string[]> =>
  (await ana.call("GET", `/api/pages?limit=100&${query}`)).json().items.map(({ id }: { id: string }) => id);

/** What a call of one page has to be sent to get as far as looking for that. */
const INPUTS: Record<string, object> = {
  "PATCH /pages/{id}": { title: "Outro", syncs: false, slug: "outro" },
  "PUT /pages/{id}/document": { version: 1, document: emptyDocument({ title: "", language: "pt" }) },
  "POST /pages/{id}/operations": { baseVersion: 1, operationId: "operacao-1", diff: {} },
  "GET /pages/{id}/operations": { after: 1 },
  "PUT /pages/{id}/password": { password: "Segredo#2026" },
  "POST /pages/{id}/shares": { expiresAt: "2100-01-01T00:00:00.000Z" },
  "POST /pages/{id}/revisions": { name: "Antes" },
  "PATCH /pages/{id}/revisions/{revisionId}": { name: "Antes" },
};
/** What is meant for the trash. */
const OF_THE_TRASH = new Set(["POST /pages/{id}/restore", "DELETE /pages/{id}/trash"]);

const CALLS = Object.values(contract)
  .flatMap((calls) => Object.values(calls).map(({ "~orpc": { route } }) => `${route.method} ${route.path}`))
  .filter((name) => /^\w+ \/pages\/\{id\}/.test(name) && !OF_THE_TRASH.has(name));

test.each(CALLS)("a page in the trash is not there for %s", async (name) => {
  const { id } = await newPage({ document: pageWithForm().document });
  await trash(id);
  const [method = "", path = ""] = name.split(" ");
  const input = INPUTS[name] ?? {};
  const query =
    method === "GET" ? `?${new URLSearchParams(Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]))}` : "";
  const at = path
    .replace("{id}", id)
    .replace(/\{(\w+)Id\}/g, (_, kind) => `${ID_PREFIXES[kind as keyof typeof ID_PREFIXES]}_${"0".repeat(26)}`);
  const reply = await ana.call(method, `/api${at}${query}`, method === "GET" || method === "DELETE" ? undefined : input);
  expect([reply.status, reply.json().code], reply.text).toEqual([404, "NOT_FOUND"]);
  expect(await ids("status=deleted")).toContain(id);
});

test("what is in the trash is in no list and no count, and is told by the list of the trash, last deleted first", async () => {
  const [first, second] = [await newPage({ title: "Some" }), await newPage({ title: "Some também" })];
  const countOf = async () => (await ana.call("GET", `/api/sites/${siteId}`)).json().pages.all;
  const before = await countOf();
  for (const { id } of [first, second]) expect((await trash(id)).status).toBe(200);
  expect(await countOf()).toBe(before - 2);
  for (const query of ["", "status=not_published", "search=Some", `siteId=${siteId}`]) {
    expect(await ids(query)).not.toContain(first.id);
  }
  expect((await ids("status=deleted&search=Some")).slice(0, 2)).toEqual([second.id, first.id]);
  const [page] = (await ana.call("GET", "/api/pages?status=deleted&search=tamb%C3%A9m")).json().items;
  expect(page).toMatchObject({ id: second.id, status: "deleted", deletedAt: expect.any(String), url: null });
  const { nextCursor } = (await ana.call("GET", "/api/pages?status=deleted&search=Some&limit=1")).json();
  expect(await ids(`status=deleted&search=Some&cursor=${nextCursor}`)).toEqual([first.id]);
});

test("a page comes back with its document, labels and history; nobody else may fetch it", async () => {
  const { id } = await newPage({ document: pageWithForm().document });
  const tag = (await ana.call("POST", "/api/labels", { kind: "tag", name: "Verão", colour: "sky" })).json().id;
  await ana.call("POST", "/api/pages/labels", { pageIds: [id], add: [tag] });
  const document = (await ana.call("GET", `/api/pages/${id}/document`)).json();
  const before = (await ana.call("GET", `/api/pages/${id}`)).json();
  await trash(id);
  const eva = await server.newCaller();
  expect((await eva.call("POST", `/api/pages/${id}/restore`)).status).toBe(404);
  expect((await eva.call("DELETE", `/api/pages/${id}/trash`)).status).toBe(404);
  const back = (await restore(id)).json();
  expect(back).toEqual({ ...before, movedFrom: null });
  expect((await ana.call("GET", `/api/pages/${id}/document`)).json()).toEqual(document);
  expect((await restore(id)).status).toBe(404);
});

test("an address that another page took meanwhile is left to that, and told", async () => {
  const { id } = await newPage({ slug: "vaga" });
  await trash(id);
  const { id: heir } = await newPage({ slug: "vaga" });
  expect((await restore(id)).json()).toMatchObject({ slug: "vaga-2", movedFrom: "vaga", status: "not_published" });
  expect((await ana.call("GET", `/api/pages/${heir}`)).json().slug).toBe("vaga");
});

test("what is deleted for good is gone with all that hangs on it; what is not in the trash is not", async () => {
  const { id } = await newPage({ document: pageWithForm().document });
  expect((await ana.call("DELETE", `/api/pages/${id}/trash`)).status).toBe(404);
  await trash(id);
  expect((await ana.call("DELETE", `/api/pages/${id}/trash`)).status).toBe(200);
  expect(await ids("status=deleted")).not.toContain(id);
  const { rows } = await server.running.platform.database.queries.execute(sql`SELECT 1 FROM page_documents WHERE page_id = ${id}`);
  expect([rows.length, (await restore(id)).status]).toEqual([0, 404]);
});

test("the trash is emptied after its days, of all accounts, and of nothing else", async () => {
  const { platform } = server.running;
  const put = async (age: number) => {
    const { id } = await newPage();
    await trash(id);
    const at = new Date(platform.clock.now() - age);
    await platform.database.queries.execute(sql`UPDATE pages SET deleted_at = ${at.toISOString()} WHERE id = ${id}`);
    return id;
  };
  const [over, young] = [await put(TRASH_DAYS * DAY_MS + 1_000), await put(TRASH_DAYS * DAY_MS - 60_000)];
  const { id: there } = await newPage();
  const written = await writtenColumns(platform.database.queries, "pages");
  await platform.database.queries.execute(sql`
    INSERT INTO pages (${written}) SELECT ${written} FROM (
      SELECT (jsonb_populate_record(page, jsonb_build_object('id', 'pag_' || lpad(n::text, 26, '0')))).*
      FROM pages page, generate_series(1, 120) n WHERE page.id = ${over}) made`);
  await emptyTrash(platform);
  expect(await ids("status=deleted")).toContain(young);
  const { rows } = await platform.database.queries.execute(sql`SELECT id FROM pages WHERE id = ${over} OR id LIKE 'pag_0000%'`);
  expect([rows, (await ana.call("GET", `/api/pages/${there}`)).status]).toEqual([[], 200]);
});

test("a page that follows its site's style comes back with what that became meanwhile", async () => {
  const { id } = await newPage();
  const { version, tokens } = (await ana.call("GET", `/api/sites/${siteId}/style`)).json();
  const { document } = (await ana.call("GET", `/api/pages/${id}/document`)).json();
  const look = Object.values<{ type: string; id: string; site?: true }>(document.records).filter(({ type }) => type === "token");
  const first = tokens.length > 0 ? tokens : look.map(({ site, ...token }) => token);
  expect((await ana.call("PUT", `/api/sites/${siteId}/style`, { version, tokens: first })).status).toBe(200);
  const { id: follower } = await newPage();
  await trash(follower);
  const renamed = first.map((token: object, n: number) => (n === 0 ? { ...token, name: "Outro nome" } : token));
  const { version: next } = (await ana.call("GET", `/api/sites/${siteId}/style`)).json();
  expect((await ana.call("PUT", `/api/sites/${siteId}/style`, { version: next, tokens: renamed })).status).toBe(200);
  expect((await restore(follower)).json().version).toBe(2);
  const { document: after, version: at } = (await ana.call("GET", `/api/pages/${follower}/document`)).json();
  expect([after.records[renamed[0].id].name, at]).toEqual(["Outro nome", 2]);
});

test("a site goes with what its pages left in the trash, and an export has it", async () => {
  const bia = await server.newCaller();
  const site = (await bia.call("POST", "/api/sites", { name: "passageiro", region: "br" })).json().id;
  const { id } = (await bia.call("POST", "/api/pages", { siteId: site, slug: "lixo", title: "Lixo" })).json();
  await bia.call("DELETE", `/api/pages/${id}`);
  expect((await bia.call("GET", `/api/sites/${site}/removal`)).json()).toMatchObject({ pages: 0, publishedPages: 0 });
  expect((await bia.call("DELETE", `/api/sites/${site}`)).status).toBe(200);
  expect((await bia.call("GET", "/api/pages?status=deleted")).json().items).toEqual([]);
  expect((await bia.call("POST", `/api/pages/${id}/restore`)).status).toBe(404);
});
