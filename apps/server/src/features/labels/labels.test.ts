import { LABEL_COLOURS, LABELS_MOST } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testMemberships } from "../../testing/test-memberships.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { createApiKey } from "../accounts/index.ts";

const memberships = testMemberships();
let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer({}, {}, undefined, { memberships });
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "etiquetas", region: "br" })).json().id;
});
afterAll(() => server.stop());

let made = 0;
async function newPage(more: object = {}): Promise<string> {
  return (await ana.call("POST", "/api/pages", { siteId, slug: `etiqueta-${++made}`, title: "Página", ...more })).json().id;
}
const create = (name: string, kind = "tag", colour = "sky") => ana.call("POST", "/api/labels", { kind, name, colour });
const newLabel = async (name: string, kind?: string): Promise<string> => (await create(name, kind)).json().id;
const put = (pageIds: readonly string[], add: readonly string[], remove: readonly string[] = []) =>
  ana.call("POST", "/api/pages/labels", { pageIds, add, remove });
const labelsOf = async (id: string): Promise<string[]> => (await ana.call("GET", `/api/pages/${id}`)).json().labelIds;
const listed = async (query: string): Promise<string[]> =>
  (await ana.call("GET", `/api/pages?${query}`)).json().items.map(({ id }: { id: string }) => id);

test("labels are made in each of the nine colours, and listed by name, by kind", async () => {
  for (const colour of LABEL_COLOURS) expect((await create(`Cor ${colour}`, "product", colour)).json().colour).toBe(colour);
  const names = async (query = "") => (await ana.call("GET", `/api/labels${query}`)).json().items.map(({ name }: { name: string }) => name);
  expect(await names("?kind=product")).toEqual(LABEL_COLOURS.map((colour) => `Cor ${colour}`).toSorted());
  expect(await names("?kind=tag")).toEqual([]);
  expect((await create("x", "tag", "teal")).status).toBe(400);
});

test("a name is one whatever its capitals and spaces; of the other kind it may be had", async () => {
  const first = (await create("  Black   Friday ")).json();
  expect(first.name).toBe("Black Friday");
  const again = await create("BLACK friday");
  expect([again.status, again.json().code, again.json().message]).toEqual([409, "LABEL_NAME_TAKEN", "O nome já existe."]);
  expect(again.json().fields).toMatchObject([{ path: "name", code: "label_name_taken" }]);
  expect((await create("Black Friday", "product")).status).toBe(201);
  const other = await newLabel("Natal");
  expect((await ana.call("PATCH", `/api/labels/${other}`, { name: "black friday" })).json().code).toBe("LABEL_NAME_TAKEN");
  expect((await ana.call("PATCH", `/api/labels/${other}`, { name: "NATAL" })).json().name).toBe("NATAL");
  for (const name of ["", "   ", "a".repeat(41)]) expect((await create(name)).status).toBe(400);
});

test("labels are put on pages and taken off, on all of them or on none, and pages are found by both kinds together", async () => {
  const [tag, product] = [await newLabel("Quente"), await newLabel("Curso A", "product")];
  const [a, b] = [await newPage(), await newPage()];
  expect((await put([a, b], [tag])).json().items).toHaveLength(2);
  await put([a], [product]);
  expect([await listed(`tagId=${tag}`), await listed(`tagId=${tag}&productId=${product}`)]).toEqual([[b, a], [a]]);
  const refused = await put([a, `pag_${"0".repeat(26)}`], [], [tag]);
  expect([refused.status, await labelsOf(a)]).toEqual([404, [tag, product].toSorted()]);
  expect((await put([a], [`lbl_${"0".repeat(26)}`])).json().code).toBe("LABEL_NOT_FOUND");
  await put([a], [], [tag]);
  expect([await labelsOf(a), await labelsOf(b)]).toEqual([[product], [tag]]);
});

test("a label that is deleted is on no page any more, not in the trash either", async () => {
  const tag = await newLabel("Passageira");
  const [there, away] = [await newPage(), await newPage()];
  await put([there, away], [tag]);
  await ana.call("DELETE", `/api/pages/${away}`);
  expect((await ana.call("DELETE", `/api/labels/${tag}`)).status).toBe(200);
  await ana.call("POST", `/api/pages/${away}/restore`);
  expect([await labelsOf(there), await labelsOf(away)]).toEqual([[], []]);
  expect((await ana.call("DELETE", `/api/labels/${tag}`)).json().code).toBe("LABEL_NOT_FOUND");
});

