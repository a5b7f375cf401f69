import { imagesNamedIn, type PageDocument } from "@vitrine/document";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ForeignSite, openForeignSite, sendForever } from "../../../testing/foreign-site.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { listEvents } from "../../audit/index.ts";
import { putCloneAccess } from "../../billing/index.ts";

const WORDPRESS = '<meta name="generator" content="WordPress 6.7">';

let server: TestServer;
let other: ForeignSite;
let home: string;
let photo: Buffer;
/** Whoever asks for what never comes is told of here, and when they have left. */
let silent: { readonly asked: () => void; readonly left: () => void };

beforeAll(async () => {
  server = await startTestServer({ VITRINE_DEFAULT_PLAN: "lifetime" });
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();
  const pages: Readonly<Record<string, string>> = {
    "/oferta": `<html lang="pt"><head><title>Oferta de quinta</title>${WORDPRESS}<link rel="stylesheet" href="/wp-content/a.css"></head><body><section class="hero"><h1>Torra fresca</h1><p>Chega <a href="/frete">até sábado</a>.</p><img src="foto.jpg" alt="Grãos"></section><form action="https://x.example/f"><input type="email" name="email" required><button>Avise-me</button></form><script>fbq("init","123")</script></body></html>`,
    "/outra": "<html><head><title>Feita à mão</title></head><body><h1>Olá</h1></body></html>",
    "/protegida": `<html><head>${WORDPRESS}<meta name="vitrine-protected" content="1"></head><body><h1>Minha</h1></body></html>`,
    "/comprida": `<html><head>${WORDPRESS}<link rel="stylesheet" href="/never.css"></head><body><h1>Olá</h1></body></html>`,
    "/com-foto": `<html><head>${WORDPRESS}</head><body><h1>Olá</h1><img src="/never.jpg" alt="Grãos"></body></html>`,
    "/vazia": `<html><head>${WORDPRESS}</head><body></body></html>`,
  };
  other = await openForeignSite(server, (request, reply) => {
    const { url = "" } = request;
    const html = pages[url];
    if (html !== undefined) return void reply.setHeader("content-type", "text/html; charset=utf-8").end(html);
    if (url === "/wp-content/a.css") return void reply.end(".hero{background:#3b2415;color:#fff}");
    if (url === "/foto.jpg") return void reply.end(photo);
    if (url === "/pdf") return void reply.setHeader("content-type", "application/pdf").end("%PDF");
    if (url === "/inward") return void reply.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end();
    if (url.startsWith("/never")) {
      reply.once("close", silent.left);
      reply.writeHead(200, { "content-type": "text/html" }).write(WORDPRESS);
      return silent.asked();
    }
    if (url === "/endless") {
      reply.writeHead(200, { "content-type": "text/html" });
      return sendForever(reply, "a".repeat(65_536));
    }
    reply.writeHead(404).end();
  });
  home = other.origin;
});
afterAll(async () => {
  await other.leave();
  await server.stop();
});

let people = 0;
async function newcomer(mayClone = true): Promise<{ readonly caller: TestCaller; readonly siteId: string }> {
  const caller = await server.newCaller();
  const { database, callers } = server.running.platform;
  await putCloneAccess(database.queries, caller.accountId, mayClone);
  callers.forget(caller.accountId);
  const made = await caller.call("POST", "/api/sites", { name: `clona-${++people}`, region: "br" });
  return { caller, siteId: made.json().id };
}

const clone = ({ caller, siteId }: Awaited<ReturnType<typeof newcomer>>, url: string, more: object = {}) =>
  caller.call("POST", "/api/pages/clone", { url, siteId, slug: "oferta", ownsContent: true, ...more });

