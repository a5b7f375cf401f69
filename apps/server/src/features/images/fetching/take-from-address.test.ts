import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ForeignSite, openForeignSite, sendForever } from "../../../testing/foreign-site.ts";
import { multipartFile } from "../../../testing/multipart.ts";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { sampleMp3 } from "../testing/sample-mp3.ts";

const SCRIPT = "<script>alert(1)</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)">${SCRIPT}<rect width="40" height="20" fill="#0a7" onclick="x()"/></svg>`;

let server: TestServer;
let ana: TestCaller;
let other: ForeignSite;
let home: string;
let photo: Buffer;
const asked: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  photo = await sharp({ create: { width: 9, height: 7, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();
  const answers: Readonly<Record<string, readonly [status: number, headers: Readonly<Record<string, string>>, body: Buffer | string]>> = {
    "/ch%C3%A1%20verde.jpg?w=2": [200, { "content-type": "image/jpeg" }, photo],
    "/unsaid": [200, { "content-type": "text/plain" }, photo],
    "/drawing.svg": [200, { "content-type": "image/svg+xml" }, SVG],
    "/polyglot.jpg": [200, { "content-type": "image/jpeg" }, Buffer.concat([photo, Buffer.from(SCRIPT)])],
    "/page.png": [200, { "content-type": "image/png" }, `<!doctype html>${SCRIPT}`],
    "/polyglot.gif": [200, { "content-type": "image/gif" }, `GIF89a/*${SCRIPT}*/=1`],
    "/sound.jpg": [200, { "content-type": "image/jpeg" }, sampleMp3(30)],
    "/program.png": [200, { "content-type": "image/png" }, Buffer.from("MZ\x90\0\x03\0\0\0", "latin1")],
    "/bomb.png": [200, { "content-type": "image/png" }, pngOf(60_000, 60_000)],
    "/long.jpg": [200, { "content-type": "image/jpeg", "content-length": String(11 * 1024 * 1024) }, photo],
    "/packed.png": [200, { "content-type": "image/png", "content-encoding": "gzip" }, gzipSync(Buffer.alloc(12 * 1024 * 1024))],
    "/unpackable.png": [200, { "content-type": "image/png", "content-encoding": "gzip" }, photo],
    "/gone.jpg": [404, { "content-type": "image/jpeg" }, photo],
    "/private.jpg": [401, { "www-authenticate": "Basic" }, photo],
    "/empty.jpg": [200, { "content-type": "image/jpeg" }, ""],
    "/to-inside": [302, { location: "http://10.0.0.1/photo.jpg" }, ""],
    "/to-cloud": [302, { location: "http://169.254.169.254/latest/meta-data/" }, ""],
    "/to-file": [302, { location: "file:///etc/passwd" }, ""],
    "/to-port": [302, { location: "http://127.0.0.1:22/" }, ""],
    "/round": [302, { location: "/round" }, ""],
  };
  other = await openForeignSite(server, ({ url = "" }, reply) => {
    asked.push(url);
    if (url === "/endless.jpg") return sendForever(reply, Buffer.alloc(65_536, 0xff));
    const [status, headers, body] = answers[url] ?? [404, {}, ""];
    reply.writeHead(status, headers).end(body);
  });
  home = other.origin;
});
afterAll(async () => {
  await other.leave();
  await server.stop();
});

/** The head of a picture of this size, with next to nothing behind it. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const part = (type: string, content: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)]);
  };
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), part("IHDR", header), part("IDAT", deflateSync(Buffer.alloc(10)))]);
}

const take = (url: string, caller = ana): Promise<Reply> => caller.call("POST", "/api/images/fetch", { url });
const fate = (reply: Reply): [number, string] => [reply.status, reply.json().code];

test("a picture of another site is one of the account's, named as it is there, whatever its server calls it", async () => {
  const reply = await take(`${home}/ch%C3%A1%20verde.jpg?w=2`);
  expect([reply.status, reply.json()]).toEqual([
    201,
    expect.objectContaining({ name: "chá verde.jpg", width: 9, height: 7, kind: "image" }),
  ]);
  const { items } = (await ana.call("GET", "/api/images")).json();
  expect(items).toEqual([expect.objectContaining({ id: reply.json().id })]);
  expect((await take(`${home}/unsaid`)).json()).toMatchObject({ width: 9, height: 7 });
});

test.each(["/drawing.svg", "/polyglot.jpg"])("what runs in %s is not in what is shown of it", async (path) => {
  const { url } = (await take(`${home}${path}`)).json();
  const shown = await server.send("uploads.localhost", new URL(url).pathname, {});
  expect(shown.status).toBe(200);
  expect(shown.text).not.toMatch(/script|alert|onload|onclick/);
});

test.each([
  ["a page that is called a picture", "/page.png", 415, "NOT_AN_IMAGE"],
  ["a script that begins like a picture", "/polyglot.gif", 415, "NOT_AN_IMAGE"],
  ["a sound", "/sound.jpg", 415, "NOT_AN_IMAGE"],
  ["a program", "/program.png", 415, "NOT_AN_IMAGE"],
  ["more points than anybody can hold", "/bomb.png", 413, "IMAGE_TOO_LARGE"],
  ["more bytes than an upload has", "/long.jpg", 413, "IMAGE_TOO_LARGE"],
  ["a body without end", "/endless.jpg", 413, "IMAGE_TOO_LARGE"],
  ["a little that unpacks to much", "/packed.png", 413, "IMAGE_TOO_LARGE"],
  ["what says that it is packed, and is not", "/unpackable.png", 422, "PICTURE_NOT_FETCHED"],
  ["what is gone", "/gone.jpg", 422, "PICTURE_NOT_FETCHED"],
  ["what takes a password", "/private.jpg", 422, "PICTURE_NOT_FETCHED"],
  ["nothing", "/empty.jpg", 422, "PICTURE_NOT_FETCHED"],
  ["a way inside", "/to-inside", 422, "PICTURE_NOT_FETCHED"],
  ["a way to what the cloud tells its own", "/to-cloud", 422, "PICTURE_NOT_FETCHED"],
  ["a way to a file", "/to-file", 422, "PICTURE_NOT_FETCHED"],
  ["a way to another port", "/to-port", 422, "PICTURE_NOT_FETCHED"],
  ["a way without end", "/round", 422, "PICTURE_NOT_FETCHED"],
])("%s is refused, and nothing of it is kept", async (_, path, status, code) => {
  const bia = await server.newCaller();
  expect(fate(await take(`${home}${path}`, bia))).toEqual([status, code]);
  expect((await bia.call("GET", "/api/images")).json().items).toEqual([]);
});

describe("where the server stands", () => {
  test.each([
    "HOME",
    "http://localhost/",
    "http://127.1/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.1/",
    "http://0x7f000001/",
    "http://2130706433/",
    "https://example.com:8443/x.png",
    "https://ana:senha@example.com/x.png",
    "file:///etc/passwd",
    "data:image/svg+xml,<svg/>",
    "javascript:alert(1)",
    "//example.com/x.png",
    "nowhere",
  ])("%s is told of as if nothing were there", async (url) => {
    const before = asked.length;
    const reply = await other.whileGuarded(() => take(url === "HOME" ? `${home}/unsaid` : url));
    const { requestId: _, ...said } = reply.json();
    const { requestId: __, ...nothing } = (await take(`${home}/gone.jpg`)).json();
    expect([reply.status, said]).toEqual([422, nothing]);
    expect(asked.slice(before)).toEqual(["/gone.jpg"]);
  });
});

test("each counts as an upload, and an account asks for so many a minute", async () => {
  const caio = await server.newCaller();
  for (let asks = 0; asks < 120; asks++) expect((await take("nowhere", caio)).status).toBe(422);
  expect((await take("nowhere", caio)).status).toBe(429);
  const { headers, ...file } = multipartFile("a.jpg", "image/jpeg", photo);
  const upload = await server.send("localhost", "/api/images", {
    ...file,
    headers: { ...headers, authorization: `Bearer ${caio.apiKey}` },
  });
  expect(upload.status).toBe(429);
});
