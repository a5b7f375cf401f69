import { get } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readInternalHeaders } from "../../../platform/link/internal-headers.ts";
import { type Script, type ScriptedApp, scriptedApp } from "../testing/scripted-app.ts";
import { type TestFront, testFront } from "../testing/test-front.ts";

let front: TestFront;
let app: ScriptedApp;
let script: Script;
const ok: Script = (_request, response) => void response.end("ok");

beforeAll(async () => {
  front = await testFront();
  app = await scriptedApp(front.socketPath, (...asked) => script(...asked));
});
beforeEach(() => {
  script = ok;
  app.received.length = 0;
});
afterAll(async () => {
  await front.stop();
  await app.stop();
});

/** The status a request with these headers gets, and the headers that came to the application, as they came. */
async function ask(...lines: string[]): Promise<{ status: number; headers: [name: string, value: string][] }> {
  app.received.length = 0;
  const reply = await front.sendRaw(`GET /api/x?y=1 HTTP/1.1\r\nHost: localhost\r\n${lines.map((line) => `${line}\r\n`).join("")}\r\n`);
  const raw = app.received[0]?.headers ?? [];
  const headers = raw.flatMap((name, i): [string, string][] => (i % 2 === 0 ? [[name, raw[i + 1] ?? ""]] : []));
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]), headers };
}
const OURS = [
  ["x-vitrine-address", "203.0.113.7"],
  ["x-vitrine-scheme", "https"],
  ["x-vitrine-plane", "dashboard"],
];
const LAST = ["Connection", "keep-alive"];

test("what is for the connection, for us, or says who asks is taken away, and what the front has judged is set", async () => {
  const { status, headers } = await ask(
    ...[
      "X-Vitrine-Address: 10.0.0.1",
      "x-vitrine-PLANE: alive",
      "X-VITRINE-other: 1",
      "Keep-Alive: timeout=5",
      "TE: trailers",
      "Trailer: x",
    ],
    ...["Proxy-Authorization: Basic x", "Proxy-Connection: keep-alive", "proxy-anything: 1", "HTTP2-Settings: AAMAAABk"],
    ...[
      "Forwarded: for=1.1.1.1",
      "X-Forwarded-For: 1.1.1.1",
      "X-Forwarded-Host: evil.example",
      "x-forwarded-proto: http",
      "X-Real-IP: 1.1.1.1",
    ],
    "Accept: text/html",
  );
  expect(status).toBe(200);
  expect(headers).toEqual([["host", "localhost"], ["Accept", "text/html"], ...OURS, LAST]);
});

test.each([
  ["Connection: x-one, X-TWO", "X-One: 1", "x-two: 2"],
  ["CONNECTION: x-one", "connection:X-Two", "x-ONE: 1", "X-two: 2"],
  ["Connection: , x-one ,\t,x-two", "x-one: 1", "x-one: again", "x-two: 2"],
  ["Connection: close, x-one, x-two", "x-one: 1", "x-two: 2"],
])("what Connection names is taken away: %j", async (...lines) => {
  const { status, headers } = await ask(...lines, "X-Three: 3");
  expect(status).toBe(200);
  expect(headers).toEqual([["host", "localhost"], ["X-Three", "3"], ...OURS, LAST]);
});

test("a Connection over two lines is refused, or takes away what stands on both", async () => {
  const { status, headers } = await ask("Connection: x-one,", " x-two", "x-one: 1", "x-two: 2");
  expect(status === 400 || headers.every(([name]) => !/^x-(?:one|two)$/.test(name))).toBe(true);
});

test("Connection takes nothing away that the front sets", async () => {
  const { status, headers } = await ask("Connection: x-vitrine-address, x-vitrine-plane, transfer-encoding", "x-vitrine-address: 1.1.1.1");
  expect([status, headers]).toEqual([200, [["host", "localhost"], ...OURS, LAST]]);
});

test.each(["host", "Authorization", "cookie", "ORIGIN", "sec-fetch-site", "content-length", "Content-Type", "x y", "a\u0001b", "(x)"])(
  "a request whose Connection names %j is not passed on",
  async (name) => {
    expect(await ask(`Connection: keep-alive, ${name}`, "Cookie: a=b", "Origin: https://evil.example")).toEqual({
      status: 400,
      headers: [],
    });
  },
);

