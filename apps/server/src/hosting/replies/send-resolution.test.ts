import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { artefactKey } from "@vitrine/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPlane, type TestPlane } from "../testing/test-plane.ts";
import { PAGE_CSP, putArtefact, putPage, putSite } from "../testing/test-site.ts";

const HTML = `<!doctype html><title>Curso de violão</title>${"<p>Toque em quatro semanas.</p>".repeat(40)}`;
const SITE = "violao.localhost";

let plane: TestPlane;
let hash: string;
beforeAll(async () => {
  plane = await startTestPlane();
  hash = await putPage(plane.storage, HTML, { site: { gone: ["/antigo"] } });
});
afterAll(() => plane.stop());

const accept = (encoding: string) => ({ headers: { "accept-encoding": encoding } });

test("a page comes whole, with its policy and without a cookie, cold and warm", async () => {
  for (const turn of ["cold", "warm"]) {
    const reply = await plane.send(SITE, "/curso?utm_source=anuncio");
    expect(reply.status, turn).toBe(200);
    expect(reply.text).toBe(HTML);
    expect(reply.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-length": String(Buffer.byteLength(HTML)),
      "content-security-policy": PAGE_CSP,
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      vary: "accept-encoding",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(reply.headers["content-encoding"]).toBeUndefined();
  }
});

test("a site without a page at its own address says so, in the visitor's language, and lists nothing", async () => {
  for (const [language, words] of [
    ["pt-BR,pt;q=0.9", "Este site está sendo preparado"],
    ["en-US", "This site is being prepared"],
    ["es-MX", "Este sitio se está preparando"],
    ["de", "Este site está sendo preparado"],
  ] as const) {
    for (const path of ["/", "//", "/?utm_source=anuncio"]) {
      const reply = await plane.send(SITE, path, { headers: { "accept-language": language } });
      expect([reply.status, reply.headers.vary, reply.headers["cache-control"]], path).toEqual([200, "accept-language", "no-store"]);
      expect(reply.text).toContain(`<h1>${words}</h1>`);
      expect(reply.headers["x-robots-tag"]).toBe("noindex");
      expect(reply.text).not.toMatch(/curso|antigo|<a /);
    }
  }
  expect((await plane.send(SITE, "/", { method: "HEAD" })).bytes).toHaveLength(0);
  expect((await plane.send(SITE, "/", { method: "POST" })).status).toBe(405);
  expect((await plane.send("nada.localhost", "/")).status).toBe(404);
});

test("it is sent as the client likes it best", async () => {
  const brotli = await plane.send(SITE, "/curso", accept("gzip, deflate, br, zstd"));
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(HTML);
  const gzip = await plane.send(SITE, "/curso", accept("br;q=0.1, gzip;q=0.9"));
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gzip.headers["content-length"]).toBe(String(gzip.bytes.length));
  expect(gunzipSync(gzip.bytes).toString()).toBe(HTML);
  expect((await plane.send(SITE, "/curso", accept("br;q=0, gzip;q=0"))).headers["content-encoding"]).toBeUndefined();
});

