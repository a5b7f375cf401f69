import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let ana: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
});
afterAll(() => server.stop());

const create = (name: string, by = ana) => by.call("POST", "/api/sites", { name, region: "br" });

test.each([
  ["loja", "loja"],
  ["  Loja-Da-Ana ", "loja-da-ana"],
  ["a", "a"],
  ["7", "7"],
  ["x".repeat(63), "x".repeat(63)],
])("the name %j becomes the host label %s", async (name, label) => {
  const reply = await create(name);
  expect([reply.status, reply.json().name, reply.json().url]).toEqual([201, label, `http://${label}.localhost:${server.port}`]);
});

test.each([
  ...["", "-", "-loja", "loja-", "lo ja", "lo.ja", "lo_ja", "loja/", "ação", "лавка", "ｌｏｊａ", "loja\u200b"],
  ...["xn--80ak6aa92e", "XN--abc", "x".repeat(64), "loja:80", "<b>"],
])("the name %j is refused", async (name) => {
  const reply = await create(name);
  expect([reply.status, reply.json().fields[0]]).toMatchObject([400, { path: "name", code: "bad_site_name" }]);
});

test.each(["www", "API", "uploads", "admin", "localhost", "mail"])("the name %s is reserved", async (name) => {
  const reply = await create(name);
  expect([reply.status, reply.json().code, reply.json().fields[0].path]).toEqual([409, "SITE_NAME_RESERVED", "name"]);
});

test("a name is had once, whoever asks, in whatever case, even at the same moment", async () => {
  const bia = await server.newCaller();
  const replies = await Promise.all([create("unica"), create("UNICA", bia), create("unica"), create("Unica", bia)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.json().code).toBe("SITE_NAME_TAKEN");
});

test("the list goes on from page to page, newest first, each site once", async () => {
  const carla = await server.newCaller();
  for (let n = 0; n < 7; n++) await create(`carla-${n}`, carla);
  const names: string[] = [];
  for (let cursor = ""; ; ) {
    const { items, nextCursor } = (await carla.call("GET", `/api/sites?limit=3${cursor}`)).json();
    names.push(...items.map((site: { name: string }) => site.name));
    if (nextCursor === null) break;
    cursor = `&cursor=${nextCursor}`;
  }
  expect(names).toEqual(["carla-6", "carla-5", "carla-4", "carla-3", "carla-2", "carla-1", "carla-0"]);
});

test("regions have names in the caller's language", async () => {
  const { items } = (await server.send("localhost", "/api/regions", { headers: { "accept-language": "en" } })).json();
  expect(items).toContainEqual({ id: "br", name: "Brazil (São Paulo)" });
});
