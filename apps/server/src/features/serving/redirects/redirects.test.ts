import { rm } from "node:fs/promises";
import { join } from "node:path";
import { redirectsFolder, siteFolder, siteKey } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { reconcileManifests } from "../../publishing/manifest/site-manifest.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
});
afterAll(() => server.stop());

const put = (items: unknown, more: object = {}) => ana.call("PUT", `/api/sites/${siteId}/redirects`, { items, ...more });
const read = async () => (await ana.call("GET", `/api/sites/${siteId}/redirects`)).json();
const visit = (path: string, method = "GET") => server.send("loja.localhost", path, { method });
const filesOf = (folder: string) => Array.fromAsync(server.running.platform.storage.list(folder));

async function livePage(slug: string): Promise<string> {
  const { id } = (await ana.call("POST", "/api/pages", { siteId, slug, title: "Página", document: pageWithForm("").document })).json();
  expect((await ana.call("POST", `/api/pages/${id}/publish`, {})).status).toBe(200);
  return id;
}

test("a path leads where its owner says, with the query, until the list says otherwise", async () => {
  expect(await read()).toEqual({ version: 0, items: [], covered: [] });
  const items = [
    { from: "/antiga", to: "/nova" },
    { from: "/Blog/Promo%C3%A7%C3%A3o.html", to: "/oferta?de=blog#preco" },
    { from: "/fora", to: "https://exemplo.com.br/loja" },
  ];
  expect((await put(items)).json()).toEqual({ version: 1, items, covered: [] });
  expect(await read()).toEqual({ version: 1, items, covered: [] });
  const leads = async (path: string) => {
    const { status, headers } = await visit(path);
    expect(headers["cache-control"]).toBe("no-cache");
    return [status, headers.location];
  };
  expect(await leads("/antiga")).toEqual([301, "/nova"]);
  expect(await leads("/ANTIGA/?utm_source=ig&x=1")).toEqual([301, "/nova?utm_source=ig&x=1"]);
  expect(await leads("/blog/promo%c3%a7%c3%a3o.html?a=1")).toEqual([301, "/oferta?de=blog&a=1#preco"]);
  expect(await leads("/fora?a=1")).toEqual([301, "https://exemplo.com.br/loja?a=1"]);
  expect((await visit("/antiga", "HEAD")).status).toBe(301);
  expect((await visit("/antiga", "POST")).status).toBe(405);
  expect((await visit("/nada")).status).toBe(404);
  expect((await put([items[2]])).status).toBe(200);
  expect((await visit("/antiga")).status).toBe(404);
  expect(await leads("/fora")).toEqual([301, "https://exemplo.com.br/loja"]);
  expect((await put([])).json()).toEqual({ version: 3, items: [], covered: [] });
  expect((await visit("/fora")).status).toBe(404);
  // What no list names is gone from the disk.
  expect(await filesOf(redirectsFolder("loja"))).toEqual([]);
});

test("a page wins over a redirect at its path, and the redirect over what is remembered of a page", async () => {
  const pageId = await livePage("curso");
  expect((await put([{ from: "/Curso", to: "/outra" }])).json().covered).toEqual(["/Curso"]);
  expect((await visit("/curso")).status).toBe(200);
  expect((await visit("/CURSO/")).headers.location).toBe("/curso");
  expect((await ana.call("PATCH", `/api/pages/${pageId}`, { slug: "aulas" })).status).toBe(200);
  expect((await visit("/curso")).headers.location).toBe("/outra");
  await put([]);
  expect((await visit("/curso")).headers.location).toBe("/aulas");
  await put([{ from: "/aulas", to: "/outra" }]);
  expect((await visit("/aulas")).status).toBe(200);
  await ana.call("POST", `/api/pages/${pageId}/unpublish`);
  expect([(await visit("/aulas")).status, (await visit("/aulas")).headers.location]).toEqual([301, "/outra"]);
  await put([{ from: "/", to: "/inicio" }]);
  expect((await visit("/")).headers.location).toBe("/inicio");
});

