import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { artefactKey, pathKey } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import { multipartFile } from "../../../testing/multipart.ts";
import { pageShowing, sectionSaying } from "../../../testing/sections/section-pages.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { listPublishedAfter } from "../publication-store.ts";
import { publishingSlice } from "../slice.ts";
import { type SayingPages, saying, sayingPages } from "../testing/saying-pages.ts";
import { tidyPublishing } from "../tidy-publishing.ts";
import { restoreLost } from "./find-lost.ts";

let server: TestServer;
let ana: TestCaller;
let pages: SayingPages;
beforeAll(async () => {
  server = await startTestServer({ VITRINE_DEFAULT_PLAN: "lifetime" });
  ana = await server.newCaller();
  pages = await sayingPages(server, ana, "loja");
});
afterAll(() => server.stop());

const storageFolder = () => join(server.dataFolder, "storage");

/** Once no page is in the middle of being made: that would put some of it on a disk that is lost meanwhile. */
async function idle(): Promise<void> {
  const jobs = sql`SELECT id FROM jobs WHERE queue LIKE 'publishing.%' AND state <> 'later'`;
  await expect.poll(async () => (await server.running.platform.database.queries.execute(jobs)).rows, { timeout: 30_000 }).toEqual([]);
}

/** Takes away what is on the disk, all of it or one file, as if it had never been there. */
async function lose(key?: string): Promise<void> {
  await idle();
  const gone = key === undefined ? await readdir(storageFolder()) : [key];
  for (const each of gone) await rm(join(storageFolder(), each), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  for (const { storage } of [server.running.platform, server.front]) storage.noteChange(null);
}

/** Files of pages that are published and that the disk does not have. */
async function missingFiles(): Promise<string[]> {
  const { database, storage } = server.running.platform;
  const hashes = (await listPublishedAfter(database.queries, "", 100)).flatMap(({ files }) => files);
  const found = await Promise.all(hashes.map(async (hash) => ((await storage.has(artefactKey(hash))) ? [] : [hash])));
  return found.flat();
}

/** Once nothing is missing any more. */
async function restored(): Promise<void> {
  await idle();
  expect(await restoreLost(server.running.platform, { isThorough: true })).toEqual({ sites: 0, pages: 0 });
}

const PATHS = ["/vale", "/mudada", "/senha", "/antiga", "/para-ca", "/nada", "/sitemap.xml", "/robots.txt", "/favicon.ico"];
const lookAt = (path: string, host = "loja") => server.send(`${host}.localhost`, path);
/** What visitors get everywhere, apart from bytes that name when they were made. */
async function whatVisitorsGet(): Promise<(string | number | undefined)[][]> {
  const replies = await Promise.all(PATHS.map((path) => lookAt(path)));
  return replies.map(({ status, headers, bytes }, index) => [
    PATHS[index],
    status,
    headers.location,
    bytes.toString("latin1").replace(/<lastmod>.*?<.lastmod>/g, ""),
  ]);
}

test("a fresh disk under a database that is whole gets back all that the database knows, without anybody", async () => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  const { headers, ...rest } = multipartFile("marca.png", "image/png", bytes);
  const { id: faviconId } = (
    await server.send("localhost", "/api/images", { ...rest, headers: { ...headers, authorization: `Bearer ${ana.apiKey}` } })
  ).json();
  await pages.publishEach("vale", "Vale");
  const changed = await pages.publishEach("mudada", "Antes");
  const locked = await pages.publishEach("senha", "Secreta");
  const notFound = await pages.publishEach("perdida", "Perdida");
  const moved = await pages.publishEach("antiga", "Movida");
  await ana.call("PATCH", `/api/pages/${moved.id}`, { slug: "nova" });
  await ana.call("PUT", `/api/pages/${locked.id}/password`, { password: "abre-te" });
  const list = { version: 0, items: [{ from: "/para-ca", to: "https://fora.example/x" }] };
  expect((await ana.call("PUT", `/api/sites/${pages.siteId}/redirects`, list)).status).toBe(200);
  const settings = { notFoundPageId: notFound.id, faviconId, robots: "Disallow: /x" };
  expect((await ana.call("PATCH", `/api/sites/${pages.siteId}/serving`, settings)).status).toBe(200);
  // Pages are made anew for the icon, which is to be over before the disk goes.
  for (const path of ["/vale", "/mudada", "/nova", "/nada"]) {
    await expect.poll(async () => (await lookAt(path)).text, { timeout: 20_000 }).toContain('href="/favicon.ico"');
  }
  // What waits to be published is not to be seen by anybody for that.
  await pages.say(changed.id, "Depois");
  for (let round = 0; round < 3; round++) await pages.say(changed.id, `Rascunho${round}`);
  const before = await whatVisitorsGet();
  expect(before.map(([path, status]) => [path, status])).toEqual([
    ...[
      ["/vale", 200],
      ["/mudada", 200],
      ["/senha", 401],
      ["/antiga", 308],
      ["/para-ca", 301],
    ],
    ...[
      ["/nada", 404],
      ["/sitemap.xml", 200],
      ["/robots.txt", 200],
      ["/favicon.ico", 200],
    ],
  ]);
  await lose();
  expect((await lookAt("/vale")).status).toBe(404);
  const starting = publishingSlice.start(server.running.services);
  await expect.poll(whatVisitorsGet, { timeout: 30_000 }).toEqual(before);
  // Visitors have pages from memory for a while: what is on the disk is looked at by itself, before who restores it ends.
  await expect.poll(missingFiles, { timeout: 30_000 }).toEqual([]);
  await starting.stop();
  await restored();
  expect(await whatVisitorsGet()).toEqual(before);
  expect(await pages.said("mudada")).toBe("Antes");
  expect(await pages.get(changed.id)).toMatchObject({ status: "published", hasUnpublishedChanges: true });
  // Its form is there too.
  const sent = await server.send("loja.localhost", `/_v/forms/${changed.id}/formAntes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Rui", email: "rui@example.com" }),
  });
  expect(sent.status).toBe(200);
});

test("a page comes back without a picture that the disk has lost with it", async () => {
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#a31" } })
    .png()
    .toBuffer();
  const { headers, ...rest } = multipartFile("foto.png", "image/png", bytes);
  const reply = await server.send("localhost", "/api/images", { ...rest, headers: { ...headers, authorization: `Bearer ${ana.apiKey}` } });
  const picture = { imageId: reply.json().id, width: 640, height: 400 };
  const document = saying("Foto");
  const page = document.records.page;
  const withPicture = { ...document, records: { ...document.records, page: { ...page, shareImage: picture, favicon: picture } } };
  const made = await ana.call("POST", "/api/pages", { siteId: pages.siteId, slug: "foto", title: "Foto", document: withPicture });
  expect(made.status, made.text).toBe(201);
  expect((await pages.publish(made.json().id)).status).toBe(200);
  await lose();
  expect(await restoreLost(server.running.platform)).toMatchObject({ sites: 1 });
  await restored();
  expect(await pages.said("foto")).toBe("Foto");
});

test("a synced section that was changed since comes back as visitors had it", async () => {
  const section = (await ana.call("POST", "/api/synced-sections", { name: "Rodapé", fragment: sectionSaying("Velho") })).json();
  const document = pageShowing("Oferta", section.id);
  const { id } = (await ana.call("POST", "/api/pages", { siteId: pages.siteId, slug: "rodape", title: "Oferta", document })).json();
  expect((await pages.publish(id)).status).toBe(200);
  const change = { version: 1, fragment: sectionSaying("Novo") };
  expect((await ana.call("PUT", `/api/synced-sections/${section.id}/content`, change)).status).toBe(200);
  const before = (await lookAt("/rodape")).text;
  await lose();
  await restoreLost(server.running.platform);
  await restored();
  expect([(await lookAt("/rodape")).text, before.includes("Velho")]).toEqual([before, true]);
  expect(await pages.get(id)).toMatchObject({ hasUnpublishedChanges: true });
});

test("one part that is missing is found in the night, and so is one file of a page", async () => {
  const { id } = await pages.publishEach("noite", "Noite");
  await lose(pathKey("loja", contentHash("/noite")));
  expect(await pages.said("noite")).toBe(404);
  await tidyPublishing(server.running.platform);
  expect(await pages.said("noite")).toBe("Noite");
  await lose("artefacts");
  await tidyPublishing(server.running.platform);
  await restored();
  expect(await pages.said("noite")).toBe("Noite");
  expect((await pages.get(id)).hasUnpublishedChanges).toBe(false);
});

test("what was taken off, or deleted with its site, does not come back", async () => {
  const { id } = await pages.publishEach("fora", "Fora");
  await ana.call("POST", `/api/pages/${id}/unpublish`);
  const other = await sayingPages(server, ana, "vazio");
  expect((await ana.call("DELETE", `/api/sites/${other.siteId}`)).status).toBeLessThan(300);
  await lose();
  await restoreLost(server.running.platform);
  await restored();
  expect([await pages.said("fora"), (await lookAt("/", "vazio")).status]).toEqual([410, 404]);
});
