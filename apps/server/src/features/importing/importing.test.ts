import type { ImportReport, Page } from "@vitrine/contract";
import type { PageDocument } from "@vitrine/document";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { importForm } from "./testing/import-form.ts";
import { makeZip } from "./testing/make-zip.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  ({ caller: ana, siteId } = await newOwner("loja"));
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#884422" } })
    .png()
    .toBuffer();
});
afterAll(() => server.stop());

/** Imports are counted for each account: whoever makes many does so as somebody new. */
async function newOwner(name: string): Promise<{ readonly caller: TestCaller; readonly siteId: string }> {
  const caller = await server.newCaller();
  return { caller, siteId: (await caller.call("POST", "/api/sites", { name, region: "br" })).json().id };
}

let slugs = 0;
function send(file: string | Buffer, fields: Readonly<Record<string, string>> = {}, caller = ana): Promise<Reply> {
  const { headers, ...rest } = importForm(file, { siteId, slug: `importada-${++slugs}`, ...fields });
  return server.send("localhost", "/api/pages/import", { ...rest, headers: { ...headers, authorization: `Bearer ${caller.apiKey}` } });
}

async function imported(
  file: string | Buffer,
  fields: Readonly<Record<string, string>> = {},
): Promise<{ page: Page; report: ImportReport; document: PageDocument }> {
  const reply = await send(file, fields);
  if (reply.status !== 201) throw new Error(reply.text);
  const { page, report } = reply.json();
  return { page, report, document: (await ana.call("GET", `/api/pages/${page.id}/document`)).json().document };
}

const propsOf = ({ records }: PageDocument, kind: string) =>
  Object.values(records).flatMap((record) => (record.type === "block" && record.kind === kind ? [record.props] : []));

test("a page that its owner protects is refused, and nothing of it is made", async () => {
  const html =
    '<!doctype html><html><head><meta name="Vitrine-Protected" content="true"><title>A</title></head><body><h1>A</h1></body></html>';
  const before = (await ana.call("GET", "/api/pages")).json().items.length;
  const reply = await send(html);
  expect([reply.status, reply.json().code, reply.json().message]).toEqual([
    403,
    "PAGE_SECURED",
    "A página é protegida e não pode ser clonada.",
  ]);
  expect((await ana.call("GET", "/api/pages")).json().items).toHaveLength(before);
});

test("an HTML file becomes a page that is published like any other, named as it is titled", async () => {
  const html =
    "<!doctype html><html lang=en><head><title>Summer sale</title></head><body><h1>Half the price</h1><p>Until <b>Sunday</b>.</p></body></html>";
  const { page, report, document } = await imported(html, { slug: "sale" });
  expect(page).toMatchObject({ title: "Summer sale", slug: "sale", language: "en", status: "not_published", siteId });
  expect(report).toEqual({
    source: "html",
    blocks: 3,
    words: { found: 5, kept: 5 },
    links: { found: 0, kept: 0 },
    pictures: { found: 0, kept: 0 },
    notices: [],
  });
  expect(document.records.page).toMatchObject({ title: "" });
  const { url } = (await ana.call("POST", `/api/pages/${page.id}/publish`)).json();
  const shown = await server.send(new URL(url).host.split(":")[0] ?? "", new URL(url).pathname);
  expect(shown.text).toMatch(/<title>Summer sale<\/title>/);
  expect(shown.text).toMatch(/<h1[^>]*>Half the price<\/h1>/);
});

test("a name that somebody gives is the page's, and its own title stays what search engines are told", async () => {
  const { page, document } = await imported("<title>Oferta de verão</title><p>x</p>", { title: "Rascunho" });
  expect(page.title).toBe("Rascunho");
  expect(document.records.page).toMatchObject({ title: "Oferta de verão" });
});

test("a zip brings its page, its style sheet and its pictures, which are made anew", async () => {
  const html =
    '<link rel=stylesheet href="css/a.css"><header class="top"><img src="../img/foto.png" alt="Café"></header><img src="img/falta.png"><img src="/img/foto.png"><p>x</p>';
  const zip = makeZip([
    { name: "site/", content: "" },
    { name: "site/pagina/index.html", content: html },
    { name: "site/pagina/outra.html", content: "<p>y</p>" },
    { name: "site/pagina/css/a.css", content: ".top{background:#112233 url(../../img/foto.png)}", isPacked: true },
    { name: "site/img/foto.png", content: photo },
    { name: "__MACOSX/._index.html", content: "x" },
  ]);
  const { report, document } = await imported(zip);
  expect(report).toMatchObject({ source: "zip", pictures: { found: 3, kept: 1 } });
  expect(report.notices).toEqual([
    { code: "picture", count: 2, examples: ["img/falta.png", "/img/foto.png"] },
    { code: "page", count: 1, examples: ["site/pagina/outra.html"] },
  ]);
  const [first] = propsOf(document, "image");
  const { imageId } = (first?.image ?? {}) as { readonly imageId?: string };
  expect(first).toMatchObject({ alt: "Café", image: { imageId: expect.stringMatching(/^img_/), width: 40, height: 30 } });
  const section = Object.values(document.records).find((record) => record.type === "block" && record.kind === "section");
  expect(section?.type === "block" && section.styles.base?.normal).toMatchObject({
    background: { type: "color", value: "#112233" },
    backgroundImage: { type: "image", imageId },
  });
  const library = (await ana.call("GET", "/api/images")).json();
  expect(library.items.map(({ name }: { name: string }) => name)).toEqual(["foto.png"]);
});

