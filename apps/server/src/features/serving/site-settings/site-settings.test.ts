import { rm } from "node:fs/promises";
import { join } from "node:path";
import { iconsFolder, siteFolder } from "@vitrine/contract";
import { PAGE_ID, type PageDocument, type PageRecord } from "@vitrine/document";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { multipartFile } from "../../../testing/multipart.ts";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { reconcileManifests } from "../../publishing/manifest/site-manifest.ts";

let server: TestServer;
let ana: TestCaller;
let bia: TestCaller;
let siteId: string;
let home: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  bia = await server.newCaller();
  ({ id: siteId, url: home } = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json());
});
afterAll(() => server.stop());

const NOBODY = { legalName: "", legalEmail: "" };
const change = (changes: object) => ana.call("PATCH", `/api/sites/${siteId}/serving`, changes);
const read = async () => (await ana.call("GET", `/api/sites/${siteId}/serving`)).json();
const visit = (path: string, method = "GET") => server.send("loja.localhost", path, { method });

function pageWith(facts: Partial<PageRecord>): PageDocument {
  const { document } = pageWithForm("");
  return { ...document, records: { ...document.records, [PAGE_ID]: { ...document.records[PAGE_ID], ...facts } as PageRecord } };
}

async function livePage(slug: string, facts: Partial<PageRecord> = {}): Promise<string> {
  const { id } = (await ana.call("POST", "/api/pages", { siteId, slug, title: "Página", document: pageWith(facts) })).json();
  const reply = await ana.call("POST", `/api/pages/${id}/publish`, {});
  expect(reply.status, reply.text).toBe(200);
  return id;
}

async function upload(caller: TestCaller, color: string): Promise<string> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: color } })
    .png()
    .toBuffer();
  const { headers, ...rest } = multipartFile("marca.png", "image/png", bytes);
  const reply = await server.send("localhost", "/api/images", {
    ...rest,
    headers: { ...headers, authorization: `Bearer ${caller.apiKey}` },
  });
  return reply.json().id;
}

const listed = async (): Promise<string[]> =>
  [...(await visit("/sitemap.xml")).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address.replace(home, ""));

test("a page of the site is shown where nothing is, with 404, for as long as it is published", async () => {
  expect(await read()).toEqual({ notFoundPageId: null, favicon: null, robots: "", ...NOBODY });
  const id = await livePage("nao-achei");
  expect((await change({ notFoundPageId: id })).json()).toEqual({ notFoundPageId: id, favicon: null, robots: "", ...NOBODY });
  const lost = await visit("/nada/aqui");
  expect([lost.status, lost.headers["cache-control"], lost.headers["x-robots-tag"], lost.headers.etag]).toEqual([
    404,
    "no-store",
    "noindex",
    undefined,
  ]);
  expect(lost.text).toContain(`/_v/forms/${id}/`);
  expect(lost.text).toBe((await visit("/nao-achei")).text);
  expect((await visit("/nao-achei")).status).toBe(200);
  expect([(await visit("/nada", "HEAD")).status, (await visit("/nada", "HEAD")).text]).toEqual([404, ""]);
  expect((await visit("/_v/nada")).text).toContain("Página não encontrada");
  expect((await visit("/%ff")).text).toContain(`/_v/forms/${id}/`);
  expect(await listed()).not.toContain("/nao-achei");
  await ana.call("PATCH", `/api/pages/${id}`, { slug: "perdido" });
  expect((await visit("/nada")).text).toContain(`/_v/forms/${id}/`);
  await ana.call("POST", `/api/pages/${id}/unpublish`);
  expect([(await visit("/nada")).status, (await visit("/nada")).text.includes("Página não encontrada")]).toEqual([404, true]);
  await ana.call("POST", `/api/pages/${id}/publish`, {});
  expect((await visit("/nada")).text).toContain(`/_v/forms/${id}/`);
  expect((await change({ notFoundPageId: null })).status).toBe(200);
  expect((await visit("/nada")).text).toContain("Página não encontrada");
  expect(await listed()).toContain("/perdido");
});

test("a page of another site, or of somebody else's, is none of it", async () => {
  const other = (await ana.call("POST", "/api/sites", { name: "outra", region: "br" })).json().id;
  const elsewhere = (await ana.call("POST", "/api/pages", { siteId: other, slug: "x", title: "X" })).json().id;
  const theirs = (await bia.call("POST", "/api/sites", { name: "da-bia", region: "br" })).json().id;
  const foreign = (await bia.call("POST", "/api/pages", { siteId: theirs, slug: "x", title: "X" })).json().id;
  for (const notFoundPageId of [elsewhere, foreign]) {
    const reply = await change({ notFoundPageId });
    expect([reply.status, reply.json().fields?.[0].code]).toEqual([400, "page_elsewhere"]);
  }
  expect((await change({ faviconId: await upload(bia, "#00ff00") })).json().fields[0].code).toBe("no_such_image");
  expect((await bia.call("PATCH", `/api/sites/${siteId}/serving`, { robots: "" })).status).toBe(404);
  expect(await read()).toEqual({ notFoundPageId: null, favicon: null, robots: "", ...NOBODY });
});

