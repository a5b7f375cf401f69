import { siteKey, wholeManifestKey } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
  ...["-", "-loja", "loja-", "lo ja", "lo.ja", "lo_ja", "loja/", "ação", "лавка", "ｌｏｊａ", "loja\u200b"],
  ...["xn--80ak6aa92e", "XN--abc", "loja:80", "<b>"],
])("the name %j is refused", async (name) => {
  const reply = await create(name);
  expect([reply.status, reply.json().fields[0]]).toMatchObject([400, { path: "name", code: "bad_site_name" }]);
});

test.each([
  ["", "required", "Preencha este campo."],
  ["   ", "required", "Preencha este campo."],
  ["x".repeat(64), "site_name_long", "Use no máximo 63 caracteres."],
  ["lo ja".repeat(20), "site_name_long", "Use no máximo 63 caracteres."],
])("the name %j is refused for its length alone", async (name, code, message) => {
  expect((await create(name)).json().fields).toEqual([{ path: "name", code, message }]);
});

test("what is said at the field of a name that cannot be had is what is said of it", async () => {
  await create("so-uma");
  const [taken, reserved] = [(await create("so-uma")).json(), (await create("mail")).json()];
  expect(taken.fields).toEqual([{ path: "name", code: "site_name_taken", message: taken.message }]);
  expect(reserved.fields).toEqual([{ path: "name", code: "site_name_reserved", message: reserved.message }]);
});

describe("a site that could not be made", () => {
  const logged: { event: string; [key: string]: unknown }[] = [];
  beforeAll(() => {
    Object.assign(server.running.platform, {
      log: (_level: string, event: string, facts: object) => logged.push({ event, ...facts }),
    });
  });

  /** As the database refuses to write, with its own code. */
  async function refuseWith(sqlState: string | null): Promise<void> {
    const { queries } = server.running.platform.database;
    await queries.execute(sql.raw("DROP TRIGGER IF EXISTS refusing ON sites"));
    if (sqlState === null) return;
    await queries.execute(
      sql.raw(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${sqlState}'; END $$`),
    );
    await queries.execute(sql.raw("CREATE TRIGGER refusing BEFORE INSERT ON sites FOR EACH ROW EXECUTE FUNCTION refuse()"));
  }

  async function expectCode(name: string, status: number, code: string, supportCode: string): Promise<void> {
    const reply = await create(name);
    expect([reply.status, reply.json()]).toMatchObject([status, { code, data: { supportCode } }]);
    expect(reply.json().message).toContain(supportCode);
    const [line] = logged.splice(0).filter(({ event }) => event === "sites.not_created");
    expect(line).toMatchObject({ requestId: reply.json().requestId, site: name, supportCode });
    const { items } = (await ana.call("GET", "/api/sites?limit=100")).json();
    expect(items.map((site: { name: string }) => site.name)).not.toContain(name);
  }

  test.each([
    ["the database is away", "57P01", "JD22A"],
    ["the disk is full", "53100", "JDCCA"],
    ["the database only reads", "25006", "JDCCA"],
    ["somebody else holds the table for too long", "55P03", "JDCCA"],
  ])("while %s, says so with a code and can be tried again", async (_case, sqlState, supportCode) => {
    await refuseWith(sqlState);
    await expectCode("nao-agora", 503, "SITE_NOT_CREATED", supportCode);
    await refuseWith(null);
  });

  test("because its address still serves a site that the database does not know, leaves that as it is", async () => {
    const { storage } = server.running.platform;
    const ofSite = [wholeManifestKey("de-antes"), siteKey("de-antes"), `sites/de-antes/paths/${"a".repeat(40)}.json`];
    for (const key of ofSite) {
      await storage.put(key, Buffer.from("{}"));
      await expectCode("de-antes", 409, "SITE_ADDRESS_HELD", "CMMS2");
      expect((await storage.get(key))?.toString()).toBe("{}");
      await storage.remove(key);
    }
    expect((await create("de-antes")).status).toBe(201);
    // A name that is taken says that, whatever its address serves.
    const [key = ""] = ofSite;
    await storage.put(key, Buffer.from("{}"));
    expect((await create("de-antes")).json().code).toBe("SITE_NAME_TAKEN");
    await storage.remove(key);
  });

  test("for a reason nobody thought of has a code of its own", async () => {
    const { storage } = server.running.platform;
    const { has } = storage;
    storage.has = () => Promise.reject(Object.assign(new Error("EIO: i/o error"), { code: "EIO" }));
    await expectCode("azar", 500, "SITE_FAILED", "XXAA2");
    storage.has = has;
  });
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