test("a file without compressed copies is sent as it is", async () => {
  const plain = await putArtefact(plane.storage, "console.log('oi')");
  await plane.storage.remove(artefactKey(plain, "br"));
  const reply = await plane.send(SITE, `/_v/${plain}.js`, accept("br"));
  expect(reply.status).toBe(200);
  expect(reply.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(reply.headers["content-encoding"]).toBeUndefined();
  expect(reply.text).toBe("console.log('oi')");
});

test("a file that is not there, or not of a kind we serve, is not found", async () => {
  for (const path of [`/_v/${"0".repeat(40)}.js`, `/_v/${hash}.html`, `/_v/${hash}`, "/_v/", "/_v/nada/x", "/_v/../curso"]) {
    expect((await plane.send(SITE, path)).status, path).toBe(404);
  }
  expect((await plane.send(SITE, `/_v/${hash}.js`, { method: "POST" })).headers.allow).toBe("GET, HEAD");
});

test("who has the page already is told so, and each encoding has a tag of its own", async () => {
  const { etag = "" } = (await plane.send(SITE, "/curso", accept("gzip"))).headers;
  const ask = (tag: string, encoding = "gzip", method = "GET") =>
    plane.send(SITE, "/curso", { method, headers: { "accept-encoding": encoding, "if-none-match": tag } });
  for (const tag of [etag, `W/${etag}`, "*", `"another", W/${etag} , "third"`]) {
    for (const method of ["GET", "HEAD"]) {
      const reply = await ask(tag, "gzip", method);
      expect(reply.status, `${method} ${tag}`).toBe(304);
      expect(reply.bytes).toHaveLength(0);
      expect(reply.headers).toMatchObject({ etag, vary: "accept-encoding", "cache-control": "public, max-age=0, must-revalidate" });
    }
  }
  expect((await ask('"another"')).status).toBe(200);
  expect((await ask(etag.slice(0, -1))).status).toBe(200);
  expect((await ask(etag, "br")).status).toBe(200);
});

test("HEAD says what GET would, without the body", async () => {
  for (const path of ["/curso", "/nada", "/antigo", "/robots.txt"]) {
    const get = await plane.send(SITE, path);
    const head = await plane.send(SITE, path, { method: "HEAD" });
    expect(head.bytes).toHaveLength(0);
    expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
    expect(head.status).toBe(get.status);
  }
});

test("several requests on one connection are answered in their order, whatever they are", async () => {
  const ask = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: ${SITE}:${plane.port}\r\n${more}\r\n`;
  const received = await plane.sendRaw(ask("/curso") + ask("/nada") + ask("/curso") + ask("/curso", "Connection: close\r\n"));
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 404", "HTTP/1.1 200", "HTTP/1.1 200"]);
  expect(received).toMatch(/Connection: close/i);
  expect(received.match(/Date: \w+, \d+ \w+ \d+ [\d:]+ GMT\r\n/g)).toHaveLength(4);
  const old = await plane.sendRaw(`GET /curso HTTP/1.0\r\nHost: ${SITE}\r\n\r\n`);
  expect(old).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(old).toContain("</p>");
});

test("a page written another way leads to the way it is published", async () => {
  await putPage(plane.storage, HTML, { path: "/", site: { name: "inicio" } });
  for (const path of ["/curso/", "//curso", "/Curso", "/cur%73o", "/curso//"]) {
    const reply = await plane.send(SITE, `${path}?a=1&b=%20`);
    expect(reply.status, path).toBe(308);
    expect(reply.headers.location).toBe("/curso?a=1&b=%20");
  }
  expect((await plane.send("inicio.localhost", "//")).headers.location).toBe("/");
  expect((await plane.send("inicio.localhost", "/?fbclid=x")).status).toBe(200);
  expect((await plane.send(SITE, "//example.com/curso")).status).toBe(404);
});

test("what is gone says so, and nothing else is found", async () => {
  expect((await plane.send(SITE, "/antigo")).status).toBe(410);
  expect((await plane.send(SITE, "/antigo/")).status).toBe(410);
  const hostile = ["/nada", "/%", "/%zz", "/%00", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/a/../curso", "/./curso"];
  for (const path of [...hostile, "/__proto__", "/constructor", `/${"a".repeat(8_000)}`]) {
    const reply = await plane.send(SITE, path);
    expect(reply.status, path).toBe(404);
    expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
  }
});

test("visitors are told in their language", async () => {
  const told = async (language: string) => (await plane.send(SITE, "/nada", { headers: { "accept-language": language } })).text;
  expect(await told("es-AR,es;q=0.9")).toContain("Página no encontrada");
  expect(await told("en-US")).toContain("Page not found");
  expect(await told("fr")).toContain("Página não encontrada");
});

test("a page only is read", async () => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const reply = await plane.send(SITE, "/curso", { method });
    expect(reply.status, method).toBe(405);
    expect(reply.headers.allow).toBe("GET, HEAD");
  }
});

test("search engines and browsers get an answer to what they ask of every site", async () => {
  expect((await plane.send(SITE, "/robots.txt")).text).toBe("User-agent: *\nAllow: /\n\nSitemap: http://violao.localhost/sitemap.xml\n");
  expect((await plane.send(SITE, "/favicon.ico")).status).toBe(204);
});

test("a page whose file has vanished is unavailable for now, and the log says so", async () => {
  await putSite(plane.storage, { name: "quebrado", routes: { "/": { artefact: "f".repeat(40) } } });
  const reply = await plane.send("quebrado.localhost", "/");
  expect(reply.status).toBe(503);
  expect(reply.headers["retry-after"]).toBe("60");
  expect(plane.logged).toContain("hosting.artefact_missing");
});