test("an image of the library is the icon of the site and of its pages that have none", async () => {
  expect((await visit("/favicon.ico")).status).toBe(204);
  await livePage("com-icone");
  expect((await visit("/com-icone")).text).toContain('rel="icon" href="data:');
  const imageId = await upload(ana, "#ff0000");
  expect((await change({ faviconId: imageId })).json().favicon).toEqual({ imageId, width: 300, height: 200 });
  const icon = await visit("/favicon.ico");
  expect([icon.status, icon.headers["content-type"]]).toEqual([200, "image/png"]);
  await expect.poll(async () => (await visit("/com-icone")).text, { timeout: 15_000 }).toContain('rel="icon" href="/favicon.ico"');
  await change({ faviconId: await upload(ana, "#0000ff") });
  expect((await visit("/favicon.ico")).bytes.equals(icon.bytes)).toBe(false);
  expect(await Array.fromAsync(server.running.platform.storage.list(iconsFolder("loja")))).toHaveLength(1);
  await change({ faviconId: null });
  expect((await visit("/favicon.ico")).status).toBe(204);
});

test("robots are told what its owner adds, line by line, and where the list of pages is", async () => {
  const robots = "Disallow: /rascunho\n\n# robôs de treino\nUser-agent: GPTBot\nDisallow: /";
  expect((await change({ robots: `  ${robots.replaceAll("\n", "\r\n")}\r\n` })).json().robots).toBe(robots);
  expect((await visit("/robots.txt")).text).toBe(`User-agent: *\nAllow: /\n${robots}\n\nSitemap: ${home}/sitemap.xml\n`);
  for (const wrong of [
    "oi",
    "Disallow /x",
    "Disallow: /x\nSet-Cookie: a=b",
    "Disallow: /ção",
    "# \u0007",
    "Disallow: /\u0000",
    "x".repeat(2_001),
    `${"#\n".repeat(101)}#`,
  ]) {
    const reply = await change({ robots: wrong });
    expect(reply.status, JSON.stringify(wrong)).toBe(400);
  }
  expect((await read()).robots).toBe(robots);
  await change({ robots: "" });
});

test("search engines are told of the pages that want to be found, as they are by now", async () => {
  const id = await livePage("curso");
  await livePage("segredo", { hiddenFromSearch: true });
  await livePage("copia", { canonical: "https://outro.example/original" });
  await livePage("propria", { canonical: `${home}/propria` });
  await livePage("");
  const paths = await listed();
  expect(paths).toEqual(expect.arrayContaining(["/", "/curso", "/propria"]));
  expect(paths).not.toEqual(expect.arrayContaining(["/segredo"]));
  expect(paths).not.toEqual(expect.arrayContaining(["/copia"]));
  const reply = await visit("/sitemap.xml");
  expect([reply.status, reply.headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(reply.text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  await ana.call("PATCH", `/api/pages/${id}`, { slug: "aulas" });
  expect(await listed()).toEqual(expect.arrayContaining(["/aulas"]));
  expect(await listed()).not.toEqual(expect.arrayContaining(["/curso"]));
  await ana.call("POST", `/api/pages/${id}/unpublish`);
  expect(await listed()).not.toEqual(expect.arrayContaining(["/aulas"]));
  expect((await visit("/sitemap-1.xml")).status).toBe(404);
});

test("a disk that has lost the site gets all of it back, and the export says it", async () => {
  const { platform } = server.running;
  const id = await livePage("volta");
  await change({ notFoundPageId: id, faviconId: await upload(ana, "#123456"), robots: "Disallow: /x" });
  // Pages are made anew for the icon, which the loss of a disk does not wait for.
  for (const path of ["/", "/com-icone", "/perdido", "/propria", "/volta"]) {
    await expect.poll(async () => (await visit(path)).text, { timeout: 20_000 }).toContain('href="/favicon.ico"');
  }
  const before = [
    await listed(),
    (await visit("/favicon.ico")).bytes.toString("hex"),
    (await visit("/robots.txt")).text,
    (await visit("/nada")).text,
  ];
  // A page that is seen may still be in the middle of what writes it: that would put some of it on the disk that is lost.
  const underWay = sql`SELECT id FROM jobs WHERE queue = 'publishing.renew-page'`;
  await expect.poll(async () => (await platform.database.queries.execute(underWay)).rows, { timeout: 20_000 }).toEqual([]);
  await rm(join(server.dataFolder, "storage", siteFolder("loja")), { recursive: true });
  platform.storage.noteChange(null);
  server.front.storage.noteChange(null);
  await platform.database.queries.execute(
    sql`INSERT INTO stale_parts (site_id, kind, name, token) VALUES (${siteId}, 'site', '', 'x') ON CONFLICT DO NOTHING`,
  );
  await reconcileManifests(platform);
  expect([
    await listed(),
    (await visit("/favicon.ico")).bytes.toString("hex"),
    (await visit("/robots.txt")).text,
    (await visit("/nada")).text,
  ]).toEqual(before);
});