test("a page at an address becomes blocks with pictures of its own, and the log says who took it from where", async () => {
  const ana = await newcomer();
  const reply = await clone(ana, `${home}/oferta`);
  expect(reply.status, reply.text).toBe(201);
  const { page, report } = reply.json();
  expect(page).toMatchObject({ title: "Oferta de quinta", slug: "oferta", status: "not_published", siteId: ana.siteId });
  expect(report).toMatchObject({ source: "web", links: { found: 1, kept: 1 }, pictures: { found: 1, kept: 1 } });
  expect(report.words.kept).toBe(report.words.found);
  expect(report.notices.map(({ code }: { code: string }) => code)).toEqual(expect.arrayContaining(["pixel", "form_target"]));
  const document: PageDocument = (await ana.caller.call("GET", `/api/pages/${page.id}/document`)).json().document;
  const text = JSON.stringify(document);
  expect(text).toContain(`${home}/frete`);
  expect(text).toContain("#3b2415");
  expect(text).not.toMatch(/fbq|x\.example/);
  expect(imagesNamedIn(document).size).toBe(1);
  const { items } = await listEvents(server.running.platform.database.queries, ana.caller.accountId, { limit: 10 });
  expect(items).toEqual([expect.objectContaining({ kind: "page_cloned", subject: `${home}/oferta` })]);
});

test.each([
  ["/outra", 415, "ONLY_WORDPRESS_PAGES"],
  ["/protegida", 403, "PAGE_SECURED"],
  ["/vazia", 415, "INVALID_HTML"],
  ["/pdf", 422, "PAGE_UNREACHABLE"],
  ["/gone", 422, "PAGE_UNREACHABLE"],
  ["/endless", 422, "PAGE_UNREACHABLE"],
])("%s is refused, and leaves nothing behind", async (path, status, code) => {
  const ana = await newcomer();
  const reply = await clone(ana, `${home}${path}`);
  expect([reply.status, reply.json().code]).toEqual([status, code]);
  expect((await ana.caller.call("GET", "/api/pages")).json().items).toEqual([]);
  expect((await ana.caller.call("GET", "/api/images")).json().items).toEqual([]);
});

test.each([
  "http://127.0.0.1/",
  "http://localhost:3000/api/accounts/me",
  "http://[::1]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://10.0.0.1/",
  "http://0x7f000001/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "https://ana:senha@example.com/",
  "https://example.com:8443/",
  "nowhere",
])("%s is an address that nobody is asked at", async (url) => {
  const ana = await newcomer();
  const reply = await other.whileGuarded(() => clone(ana, url));
  expect([reply.status, reply.json().fields]).toEqual([400, [expect.objectContaining({ path: "url", code: "clone_address" })]]);
});

test("a page that leads inward is not followed there", async () => {
  const ana = await newcomer();
  expect((await clone(ana, `${home}/inward`)).json()).toMatchObject({ code: "INVALID_INPUT" });
});

test("whoever clones has access to it, and says that they may copy the page", async () => {
  const ana = await newcomer();
  for (const ownsContent of [false, undefined, "true"]) {
    const reply = await clone(ana, `${home}/oferta`, { ownsContent });
    expect([reply.status, reply.json().fields?.[0]?.path]).toEqual([400, "ownsContent"]);
  }
  const beto = await newcomer(false);
  expect((await clone(beto, `${home}/oferta`)).json()).toMatchObject({ code: "PLAN_REQUIRED", data: { needs: "clone" } });
  expect((await clone({ ...ana, siteId: beto.siteId }, `${home}/oferta`)).status).toBe(404);
});

/** Long before the page would be given up by itself. */
const AT_ONCE_MS = 10_000;

test.each([
  ["its page", "/never"],
  ["its style sheet", "/comprida"],
  ["a picture of it", "/com-foto"],
])("a clone that is cancelled while it waits for %s ends at once, keeps nothing, and the next one begins", async (_, path) => {
  const ana = await newcomer();
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  silent = { asked: asked.resolve, left: left.resolve };
  const cancelled = new AbortController();
  const body = JSON.stringify({ url: `${home}${path}`, siteId: ana.siteId, slug: "oferta", ownsContent: true });
  const headers = { authorization: `Bearer ${ana.caller.apiKey}`, "content-type": "application/json" };
  const reply = server.send("localhost", "/api/pages/clone", { method: "POST", headers, body, signal: cancelled.signal });
  await asked.promise;
  const before = performance.now();
  cancelled.abort();
  await expect(reply).rejects.toThrow();
  const next = await clone(ana, `${home}/oferta`);
  expect([next.status, next.json().page?.slug], next.text).toEqual([201, "oferta"]);
  await left.promise;
  expect(performance.now() - before).toBeLessThan(AT_ONCE_MS);
  expect((await ana.caller.call("GET", "/api/pages")).json().items).toHaveLength(1);
  expect((await ana.caller.call("GET", "/api/images")).json().items).toHaveLength(1);
});