test("a picture that stands in its own address comes along, and none of the server's own network", async () => {
  const inside = ["http://127.0.0.1:1/a.png", "http://169.254.169.254/latest", "http://[::1]/a.png", "https://user:pw@example.com/a.png"];
  const { report, document } = await imported(
    `<img src="data:image/png;base64,${photo.toString("base64")}" alt="eu"><img src="file:///etc/passwd">${inside.map((src) => `<img src="${src}">`).join("")}`,
  );
  expect(propsOf(document, "image")[0]).toMatchObject({ alt: "eu", image: { width: 40, height: 30 } });
  expect(report.pictures).toEqual({ found: 6, kept: 1 });
  expect(report.notices).toEqual([{ code: "picture", count: 5, examples: expect.arrayContaining([inside[0]]) }]);
});

test("the project file of a page of every template makes the same document again", async () => {
  const ids: string[] = (await ana.call("GET", "/api/templates?limit=100")).json().items.map(({ id }: { id: string }) => id);
  expect(ids.length).toBeGreaterThan(15);
  const caller = [await newOwner("um"), await newOwner("dois")];
  for (const [index, templateId] of ids.entries()) {
    const { caller: owner, siteId: site } = caller[index % 2] ?? { caller: ana, siteId };
    const made = (await owner.call("POST", "/api/pages", { siteId: site, slug: `m-${index}`, title: "Modelo", templateId })).json();
    const project = await owner.call("GET", `/api/pages/${made.id}/project.json`);
    const reply = await send(project.text, { siteId: site, slug: `n-${index}` }, owner);
    expect(reply.status, reply.text).toBe(201);
    const { page, report } = reply.json();
    expect(page.title).toBe("Modelo");
    expect(report).toMatchObject({ source: "project", notices: [] });
    const again = (await owner.call("GET", `/api/pages/${page.id}/document`)).json().document;
    expect(again).toEqual(project.json().document);
  }
});

test("a project goes on following the style of its own site, and keeps the look of another", async () => {
  const page = (await ana.call("POST", "/api/pages", { siteId, slug: "segue", title: "Segue" })).json();
  const style = (await ana.call("GET", `/api/sites/${siteId}/style`)).json();
  const token = { type: "token", id: "color-text", kind: "color", name: "Texto", order: "a1", value: "#101010" };
  expect((await ana.call("PUT", `/api/sites/${siteId}/style`, { version: style.version, tokens: [token] })).status).toBe(200);
  const following = (await ana.call("POST", "/api/pages", { siteId, slug: "segue-2", title: "Segue" })).json();
  const project = (await ana.call("GET", `/api/pages/${following.id}/project.json`)).text;
  const tokenOf = ({ records }: PageDocument) => records["color-text"];
  expect(tokenOf((await imported(project)).document)).toMatchObject({ value: "#101010", site: true });
  const other = (await ana.call("POST", "/api/sites", { name: "outra-loja", region: "br" })).json();
  const elsewhere = tokenOf((await imported(project, { siteId: other.id })).document);
  expect(elsewhere).toMatchObject({ value: "#101010" });
  expect(elsewhere).not.toHaveProperty("site");
  expect(page.id).not.toBe(following.id);
});

test("a project with pictures of another account says so, and its code of its own stays off", async () => {
  const { document } = await imported(`<img src="data:image/png;base64,${photo.toString("base64")}">`);
  const bia = await newOwner("bia");
  const project = { format: "vitrine-project", version: 1, title: "Dela", slug: "dela", document };
  const reply = await send(JSON.stringify(project), { siteId: bia.siteId }, bia.caller);
  expect(reply.json().report).toMatchObject({ pictures: { found: 1, kept: 0 }, notices: [{ code: "image_missing", count: 1 }] });
});

test("nobody imports into a site of somebody else, or takes their project, and nothing of it stays", async () => {
  const { page } = await imported("<p>x</p>");
  const bia = await newOwner("de-bia");
  expect((await send("<p>x</p>", {}, bia.caller)).json().code).toBe("NOT_FOUND");
  expect((await bia.caller.call("GET", `/api/pages/${page.id}/project.json`)).json().code).toBe("NOT_FOUND");
  expect((await bia.caller.call("GET", "/api/pages")).json().items).toEqual([]);
  expect((await send("<p>x</p>", { slug: "Não Vale" })).json().fields).toEqual([expect.objectContaining({ path: "slug" })]);
});
