import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ScriptedApp, scriptedApp } from "./testing/scripted-app.ts";
import { type TestFront, testFront } from "./testing/test-front.ts";

let front: TestFront;
let app: ScriptedApp;
beforeAll(async () => {
  front = await testFront();
  app = await scriptedApp(front.socketPath, (request, response) => {
    request.resume().on("end", () => response.end(Buffer.from("ok")));
  });
});
beforeEach(() => {
  app.received.length = 0;
});
afterAll(async () => {
  await front.stop();
  await app.stop();
});

const INNER = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\nX: y\r\n\r\n";
const CHUNKED_INNER = `${INNER.length.toString(16)}\r\n${INNER}\r\n0\r\n\r\n`;
const post = (lines: string, body = ""): string => `POST /api/x HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n\r\n${body}`;
const get = (lines: string, target = "/api/x"): string => `GET ${target} HTTP/1.1\r\n${lines}\r\n\r\n`;

/** What came to the application, each framed in one way and with one host. */
function received(): readonly [method: string, url: string, body: string | null][] {
  return app.received.map(({ method, url, body, headers }) => {
    const count = (name: string): number => headers.filter((each, i) => i % 2 === 0 && each.toLowerCase() === name).length;
    expect([count("host"), count("content-length") + count("transfer-encoding") <= 1, count("x-vitrine-address")]).toEqual([1, true, 1]);
    return [method, url, body];
  });
}