test("whoever saves on top of a list that has changed is told, and nothing is lost", async () => {
  const { version } = (await put([{ from: "/a", to: "/b" }])).json();
  expect((await put([{ from: "/c", to: "/d" }], { version })).json().version).toBe(version + 1);
  const late = await put([{ from: "/e", to: "/f" }], { version });
  expect([late.status, late.json().code, late.json().data]).toEqual([409, "STALE_REDIRECTS", { version: version + 1 }]);
  expect((await read()).items).toEqual([{ from: "/c", to: "/d" }]);
  const both = await Promise.all([1, 2, 3].map((n) => put([{ from: `/n${n}`, to: "/z" }], { version: version + 1 })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("what is wrong is told with where it stands, and a circle is named", async () => {
  const before = await read();
  const wrong = await put([
    { from: "/boa", to: "/x" },
    { from: "/../etc", to: "javascript:alert(1)" },
    { from: "/BOA", to: "/y" },
  ]);
  expect([wrong.status, wrong.json().code]).toEqual([400, "INVALID_INPUT"]);
  expect(wrong.json().fields.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
    "items.1.from redirect_path",
    "items.1.to redirect_target",
    "items.2.from redirect_twice",
  ]);
  const loop = await put([
    { from: "/a", to: "/b" },
    { from: "/b", to: "http://loja.localhost/a" },
  ]);
  expect(loop.status).toBe(200);
  const { port } = server;
  const round = await put([
    { from: "/a", to: "/b" },
    { from: "/b", to: `http://loja.localhost:${port}/a` },
  ]);
  expect([round.status, round.json().code]).toEqual([400, "REDIRECT_LOOP"]);
  expect(round.json().message).toContain("/a → /b → /a");
  await put(before.items);
  for (const items of [null, {}, [{ from: "/a" }], [{ from: "/a", to: "/b", status: 302 }], [["/a", "/b"]]]) {
    expect((await put(items)).status, JSON.stringify(items)).toBe(400);
  }
  expect((await read()).items).toEqual(before.items);
});

test("ten thousand are taken and read back, each found by one small file; one more is not", async () => {
  const items = Array.from({ length: 10_000 }, (_, n) => ({ from: `/produto/antigo-${n}`, to: `/produto/${n}` }));
  expect((await put(items)).status).toBe(200);
  expect((await read()).items).toEqual(items);
  for (const n of [0, 1, 777, 9_999]) expect((await visit(`/produto/antigo-${n}`)).headers.location).toBe(`/produto/${n}`);
  expect((await visit("/produto/antigo-10000")).status).toBe(404);
  const files = await filesOf(redirectsFolder("loja"));
  expect(files).toHaveLength(50);
  const sizes = await Promise.all(files.map(async (key) => (await server.running.platform.storage.get(key))?.length ?? 0));
  expect(Math.max(...sizes)).toBeLessThan(30_000);
  const more = await put([...items, { from: "/mais", to: "/um" }]);
  expect([more.status, more.json().fields[0].code]).toEqual([400, "redirects_many"]);
});

test("a disk that has lost the site gets its redirects back", async () => {
  const { platform } = server.running;
  await put([{ from: "/velha", to: "/nova" }]);
  await rm(join(server.dataFolder, "storage", siteFolder("loja")), { recursive: true });
  platform.storage.noteChange(null);
  server.front.storage.noteChange(null);
  await platform.database.queries.execute(
    sql`INSERT INTO stale_parts (site_id, kind, name, token) VALUES (${siteId}, 'site', '', 'x') ON CONFLICT DO NOTHING`,
  );
  await reconcileManifests(platform);
  expect((await visit("/velha")).headers.location).toBe("/nova");
});

test("cut off before any file of it is written, the list of before or the new one is served, and the next start finishes it", async () => {
  const { platform } = server.running;
  const { storage } = platform;
  const { put: realPut, remove } = storage;
  const list = (to: string) => Array.from({ length: 450 }, (_, n) => ({ from: `/p${n}`, to: `/${to}` }));
  await put(list("um"));
  let isDone = false;
  for (let cut = 0; !isDone; cut++) {
    let left = cut;
    const cutting =
      <Rest extends unknown[]>(run: (key: string, ...rest: Rest) => Promise<void>) =>
      (key: string, ...rest: Rest): Promise<void> =>
        key.startsWith(siteFolder("loja")) && left-- <= 0 ? Promise.reject(new Error("killed")) : run(key, ...rest);
    storage.put = cutting(realPut);
    storage.remove = cutting(remove);
    const to = `lista-${cut}`;
    const before = (await visit("/p0")).headers.location;
    const { status } = await put(list(to)).finally(() => Object.assign(storage, { put: realPut, remove }));
    isDone = status === 200;
    const targets = new Set(await Promise.all([0, 1, 100, 449].map(async (n) => (await visit(`/p${n}`)).headers.location)));
    expect(targets.size, `cut off after ${cut}`).toBe(1);
    expect([before, `/${to}`]).toContain([...targets][0]);
    if (isDone) expect([...targets]).toEqual([`/${to}`]);
    await reconcileManifests(platform);
    expect((await visit("/p449")).headers.location).toBe(`/${to}`);
    expect(await filesOf(redirectsFolder("loja"))).toHaveLength(3);
    expect(await storage.has(siteKey("loja"))).toBe(true);
  }
});