test("a page has so many labels and no more, and keeps those it has", async () => {
  const page = await newPage();
  const ids: string[] = [];
  for (let n = 0; n < 21; n++) ids.push(await newLabel(`Muitas ${n}`));
  expect((await put([page], ids.slice(0, 20))).status).toBe(200);
  const refused = await put([page], ids.slice(20));
  expect([refused.json().code, (await labelsOf(page)).length]).toEqual(["PAGE_LABEL_LIMIT", 20]);
  expect((await put([page], ids.slice(20), ids.slice(0, 1))).status).toBe(200);
});

test("an account has so many of a kind, however many are made at once", async () => {
  const bia = await server.newCaller();
  await server.running.platform.database.queries.execute(sql`
    INSERT INTO labels SELECT 'lbl_' || lpad(n::text, 26, '0'), ${bia.accountId}, 'tag', n::text, n::text, 'sky', now()
    FROM generate_series(1, ${LABELS_MOST - 2}::int) n`);
  const replies = await Promise.all(
    ["a", "b", "c", "d"].map((name) => bia.call("POST", "/api/labels", { kind: "tag", name, colour: "rose" })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.json().message).toMatch(/200/);
});

test("nobody sees, changes or uses another's labels", async () => {
  const eva = await server.newCaller();
  const tag = await newLabel("Minha");
  expect((await eva.call("GET", "/api/labels")).json().items).toEqual([]);
  expect((await eva.call("PATCH", `/api/labels/${tag}`, { name: "Dela" })).status).toBe(404);
  expect((await eva.call("DELETE", `/api/labels/${tag}`)).status).toBe(404);
});

test("who is limited to some sites changes a label only while it is on no page of others", async () => {
  const { platform } = server.running;
  const person = await server.newPerson();
  memberships.put(person.accountId, { accountId: ana.accountId, role: "editor", sites: new Set([siteId]) });
  platform.callers.forget(person.accountId);
  const elsewhere = (await ana.call("POST", "/api/sites", { name: "alheio", region: "br" })).json().id;
  const [mine, theirs] = [await newPage(), await newPage({ siteId: elsewhere })];
  const tag = await newLabel("Dos dois");
  await put([mine], [tag]);
  expect((await person.call("PATCH", `/api/labels/${tag}`, { colour: "rose" })).status).toBe(200);
  await put([theirs], [tag]);
  for (const [method, body] of [
    ["PATCH", { colour: "blue" }],
    ["DELETE", undefined],
  ] as const) {
    expect((await person.call(method, `/api/labels/${tag}`, body)).json().code).toBe("LABEL_ELSEWHERE");
  }
  await ana.call("DELETE", `/api/pages/${theirs}`);
  // It comes out of the trash with the label that it had.
  expect((await person.call("DELETE", `/api/labels/${tag}`)).json().code).toBe("LABEL_ELSEWHERE");
  expect((await person.call("POST", "/api/pages/labels", { pageIds: [theirs], remove: [tag] })).status).toBe(404);
});

test("a key that may look at pages looks at labels and makes none", async () => {
  const { platform } = server.running;
  const { key } = await createApiKey(platform, ana.accountId, { name: "lê", scopes: ["pages:read"], expiresAt: null });
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const body = JSON.stringify({ kind: "tag", name: "Da chave", colour: "sky" });
  expect((await server.send("localhost", "/api/labels", { headers })).status).toBe(200);
  const refused = await server.send("localhost", "/api/labels", { method: "POST", headers, body });
  expect([refused.status, refused.json().code]).toEqual([403, "KEY_SCOPE"]);
});

test("a page from a template has the template's type", async () => {
  const { items } = (await ana.call("GET", "/api/templates?kind=page&limit=100")).json();
  const typed = items.find(({ category }: { category: string }) => category === "presell");
  const id = await newPage({ templateId: typed.id });
  expect((await ana.call("GET", `/api/pages/${id}`)).json().type).toBe("presell");
});