describe("is refused, and nothing of it reaches the application:", () => {
  test.each<[what: string, text: string]>([
    ["a length and chunks", post("Content-Length: 5\r\nTransfer-Encoding: chunked", `0\r\n\r\n${INNER}`)],
    ["chunks and a length", post("Transfer-Encoding: chunked\r\nContent-Length: 5", `0\r\n\r\n${INNER}`)],
    ["chunks twice", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", `0\r\n\r\n${INNER}`)],
    ["chunks twice in one line", post("Transfer-Encoding: chunked, chunked", `0\r\n\r\n${INNER}`)],
    ["chunks and then none", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", `0\r\n\r\n${INNER}`)],
    ["none, and chunks", post("Transfer-Encoding: identity, chunked", `0\r\n\r\n${INNER}`)],
    ["a coding nobody knows", post("Transfer-Encoding: cow", `0\r\n\r\n${INNER}`)],
    ["a coding that would have to be undone", post("Transfer-Encoding: gzip, chunked", `0\r\n\r\n${INNER}`)],
    ["chunks that are not last", post("Transfer-Encoding: chunked, gzip", `0\r\n\r\n${INNER}`)],
    ["chunks with letters around", post("Transfer-Encoding: xchunked", `0\r\n\r\n${INNER}`)],
    ["chunks in quotes", post('Transfer-Encoding: "chunked"', `0\r\n\r\n${INNER}`)],
    ["chunks with a parameter", post("Transfer-Encoding: chunked;a=b", `0\r\n\r\n${INNER}`)],
    ["no coding", post("Transfer-Encoding: ", `0\r\n\r\n${INNER}`)],
    ["chunks after a vertical tab", post("Transfer-Encoding: \u000bchunked", `0\r\n\r\n${INNER}`)],
    ["chunks before a null", post("Transfer-Encoding: chunked\u0000", `0\r\n\r\n${INNER}`)],
    ["chunks with a space before the colon", post("Transfer-Encoding : chunked", `0\r\n\r\n${INNER}`)],
    ["chunks in HTTP/1.0", "POST /api/x HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
    ["two lengths", post("Content-Length: 5\r\nContent-Length: 6", `hello${INNER}`)],
    ["the same length twice", post("Content-Length: 5\r\nContent-Length: 5", `hello${INNER}`)],
    ["the same length twice in a line", post("Content-Length: 5, 5", `hello${INNER}`)],
    ["a length with a sign", post("Content-Length: +5", `hello${INNER}`)],
    ["a length below nothing", post("Content-Length: -5", `hello${INNER}`)],
    ["a length in sixteens", post("Content-Length: 0x5", `hello${INNER}`)],
    ["no length", post("Content-Length: ", INNER)],
    ["a length in two parts", post("Content-Length: 5 0", `hello${INNER}`)],
    ["a length with a fraction", post("Content-Length: 5.0", `hello${INNER}`)],
    ["a length past all counting", post("Content-Length: 18446744073709551621", `hello${INNER}`)],
    ["a length with a space before the colon", post("Content-Length : 5", `hello${INNER}`)],
    ["a length in other figures", post("Content-Length: \u00b2", `hello${INNER}`)],
    ["a chunk of no size", post("Transfer-Encoding: chunked", `\r\n0\r\n\r\n${INNER}`)],
    ["a chunk of a size past all counting", post("Transfer-Encoding: chunked", `10000000000000005\r\nhello\r\n0\r\n\r\n${INNER}`)],
    ["a chunk of a size with a sign", post("Transfer-Encoding: chunked", `+5\r\nhello\r\n0\r\n\r\n${INNER}`)],
    ["a chunk of a size with 0x", post("Transfer-Encoding: chunked", `0x5\r\nhello\r\n0\r\n\r\n${INNER}`)],
    ["a chunk that is longer than it says", post("Transfer-Encoding: chunked", `5\r\nhello, you\r\n0\r\n\r\n${INNER}`)],
    ["a length in the trailers", post("Transfer-Encoding: chunked", `0\r\nContent-Length: 5\r\n\r\n${INNER}`)],
    ["two hosts", get("Host: localhost\r\nHost: evil.example")],
    ["the same host twice", get("Host: localhost\r\nhOST: localhost")],
    ["no host", get("Accept: a")],
    ["a host with a user", get("Host: localhost@evil.example")],
    ["a host with a space", get("Host: localhost evil.example")],
    ["a host with a path", get("Host: localhost/x")],
    ["two hosts in a line", get("Host: localhost, evil.example")],
    ["a host over two lines", get("Host: localhost\r\n evil.example")],
    ["a header over two lines that hides another", get("Host: localhost\r\nX: a\r\n Content-Length: 5")],
    ["a line before the first header that begins with a space", get(" Host: localhost")],
    ["a header without a colon", get("Host: localhost\r\nnonsense")],
    ["a header without a name", get("Host: localhost\r\n: a")],
    ["a null in a header", get("Host: localhost\r\nX: a\u0000b")],
    ["a null in a header's name", get("Host: localhost\r\nX\u0000: a")],
    ["a return alone in a header", get("Host: localhost\r\nX: a\rContent-Length: 5")],
    ["a null in the target", get("Host: localhost", "/a\u0000b")],
    ["a space in the target", get("Host: localhost", "/a b")],
    ["a target that is none", get("Host: localhost", "api/x")],
    ["the server itself as target", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    ["another scheme", get("Host: localhost", "ftp://localhost/x")],
    ["another version", "GET /api/x HTTP/2.0\r\nHost: localhost\r\n\r\n"],
    ["a version before the first", "GET /api/x HTTP/0.9\r\nHost: localhost\r\n\r\n"],
    ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["no version", "GET /api/x\r\nHost: localhost\r\n\r\n"],
    ["a method of one's own", "SMUGGLE /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    ["a method in small letters", "get /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    ["a tunnel", "CONNECT localhost:443 HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    ["a request to be sent back", `TRACE /api/x HTTP/1.1\r\nHost: localhost\r\nCookie: a=b\r\n\r\n`],
    ["another protocol", get("Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket")],
    [
      "HTTP/2 with a body behind",
      post("Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\nContent-Length: 5", "hello"),
    ],
    ["another protocol that Connection does not name", get("Host: localhost\r\nUpgrade: h2c")],
    ["a megabyte of a header", get(`Host: localhost\r\nX: ${"x".repeat(1_000_000)}`)],
    ["a name of twenty thousand letters", get(`Host: localhost\r\n${"x".repeat(20_000)}: a`)],
    ["headers past counting, that hide a second host", get(`Host: localhost\r\n${"a:\r\n".repeat(1_500)}Host: evil.example`)],
    ["a length behind headers past counting", post(`${"a:\r\n".repeat(1_500)}Content-Length: ${INNER.length}`, INNER)],
  ])("%s", async (_what, text) => {
    const reply = await front.sendRaw(text);
    expect(reply).toMatch(/^(?:HTTP\/1\.1 (?:4\d\d|501|505) |$)/);
    // Nothing behind it is answered: nobody knows where it begins.
    expect(reply.match(/^HTTP\/1\.1 /gm)?.length ?? 0).toBeLessThan(2);
    // A body that turns out to be none is broken off where it does.
    expect(received().filter(([, , body]) => body !== null)).toEqual([]);
    expect(app.received.map(({ url }) => url)).not.toContain("/smuggled");
  });
});

describe("is one request, and means to the application what it says:", () => {
  test.each<[what: string, text: string, expected: [method: string, url: string, body: string]]>([
    ["a GET with a body", get(`Host: localhost\r\nContent-Length: ${INNER.length}`) + INNER, ["GET", "/api/x", INNER]],
    ["a body that looks like a request", post(`Content-Length: ${INNER.length}`, INNER), ["POST", "/api/x", INNER]],
    ["the same in chunks", post("Transfer-Encoding: chunked", CHUNKED_INNER), ["POST", "/api/x", INNER]],
    ["a GET with chunks", get("Host: localhost\r\nTransfer-Encoding: chunked") + CHUNKED_INNER, ["GET", "/api/x", INNER]],
    ["a DELETE with a body", `DELETE /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nhi`, ["DELETE", "/api/x", "hi"]],
    ["chunks in capitals", post("TRANSFER-ENCODING: Chunked", CHUNKED_INNER), ["POST", "/api/x", INNER]],
    [
      "chunks with something behind their size",
      post("Transfer-Encoding: chunked", '5;a=b;c="d"\r\nhello\r\n0;x\r\n\r\n'),
      ["POST", "/api/x", "hello"],
    ],
    ["sizes with noughts before", post("Transfer-Encoding: chunked", "0005\r\nhello\r\n000\r\n\r\n"), ["POST", "/api/x", "hello"]],
    ["a length with noughts before", post("Content-Length: 005", "hello"), ["POST", "/api/x", "hello"]],
    ["trailers", post("Transfer-Encoding: chunked", "0\r\nHost: evil.example\r\nX-Vitrine-Plane: a\r\n\r\n"), ["POST", "/api/x", ""]],
    ["a length of nothing", post("Content-Length: 0"), ["POST", "/api/x", ""]],
    ["a POST without a length", post("Accept: a"), ["POST", "/api/x", ""]],
    [
      "a hundred headers",
      get(`Host: localhost\r\n${Array.from({ length: 100 }, (_, n) => `x-${n}: ${n}`).join("\r\n")}`),
      ["GET", "/api/x", ""],
    ],
    ["another host in the target", get("Host: localhost", "http://evil.example/api/x"), ["GET", "/api/x", ""]],
    ["two slashes", get("Host: localhost", "//evil.example/x"), ["GET", "//evil.example/x", ""]],
    ["ways up", get("Host: localhost", "/a/../%2e%2e/..;/x"), ["GET", "/a/../%2e%2e/..;/x", ""]],
    ["line ends that are written out", get("Host: localhost", "/%0d%0aHost:%20evil.example"), ["GET", "/%0d%0aHost:%20evil.example", ""]],
    ["another method in a header", post("X-HTTP-Method-Override: DELETE\r\nX-Method: PUT\r\nContent-Length: 0"), ["POST", "/api/x", ""]],
    ["another address in a header", get("Host: localhost\r\nX-Original-URL: /admin\r\nX-Rewrite-URL: /admin"), ["GET", "/api/x", ""]],
    ["empty lines before", `\r\n\r\n${get("Host: localhost")}`, ["GET", "/api/x", ""]],
    ["HTTP/1.0", "GET /api/x HTTP/1.0\r\nHost: localhost\r\nConnection: close\r\n\r\n", ["GET", "/api/x", ""]],
  ])("%s", async (_what, text, expected) => {
    expect(await front.sendRaw(text)).toMatch(/^HTTP\/1\.1 200 /);
    expect(received()).toEqual([expected]);
  });
});

describe("is refused or is one request, as the parser has it:", () => {
  test.each<[what: string, text: string]>([
    ["lines that end without a return", "GET /api/x HTTP/1.1\nHost: localhost\n\n"],
    ["a header that ends without a return", get("Host: localhost\nX: a")],
    ["a head that ends without a return", "GET /api/x HTTP/1.1\r\nHost: localhost\r\n\n"],
    ["chunks whose lines end without a return", post("Transfer-Encoding: chunked", "5\nhello\n0\n\n")],
    ["a length on a line that ends without a return", post("X: a\nContent-Length: 5", "hello")],
    ["chunks over two lines", post("Transfer-Encoding:\r\n chunked", "0\r\n\r\n")],
    ["chunks after a tab", post("Transfer-Encoding:\tchunked", "0\r\n\r\n")],
    ["chunks before a space", post("Transfer-Encoding: chunked ", "0\r\n\r\n")],
    ["a length before a tab", post("Content-Length: 5\t", "hello")],
    ["a chunk's size before a space", post("Transfer-Encoding: chunked", "5 \r\nhello\r\n0\r\n\r\n")],
    ["names with a line below", post("Content_Length: 99\r\nTransfer_Encoding: chunked\r\nContent-Length: 5", "hello")],
    ["bytes past ASCII", get("Host: localhost", "/caf\u00c3\u00a9")],
    ["a tab in the target", get("Host: localhost", "/a\tb")],
    ["two spaces before the target", "GET  /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ])("%s", async (_what, text) => {
    const reply = await front.sendRaw(text);
    const came = received().filter(([, , body]) => body !== null);
    if (came.length === 0) expect(reply).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
    else expect([came.length, came[0]?.[2] === "" || came[0]?.[2] === "hello"]).toEqual([1, true]);
    expect(app.received.length).toBeLessThan(2);
  });
});

test("somebody who codes his body in a way that is not known here is told so", async () => {
  expect(await front.sendRaw(post("Transfer-Encoding: cow", "0\r\n\r\n"))).toMatch(/^HTTP\/1\.1 501 [\s\S]*is not known here/);
});

test("a refusal ends the connection, so that what stands behind it is nobody's request", async () => {
  const reply = await front.sendRaw(`${post("Transfer-Encoding: gzip, chunked", "0\r\n\r\n")}${INNER}`);
  expect(reply).toMatch(/^HTTP\/1\.1 (?:400|501) [\s\S]*connection: close/i);
  expect(app.received).toEqual([]);
});
