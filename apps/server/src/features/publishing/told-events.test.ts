import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
const told: [name: string, payload: object][] = [];
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "feira", region: "br" })).json().id;
  const { events } = server.running.platform;
  const { tell } = events;
  vi.spyOn(events, "tell").mockImplementation((queries, name, payload) => {
    told.push([name, payload]);
    return tell(queries, name, payload);
  });
});
afterEach(() => {
  told.length = 0;
});
afterAll(() => server.stop());

async function newPage(slug: string): Promise<string> {
  const created = await ana.call("POST", "/api/pages", { siteId, slug, title: "Queijo", document: pageWithForm().document });
  expect(created.status).toBe(201);
  return created.json().id;
}

const ofPage = (pageId: string): object => ({ accountId: ana.accountId, siteId, pageId });

test("each publish of a page is told, and that it was taken off once", async () => {
  const pageId = await newPage("queijo");
  for (let times = 0; times < 2; times++) expect((await ana.call("POST", `/api/pages/${pageId}/publish`)).status).toBe(200);
  for (let times = 0; times < 2; times++) expect((await ana.call("POST", `/api/pages/${pageId}/unpublish`)).status).toBe(200);
  expect(told).toEqual([
    ["page.published", ofPage(pageId)],
    ["page.published", ofPage(pageId)],
    ["page.unpublished", ofPage(pageId)],
  ]);
});

test("a page that loses its address to another is told of before the other", async () => {
  const [loser, winner] = [await newPage("mel"), await newPage("mel-novo")];
  expect((await ana.call("POST", `/api/pages/${loser}/publish`)).status).toBe(200);
  expect((await ana.call("POST", `/api/pages/${winner}/publish`, { slug: "mel" })).status).toBe(409);
  expect(told, "what is refused is no deed").toEqual([["page.published", ofPage(loser)]]);
  expect((await ana.call("POST", `/api/pages/${winner}/publish`, { slug: "mel", overwrite: true })).status).toBe(200);
  expect(told.slice(1)).toEqual([
    ["page.unpublished", ofPage(loser)],
    ["page.published", ofPage(winner)],
  ]);
});

test("another plan is told of", async () => {
  const chief = await server.newPerson({ isAdmin: true, plan: "lifetime" });
  const bruno = await server.newPerson({ plan: "free" });
  const put = (plan: object) => chief.call("PUT", `/api/admin/accounts/${bruno.accountId}/plan`, plan);
  expect((await put({ name: "premium" })).status).toBe(200);
  expect((await put({ name: "premium", renewalDate: "2020-01-01T00:00:00.000Z" })).status).toBe(400);
  expect(told).toEqual([["plan.changed", { accountId: bruno.accountId }]]);
});
