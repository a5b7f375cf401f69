import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { keepAfterSpell } from "./keep-by-itself.ts";
import { pageRevisions } from "./tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("revisions say of support that it was support, and never who of it", async () => {
  const [helper, gil] = [await server.newPerson({ isAdmin: true }), await server.newPerson()];
  const called = (await gil.call("GET", "/api/accounts/me")).json().name;
  await helper.call("PATCH", "/api/accounts/me", { name: "Rui Interno" });
  const site = (await gil.call("POST", "/api/sites", { name: "ajuda-gil", region: "br" })).json().id;
  const page = { siteId: site, slug: "a", title: "A", document: pageWithForm("Um").document };
  const { id } = (await gil.call("POST", "/api/pages", page)).json();
  const own = (await gil.call("POST", `/api/pages/${id}/revisions`, { name: "Minha" })).json();
  expect(own).toMatchObject({ by: called, bySupport: false });
  const started = await helper.call("POST", `/api/admin/accounts/${gil.accountId}/support`, { reason: "Pediu ajuda" });
  expect(started.status, started.text).toBeLessThan(300);
  const put = (version: number, text: string) =>
    helper.call("PUT", `/api/pages/${id}/document`, { version, document: pageWithForm(text).document });
  expect((await put(1, "Dois")).status).toBe(200);
  expect((await put(2, "Três")).status).toBe(200);
  expect((await helper.call("POST", `/api/pages/${id}/revisions`, { name: "Ajuda" })).status).toBe(201);
  expect((await helper.call("POST", `/api/pages/${id}/revisions/${own.id}/restore`, {})).status).toBe(200);
  const job = { id: "job", payload: { pageId: id, personId: null }, accountId: gil.accountId, attempt: 1 };
  await keepAfterSpell(server.running.platform, job);
  const { text } = await gil.call("GET", `/api/pages/${id}/revisions`);
  expect(text).not.toContain("Rui");
  const { items } = JSON.parse(text);
  expect(items.length).toBeGreaterThanOrEqual(4);
  for (const each of items)
    expect([each.kind, each.by, each.bySupport]).toEqual([each.kind, each.id === own.id ? called : null, each.id !== own.id]);
  const { queries } = server.running.platform.database;
  const jobs = await queries.execute(sql`SELECT payload::text AS payload FROM jobs WHERE payload->>'pageId' = ${id}`);
  expect(JSON.stringify(jobs.rows), "nothing that waits names them").not.toContain(helper.accountId);
  const rows = await queries.select().from(pageRevisions).where(eq(pageRevisions.pageId, id));
  expect(JSON.stringify(rows.map(({ content, ...row }) => row))).not.toContain(helper.accountId);
});