test("everything else arrives as it was sent: its order, its letters, its bytes, and what comes twice", async () => {
  const lines = [
    "cookie: a=b",
    "X-Bytes: \xe9\xff\x80 caf\u00e9",
    "COOKIE: c=d",
    "accept: a",
    "Accept: b",
    "User-Agent:x",
    "Empty:",
    "Upgrade-Insecure-Requests: 1",
  ];
  const { headers } = await ask(...lines);
  expect(headers.slice(1, -4)).toEqual([
    ["cookie", "a=b"],
    ["X-Bytes", "\xe9\xff\x80 caf\u00e9"],
    ["COOKIE", "c=d"],
    ["accept", "a"],
    ["Accept", "b"],
    ["User-Agent", "x"],
    ["Empty", ""],
    ["Upgrade-Insecure-Requests", "1"],
  ]);
});

test("the application reads what the front has judged, and believes nobody who did not come through it", async () => {
  script = (request, response) => {
    try {
      response.end(JSON.stringify(readInternalHeaders(request)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  };
  expect((await front.send("/")).json()).toEqual({ address: "203.0.113.7", scheme: "https", plane: "dashboard" });
  const past = await new Promise<number | undefined>((resolve) => {
    get({ socketPath: front.socketPath, headers: { "x-vitrine-address": "::1" } }, (reply) => resolve(reply.resume().statusCode));
  });
  expect(past).toBe(500);
});

test("a target in absolute form names the host for the application too", async () => {
  await front.sendRaw("GET http://other.localhost:81/x?y HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  expect(app.received[0]).toMatchObject({ url: "/x?y" });
  expect(app.received[0]?.headers.slice(0, 2)).toEqual(["host", "other.localhost:81"]);
});

test("an answer arrives as it was given, but for what is for the connection between the two", async () => {
  script = (_request, response) => {
    response.writeHead(201, [
      ...["Set-Cookie", "a=b", "set-cookie", "c=d", "X-Bytes", "\xe9\xff", "X-Vitrine-Secret", "1", "Proxy-Authenticate", "Basic"],
      ...["Connection", "close, x-hop", "X-Hop", "1", "Keep-Alive", "timeout=9", "Upgrade", "h2c", "Content-Length", "2"],
    ]);
    response.end(Buffer.from("ok"));
  };
  const reply = await front.sendRaw("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(reply).toMatch(
    /^HTTP\/1\.1 201 Created\r\nSet-Cookie: a=b\r\nset-cookie: c=d\r\nX-Bytes: \xe9\xff\r\nContent-Length: 2\r\nDate: [^\r]+\r\nConnection: keep-alive\r\nKeep-Alive: timeout=10\r\n\r\nok$/,
  );
});

test("trailers go neither way, nor does what is only announced", async () => {
  script = (request, response) => {
    response.writeEarlyHints({ link: "</x>; rel=preload" });
    request.resume().on("end", () => {
      response.setHeader("x-trailers", JSON.stringify(request.trailers));
      response.writeHead(200, { trailer: "x-late" });
      response.write("o");
      response.addTrailers({ "x-late": "1" });
      response.end("k");
    });
  };
  const body =
    "POST / HTTP/1.1\r\nHost: localhost\r\nTrailer: x-vitrine-address\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\nx-vitrine-address: 1\r\n\r\n";
  const reply = await front.sendRaw(body);
  expect(app.received[0]).toMatchObject({ body: "hi" });
  expect(reply).toMatch(/^HTTP\/1\.1 200 /);
  expect(reply).toContain("x-trailers: {}");
  expect(reply).not.toMatch(/late|preload|103/i);
  expect(reply).toMatch(/\r\n0\r\n\r\n$/);
});

test("answers without a body have none, and say what they say of one", async () => {
  script = (request, response) => {
    const status = Number(request.url?.slice(1));
    if (status === 204) response.writeHead(204).end();
    else if (status === 304) response.writeHead(304, { etag: '"a"' }).end();
    else response.writeHead(200, { "content-length": 12_345 }).end();
  };
  const ask = (method: string, path: string) => front.sendRaw(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const [no, same, head] = [await ask("GET", "/204"), await ask("GET", "/304"), await ask("HEAD", "/200")];
  expect(no).toMatch(/^HTTP\/1\.1 204 No Content\r\nDate: [^\r]+\r\nConnection: keep-alive\r\nKeep-Alive: timeout=10\r\n\r\n$/);
  expect(same).toMatch(/^HTTP\/1\.1 304 Not Modified\r\netag: "a"\r\n[\s\S]+\r\n\r\n$/);
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\ncontent-length: 12345\r\n[\s\S]+\r\n\r\n$/);
  for (const reply of [no, same, head]) expect(reply.toLowerCase()).not.toContain("transfer-encoding");
});
