import {
  type FormSpec,
  pageKey,
  pagePart,
  pathKey,
  pathPart,
  readRoute,
  siteFolder,
  siteKey,
  type WholeManifest,
  wholeManifestKey,
} from "@vitrine/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { publications } from "../tables.ts";
import { moveManifests, reconcileManifests } from "./site-manifest.ts";
import { markStale, SITE_PART } from "./stale-part-store.ts";

let server: TestServer;
let ana: TestCaller;
let storage: Storage;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  ({ storage } = server.running.platform);
});
afterAll(() => server.stop());

const FORM = pageWithForm().formId;
const UNTIL = Date.now() + 3 * 24 * 3_600_000;
const THANKS = '<p class="v-thanks" id="v-thanks" role="status">';

interface Old {
  readonly name: string;
  readonly pages: Readonly<Record<"stays" | "moved" | "off", string>>;
  /** What visitors are answered at each address, and to each form. */
  answers(): Promise<unknown>;
}

let made = 0;

async function publishNew(siteId: string, slug: string): Promise<string> {
  const { document } = pageWithForm(slug);
  const { id } = (await ana.call("POST", "/api/pages", { siteId, slug, title: slug, document })).json();
  expect((await ana.call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
  return id;
}

function formOfThen({ place, ...spec }: FormSpec) {
  const thanksTag = place?.open.replace(THANKS, "") ?? "";
  return { ...spec, language: "pt" as const, ...(place ? { place: { from: place.from, to: place.to, thanksTag } } : {}) };
}

/** A site of three pages, as it was kept while its manifest was one file: one stays, one has moved, one was taken off. */
async function oldSite(): Promise<Old> {
  const name = `antiga-${++made}`;
  const { id: siteId } = (await ana.call("POST", "/api/sites", { name, region: "br" })).json();
  const [stays, moved, off] = [await publishNew(siteId, "fica"), await publishNew(siteId, "antes"), await publishNew(siteId, "fora")];
  const { queries } = server.running.platform.database;
  const stored = await queries.select().from(publications).where(eq(publications.siteId, siteId));
  const routes = Object.fromEntries(
    stored.map(({ path, route }) => {
      const { terms: _, forms, ...page } = readRoute(route);
      return [path, { ...page, forms: Object.fromEntries(Object.entries(forms).map(([id, spec]) => [id, formOfThen(spec)])) }];
    }),
  );
  await ana.call("PATCH", `/api/pages/${moved}`, { slug: "depois" });
  await ana.call("POST", `/api/pages/${off}/unpublish`);
  for (const { pageId, path } of stored) {
    await queries.update(publications).set({ route: routes[path] }).where(eq(publications.pageId, pageId));
  }
  const [fica, antes, fora] = [routes["/fica"], routes["/antes"], routes["/fora"]];
  if (!fica || !antes || !fora) throw new Error("a page is missing");
  const { pageId, artefact, csp } = fora;
  const spec = fora.forms[FORM];
  if (!spec) throw new Error("the form is missing");
  const whole: WholeManifest = {
    ...{ schema: 1, siteId, accountId: ana.accountId, name, url: `http://${name}.localhost:${server.port}` },
    routes: { "/fica": fica, "/depois": antes },
    gone: ["/fora", "/nunca"],
    moved: { "/antes": "/depois" },
    earlierForms: [
      { pageId, formId: FORM, spec, artefact, csp, until: UNTIL },
      { pageId: stays, formId: "antigo", spec, artefact, csp, until: UNTIL },
    ],
  };
  for await (const key of storage.list(siteFolder(name))) await storage.remove(key);
  await storage.put(wholeManifestKey(name), Buffer.from(JSON.stringify(whole)));
  await markStale(queries, siteId, [SITE_PART]);
  const ask = (path: string, options = {}) => server.send(`${name}.localhost`, path, options);
  return {
    name,
    pages: { stays, moved, off },
    async answers() {
      const pages = await Promise.all(["/fica", "/FICA", "/depois", "/antes", "/fora", "/nada", "/"].map((path) => ask(path)));
      const ids = [`${stays}/${FORM}`, `${moved}/${FORM}`, `${off}/${FORM}`, `${stays}/antigo`, `${off}/nada`];
      const headers = { "content-type": "application/json" };
      const refused = await Promise.all(
        ids.map((id) => ask(`/_v/forms/${id}`, { method: "POST", headers, body: '{"email":"x","name":5}' })),
      );
      const thanks = await Promise.all(ids.map((id) => ask(`/_v/thanks/${id}`)));
      return [...pages, ...refused, ...thanks].map(({ status, headers: { location }, text }) => [status, location, text]);
    },
  };
}

let old: Old;
let before: unknown;
beforeEach(async () => {
  old = await oldSite();
  before = await old.answers();
});

const hasFile = () => storage.has(wholeManifestKey(old.name));

test("a manifest that is one file is served from that, with the words of then, and the start does not wait for it", async () => {
  const [stays, other, moved, earlier, off, nothing, root, ...forms] = before as [number, string | undefined, string][];
  expect([stays?.[0], other, moved?.[0], earlier, off?.[0], nothing?.[0], root?.[0]]).toEqual([
    200,
    [308, "/fica", ""],
    200,
    [308, "/depois", ""],
    ...[410, 404, 200],
  ]);
  const said = { ok: false, fields: { name: "Este valor precisa ser um texto." } };
  expect(forms.slice(0, 4).map(([status, , text]) => [status, JSON.parse(text)])).toEqual(Array.from({ length: 4 }, () => [422, said]));
  expect(forms.slice(4).map(([status]) => status)).toEqual([404, 200, 200, 200, 200, 404]);
  for (const [, , text] of forms.slice(5, 9)) expect(text).toContain(`<div class="v-form">${THANKS}`);
  await reconcileManifests(server.running.platform);
  expect(await hasFile()).toBe(true);
  expect(await old.answers()).toEqual(before);
});

test("it is brought into parts behind everything else: the same is served, and earlier forms as long as was said", async () => {
  const { platform } = server.running;
  await moveManifests(platform);
  expect(await hasFile()).toBe(false);
  expect(await old.answers()).toEqual(before);
  const read = async (key: string) => JSON.parse((await storage.get(key))?.toString() ?? "null");
  const off = pagePart.parse(await read(pageKey(old.name, old.pages.off)));
  expect([off.path, off.editions.map(({ until }) => until)]).toEqual([null, [UNTIL]]);
  const stays = pagePart.parse(await read(pageKey(old.name, old.pages.stays)));
  expect([stays.path, stays.editions.map(({ until }) => until)]).toEqual(["/fica", [null, UNTIL]]);
  const left = pathPart.parse(await read(pathKey(old.name, contentHash("/antes"))));
  expect(left).toMatchObject({ path: "/antes", leftBy: old.pages.moved });
  const keys = await Array.fromAsync(storage.list(siteFolder(old.name)));
  const written: (string | null)[] = [];
  const stop = storage.onChange((key) => written.push(key));
  await moveManifests(platform);
  stop();
  expect([await Array.fromAsync(storage.list(siteFolder(old.name))), written]).toEqual([keys, []]);
});

test("cut off after any of its files it is served as it was, and the next start goes on", async () => {
  const { platform } = server.running;
  const { put, remove } = storage;
  for (let cuts = 0; await hasFile(); cuts++) {
    let left = cuts;
    const cut =
      <Rest extends unknown[]>(run: (key: string, ...rest: Rest) => Promise<void>) =>
      (key: string, ...rest: Rest): Promise<void> =>
        left-- <= 0 ? Promise.reject(new Error("killed")) : run(key, ...rest);
    storage.put = cut(put);
    storage.remove = cut(remove);
    await moveManifests(platform);
    Object.assign(storage, { put, remove });
    expect(await old.answers(), `after ${cuts} files`).toEqual(before);
    expect(cuts).toBeLessThan(20);
  }
  await moveManifests(platform);
  expect(await old.answers()).toEqual(before);
});

test("the next publish of the site brings it into parts with what it publishes, and those after it cost no more than theirs", async () => {
  const { document } = pageWithForm("novo");
  const publishAgain = async (version: number) => {
    await ana.call("PUT", `/api/pages/${old.pages.stays}/document`, { version, document: { ...document } });
    expect((await ana.call("POST", `/api/pages/${old.pages.stays}/publish`)).status).toBe(200);
  };
  await publishAgain(1);
  expect(await hasFile()).toBe(false);
  expect((await server.send(`${old.name}.localhost`, "/fica")).text).toContain("<title>novo</title>");
  const [, ...others] = before as unknown[];
  const [, ...now] = (await old.answers()) as unknown[];
  expect(now.slice(0, 11)).toEqual(others.slice(0, 11));
});

test("on a disk that lost the site, the next publish of one page brings all of it back", async () => {
  await moveManifests(server.running.platform);
  for await (const key of storage.list(siteFolder(old.name))) await storage.remove(key);
  expect((await server.send(`${old.name}.localhost`, "/depois")).status).toBe(404);
  expect((await ana.call("POST", `/api/pages/${old.pages.stays}/publish`)).status).toBe(200);
  expect(await storage.has(siteKey(old.name))).toBe(true);
  expect((await server.send(`${old.name}.localhost`, "/depois")).status).toBe(200);
  expect((await server.send(`${old.name}.localhost`, "/antes")).headers.location).toBe("/depois");
});

test("on a disk that lost a renamed site, the next publish brings back the names that lead to it", async () => {
  await moveManifests(server.running.platform);
  const { siteId } = (await ana.call("GET", `/api/pages/${old.pages.stays}`)).json();
  expect((await ana.call("PATCH", `/api/sites/${siteId}`, { name: "agora-outro" })).status).toBe(200);
  // What a renaming has done by itself writes to the same disk: the disk is lost afterwards.
  const named = async (): Promise<boolean[]> =>
    Promise.all(
      ["/fica", "/depois"].map(async (path) => (await server.send("agora-outro.localhost", path)).text.includes("//agora-outro.localhost")),
    );
  await expect.poll(named).toEqual([true, true]);
  for (const lost of [siteFolder(old.name), "hosts/"]) for await (const key of storage.list(lost)) await storage.remove(key);
  expect((await ana.call("POST", `/api/pages/${old.pages.stays}/publish`)).status).toBe(200);
  expect((await server.send("agora-outro.localhost", "/depois")).status).toBe(200);
  const earlier = await server.send(`${old.name}.localhost`, "/depois");
  expect([earlier.status, earlier.headers.location]).toEqual([308, `http://agora-outro.localhost:${server.port}/depois`]);
});
