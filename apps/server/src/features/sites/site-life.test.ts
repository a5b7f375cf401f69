import { artefactKey, hostKey, hostPart, siteFolder, siteKey } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let ana: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
});
// A plan has room for a few sites only.
beforeEach(async () => {
  ana = await server.newCaller();
});
afterAll(() => server.stop());

const create = async (name: string, by = ana): Promise<string> => (await by.call("POST", "/api/sites", { name, region: "br" })).json().id;
const rename = (id: string, name: string, by = ana) => by.call("PATCH", `/api/sites/${id}`, { name });
const sitesOf = async (by: TestCaller) => (await by.call("GET", "/api/sites?limit=100")).json().items;
const mainOf = async (by: TestCaller) =>
  (await sitesOf(by)).filter(({ isMain }: { isMain: boolean }) => isMain).map(({ name }: { name: string }) => name);
const originOf = (name: string): string => `http://${name}.localhost:${server.port}`;

async function publish(siteId: string, slug: string, by = ana): Promise<string> {
  const { id } = (await by.call("POST", "/api/pages", { siteId, slug, title: "Queijo", document: pageWithForm().document })).json();
  expect((await by.call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
  return id;
}

/** Where a label leads; `null` shows pages, `undefined` is no part at all. */
async function hostOf(label: string): Promise<{ readonly site: string; readonly leadsTo: string | null } | undefined> {
  const bytes = await server.running.platform.storage.get(hostKey(label));
  if (!bytes) return undefined;
  const { host, site, leadsTo } = hostPart.parse(JSON.parse(bytes.toString("utf8")));
  expect(host).toBe(label);
  return { site, leadsTo };
}

describe("another name", () => {
  test("is the site's address at once, and the names of before lead there", async () => {
    const id = await create("padaria");
    expect(await hostOf("padaria")).toBeUndefined();
    const renamed = await rename(id, "  Padaria-Nova ");
    expect([renamed.status, renamed.json().name, renamed.json().url]).toEqual([200, "padaria-nova", originOf("padaria-nova")]);
    expect(await hostOf("padaria-nova")).toEqual({ site: "padaria", leadsTo: null });
    expect(await hostOf("padaria")).toEqual({ site: "padaria", leadsTo: originOf("padaria-nova") });
    await rename(id, "pao");
    expect(await hostOf("padaria")).toEqual({ site: "padaria", leadsTo: originOf("pao") });
    expect(await hostOf("padaria-nova")).toEqual({ site: "padaria", leadsTo: originOf("pao") });
    // Back to the first one: its folder shows it by itself, and nothing leads in a circle.
    expect((await rename(id, "padaria")).json().url).toBe(originOf("padaria"));
    expect(await hostOf("padaria")).toBeUndefined();
    expect(await hostOf("pao")).toEqual({ site: "padaria", leadsTo: originOf("padaria") });
    expect((await ana.call("GET", `/api/sites/${id}/removal`)).json().earlierNames).toEqual(["padaria-nova", "pao"]);
  });

  test("stays the site's for as long as there is one, whoever asks for it", async () => {
    const id = await create("feira");
    await rename(id, "feirinha");
    const bia = await server.newCaller();
    const again = await bia.call("POST", "/api/sites", { name: "feira", region: "br" });
    expect([again.status, again.json().code]).toEqual([409, "SITE_NAME_TAKEN"]);
    expect((await rename(await create("da-bia", bia), "feira", bia)).json()).toMatchObject({
      code: "SITE_NAME_TAKEN",
      fields: [{ path: "name", code: "site_name_taken" }],
    });
    expect((await ana.call("DELETE", `/api/sites/${id}`)).status).toBe(200);
    expect([await hostOf("feira"), await hostOf("feirinha")]).toEqual([undefined, undefined]);
    for (const name of ["feira", "feirinha"]) expect((await bia.call("POST", "/api/sites", { name, region: "br" })).status).toBe(201);
  });

  test("is what published pages name as their address, without being published again by anybody", async () => {
    const id = await create("antes");
    await publish(id, "queijo");
    const shown = async (): Promise<string> => {
      const { platform } = server.running;
      const found = await platform.database.queries.execute<{ artefact: string }>(
        sql`SELECT route->>'artefact' AS artefact FROM publications WHERE site_id = ${id}`,
      );
      return (await platform.storage.get(artefactKey(found.rows[0]?.artefact ?? "")))?.toString() ?? "";
    };
    expect(await shown()).toContain(`<link rel="canonical" href="${originOf("antes")}/queijo"`);
    await rename(id, "depois");
    await vi.waitFor(async () => {
      const { platform } = server.running;
      const part = JSON.parse((await platform.storage.get(siteKey("antes")))?.toString() ?? "");
      expect(part).toMatchObject({ name: "antes", url: originOf("depois") });
      expect(await shown()).toContain(`<link rel="canonical" href="${originOf("depois")}/queijo"`);
    });
  });

  test.each([
    ["mail", 409, "SITE_NAME_RESERVED"],
    ["lo ja", 400, "INVALID_INPUT"],
    ["", 400, "INVALID_INPUT"],
    ["xn--80ak6aa92e", 400, "INVALID_INPUT"],
  ])("is refused where a new site would be refused it: %j", async (name, status, code) => {
    const id = await create(`para-${status}-${name.length}`);
    const reply = await rename(id, name);
    expect([reply.status, reply.json().code]).toEqual([status, code]);
  });

  test("is not had where something is served that the database knows nothing of", async () => {
    const { storage } = server.running.platform;
    const id = await create("limpa");
    for (const key of [hostKey("fantasma"), siteKey("fantasma")]) {
      await storage.put(key, Buffer.from("{}"));
      const reply = await rename(id, "fantasma");
      expect([reply.status, reply.json()]).toMatchObject([409, { code: "SITE_ADDRESS_HELD", data: { supportCode: "CMMS2" } }]);
      await storage.remove(key);
    }
    expect((await rename(id, "fantasma")).status).toBe(200);
  });

  test("is had by one of several who want it at the same moment, and by nobody twenty times over", async () => {
    const caio = await server.newCaller();
    const [one, two] = [await create("corrida-1", caio), await create("corrida-2", caio)];
    const replies = await Promise.all([
      rename(one, "unico", caio),
      rename(two, "unico", caio),
      caio.call("POST", "/api/sites", { name: "unico", region: "br" }),
    ]);
    expect(replies.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
    for (let n = 0; n < 18; n++) expect((await rename(one, `nome-${n}`, caio)).status).toBeLessThan(300);
    const last = [await rename(one, "nome-18", caio), await rename(one, "nome-19", caio)];
    expect(last.map((reply) => reply.json().code)).toContain("SITE_RENAMED_OFTEN");
    // One it had already is still its own.
    expect((await rename(one, "nome-3", caio)).status).toBe(200);
  });

  test("that could not be written at once is written by whoever hears of it", async () => {
    const { platform } = server.running;
    const id = await create("devagar");
    const { put } = platform.storage;
    let refused = 0;
    platform.storage.put = (key, bytes, after) =>
      key.startsWith("hosts/") && refused++ < 2 ? Promise.reject(new Error("ENOSPC")) : put(key, bytes, after);
    expect((await rename(id, "devagarinho")).status).toBe(200);
    await vi.waitFor(async () => expect(await hostOf("devagar")).toEqual({ site: "devagar", leadsTo: originOf("devagarinho") }), 10_000);
    platform.storage.put = put;
  });
});

test("settings change one by one, and the region only to one there is", async () => {
  const id = await create("ajustes");
  const put = (changes: object) => ana.call("PATCH", `/api/sites/${id}`, changes);
  expect((await put({ isProducer: true })).json()).toMatchObject({ isProducer: true, usesFilter: false, region: "br", name: "ajustes" });
  expect((await put({ usesFilter: true, region: "eu" })).json()).toMatchObject({ isProducer: true, usesFilter: true, region: "eu" });
  expect((await put({ region: "marte" })).json().fields).toMatchObject([{ path: "region", code: "unknown_region" }]);
  expect((await put({})).json()).toMatchObject({ isProducer: true, usesFilter: true, region: "eu" });
  const made = await ana.call("POST", "/api/sites", { name: "inteiro", region: "us", isProducer: true, usesFilter: true });
  expect(made.json()).toMatchObject({ region: "us", isProducer: true, usesFilter: true, domain: null, excess: null });
  expect((await ana.call("POST", "/api/sites", { name: "de-marte", region: "marte" })).json().fields).toMatchObject([
    { code: "unknown_region" },
  ]);
});

test("exactly one site is the main one: the first, until another is chosen", async () => {
  const dora = await server.newCaller();
  const [, second] = [await create("dora-1", dora), await create("dora-2", dora)];
  expect(await mainOf(dora)).toEqual(["dora-1"]);
  const third = await create("dora-3", dora);
  await Promise.all([second, third, second].map((id) => dora.call("PUT", `/api/sites/${id}/main`)));
  expect(await mainOf(dora)).toHaveLength(1);
  expect((await dora.call("PUT", `/api/sites/${second}/main`)).json()).toMatchObject({ name: "dora-2", isMain: true });
  expect(await mainOf(dora)).toEqual(["dora-2"]);
  // Several first sites at once, and still one.
  const eva = await server.newCaller();
  await Promise.all(["a", "b", "c"].map((name) => create(`eva-${name}`, eva)));
  expect(await mainOf(eva)).toHaveLength(1);
});

describe("a site that is deleted", () => {
  test("has nothing published, and says what goes with it and which site leads from then on", async () => {
    const fabio = await server.newCaller();
    const id = await create("fabio-1", fabio);
    const pageId = await publish(id, "oferta", fabio);
    await create("fabio-2", fabio);
    const removal = (await fabio.call("GET", `/api/sites/${id}/removal`)).json();
    expect(removal).toMatchObject({ pages: 1, publishedPages: 1, leads: 0, earlierNames: [], nextMain: { name: "fabio-2" } });
    const refused = await fabio.call("DELETE", `/api/sites/${id}`);
    expect([refused.status, refused.json().code]).toEqual([409, "SITE_HAS_PAGES"]);
    expect((await server.send("fabio-1.localhost", "/oferta")).status).toBe(200);
    await fabio.call("POST", `/api/pages/${pageId}/unpublish`);
    const gone = await fabio.call("DELETE", `/api/sites/${id}`);
    expect([gone.status, gone.json()]).toEqual([200, { mainId: removal.nextMain.id }]);
    expect(await mainOf(fabio)).toEqual(["fabio-2"]);
    expect((await fabio.call("GET", `/api/pages/${pageId}`)).status).toBe(404);
    expect(await Array.fromAsync(server.running.platform.storage.list(siteFolder("fabio-1")))).toEqual([]);
    expect((await server.send("fabio-1.localhost", "/oferta")).status).toBe(404);
    for (const [method, path] of [
      ["GET", ""],
      ["DELETE", ""],
      ["PUT", "/main"],
      ["GET", "/removal"],
    ] as const)
      expect((await fabio.call(method, `/api/sites/${id}${path}`)).status).toBe(404);
    expect((await fabio.call("DELETE", `/api/sites/${removal.nextMain.id}`)).json()).toEqual({ mainId: null });
    expect(await sitesOf(fabio)).toEqual([]);
    expect((await fabio.call("POST", "/api/sites", { name: "fabio-1", region: "br" })).json().isMain).toBe(true);
  });

  test("leaves no page behind that was published at the same moment", async () => {
    const gil = await server.newCaller();
    for (let round = 0; round < 5; round++) {
      const id = await create(`gil-${round}`, gil);
      const { id: pageId } = (
        await gil.call("POST", "/api/pages", { siteId: id, slug: "p", title: "P", document: pageWithForm().document })
      ).json();
      const [published, removed] = await Promise.all([
        gil.call("POST", `/api/pages/${pageId}/publish`),
        gil.call("DELETE", `/api/sites/${id}`),
      ]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([published.status, removed.status]);
      expect((await server.send(`gil-${round}.localhost`, "/p")).status).toBe(published.status);
    }
  });

  test("says so with a code when it cannot be, and is as it was", async () => {
    const logged: { event: string; [key: string]: unknown }[] = [];
    const { platform } = server.running;
    const { log } = platform;
    Object.assign(platform, { log: (_level: string, event: string, facts: object) => logged.push({ event, ...facts }) });
    const id = await create("fica");
    const { queries } = platform.database;
    await queries.execute(
      sql.raw(`CREATE OR REPLACE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '53100'; END $$`),
    );
    await queries.execute(sql.raw("CREATE TRIGGER refusing_removal BEFORE UPDATE ON sites FOR EACH ROW EXECUTE FUNCTION refuse_removal()"));
    const reply = await ana.call("DELETE", `/api/sites/${id}`);
    await queries.execute(sql.raw("DROP TRIGGER refusing_removal ON sites"));
    Object.assign(platform, { log });
    expect([reply.status, reply.json()]).toMatchObject([503, { code: "SITE_NOT_REMOVED", data: { supportCode: "IOOK2" } }]);
    expect(reply.json().message).toContain("IOOK2");
    expect(logged.find(({ event }) => event === "sites.not_removed")).toMatchObject({
      supportCode: "IOOK2",
      requestId: reply.json().requestId,
    });
    expect((await ana.call("GET", `/api/sites/${id}`)).json().name).toBe("fica");
    expect((await ana.call("DELETE", `/api/sites/${id}`)).status).toBe(200);
  });

  test("whose files could not be removed is gone all the same, and its name is free once they are", async () => {
    const { platform } = server.running;
    const id = await create("teimoso");
    const { remove } = platform.storage;
    let refused = 0;
    platform.storage.remove = (key) => (key === siteKey("teimoso") && refused++ < 2 ? Promise.reject(new Error("EIO")) : remove(key));
    expect((await ana.call("DELETE", `/api/sites/${id}`)).status).toBe(200);
    expect((await ana.call("GET", `/api/sites/${id}`)).status).toBe(404);
    await vi.waitFor(
      async () => expect((await ana.call("POST", "/api/sites", { name: "teimoso", region: "br" })).status).toBe(201),
      15_000,
    );
    platform.storage.remove = remove;
    expect(refused).toBeGreaterThan(1);
  });
});
