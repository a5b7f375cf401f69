import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { type Outgoing, type OutgoingRequest, openOutgoing } from "./outgoing.ts";

/** In these tests the internet is 127.0.0.1, and 127.0.0.2 is a machine inside. */
const OUTSIDE = "127.0.0.1";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Site {
  readonly origin: string;
  readonly outgoing: Outgoing;
  /** How many of its answers are still being sent. */
  underWay(): number;
}

async function site(answer: (request: IncomingMessage, response: ServerResponse) => void, host = OUTSIDE): Promise<Site> {
  let underWay = 0;
  const server = createServer((request, response) => {
    underWay += 1;
    response.on("close", () => (underWay -= 1));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const { port } = server.address() as AddressInfo;
  const outgoing = openOutgoing({ ports: [port], isAllowed: (address) => address === OUTSIDE });
  closing.push(() => outgoing.stop());
  return { origin: `http://${host}:${port}`, outgoing, underWay: () => underWay };
}

/** Writes for as long as somebody takes it. */
function pour(response: ServerResponse, chunk: Buffer, onWrite: (bytes: number) => void = () => {}): void {
  const more = (): void => {
    while (!response.destroyed && response.write(chunk)) onWrite(chunk.length);
  };
  response.on("drain", more);
  more();
}

async function read({ outgoing, origin }: Site, path = "/", request?: OutgoingRequest): Promise<{ bytes: number; ended: string }> {
  let bytes = 0;
  try {
    const { body } = await outgoing.open(origin + path, request);
    for await (const chunk of body) bytes += chunk.length;
    return { bytes, ended: "whole" };
  } catch (error) {
    return { bytes, ended: (error as { reason?: string }).reason ?? String(error) };
  }
}

test("a body is handed on as it comes, unpacked", async () => {
  let goOn = (): void => {};
  const shop = await site(({ url }, response) => {
    if (url === "/gzip") return void response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(300_000, "a")));
    if (url === "/empty") return void response.writeHead(200, { "content-encoding": "gzip" }).end();
    response.writeHead(200).write("first");
    goOn = () => response.end("second");
  });
  const { status, body } = await shop.outgoing.open(`${shop.origin}/`);
  const parts: string[] = [];
  for await (const part of body) {
    parts.push(Buffer.from(part).toString());
    goOn();
  }
  expect([status, parts]).toEqual([200, ["first", "second"]]);
  expect(await read(shop, "/gzip")).toEqual({ bytes: 300_000, ended: "whole" });
  expect(await read(shop, "/empty")).toEqual({ bytes: 0, ended: "whole" });
});

test("two gigabytes are cut off at the limit, whether they say so or not, and come no faster than they are read", async () => {
  let sent = 0;
  const shop = await site(({ url }, response) => {
    if (url === "/says") response.setHeader("content-length", 2 * 1024 ** 3);
    sent = 0;
    pour(response, Buffer.alloc(65_536), (bytes) => (sent += bytes));
  });
  const { bytes, ended } = await read(shop, "/", { maxBytes: 20_000_000, timeoutMs: 30_000 });
  expect([bytes > 19_900_000, bytes <= 20_000_000, ended]).toEqual([true, true, "too_large"]);
  const { body } = await shop.outgoing.open(shop.origin, { maxBytes: 2 * 1024 ** 3 });
  for await (const _ of body) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    break;
  }
  expect(sent).toBeLessThan(20_000_000);
  expect(await read(shop, "/says", { maxBytes: 1_000_000 })).toEqual({ bytes: 0, ended: "too_large" });
  await vi.waitFor(() => expect(shop.underWay()).toBe(0));
});

test("a small body that unpacks to a huge one ends at the limit; what breaks off packed is said to be broken", async () => {
  const bombs: Readonly<Record<string, readonly [string, Buffer]>> = {
    "/gzip": ["gzip", gzipSync(Buffer.alloc(50_000_000))],
    "/br": ["br", brotliCompressSync(Buffer.alloc(50_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
    "/cut": ["gzip", gzipSync(Buffer.alloc(5_000)).subarray(0, 20)],
    "/not": ["br", Buffer.from("never packed")],
  };
  const shop = await site(({ url }, response) => {
    const [encoding, bytes] = bombs[url ?? ""] ?? ["", Buffer.alloc(0)];
    response.writeHead(200, { "content-encoding": encoding }).end(bytes);
  });
  for (const path of ["/gzip", "/br"]) {
    const { bytes, ended } = await read(shop, path, { maxBytes: 1_000_000 });
    expect([path, bytes <= 1_000_000, ended]).toEqual([path, true, "too_large"]);
  }
  for (const path of ["/cut", "/not"]) expect((await read(shop, path)).ended, path).toBe("encoding");
});

test("a body that never ends, drips or falls silent is over in time; a reader who takes his time is not silence", async () => {
  const dripping: NodeJS.Timeout[] = [];
  closing.push(() => dripping.forEach(clearInterval));
  const shop = await site(({ url }, response) => {
    response.writeHead(200).write("begun");
    if (url === "/endless") pour(response, Buffer.alloc(1_024));
    if (url === "/drips") dripping.push(setInterval(() => response.write("."), 10));
    if (url === "/short") response.end();
  });
  expect((await read(shop, "/endless", { maxBytes: Number.MAX_SAFE_INTEGER, timeoutMs: 150 })).ended).toBe("timeout");
  expect((await read(shop, "/drips", { timeoutMs: 150, idleMs: 100 })).ended).toBe("timeout");
  expect(await read(shop, "/silent", { idleMs: 50 })).toEqual({ bytes: 5, ended: "timeout" });
  const { body } = await shop.outgoing.open(`${shop.origin}/short`, { idleMs: 50 });
  const from = body[Symbol.asyncIterator]();
  await from.next();
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect((await from.next()).done).toBe(true);
  await vi.waitFor(() => expect(shop.underWay()).toBe(0));
});

test("who stops reading, leaves or never begins keeps no connection", async () => {
  const shop = await site((_request, response) => pour(response, Buffer.alloc(1_024)));
  const limits = { maxBytes: Number.MAX_SAFE_INTEGER, timeoutMs: 200 };
  for await (const _ of (await shop.outgoing.open(shop.origin, { ...limits, timeoutMs: 60_000 })).body) break;
  const leaving = new AbortController();
  const left = (async () => {
    const { body } = await shop.outgoing.open(shop.origin, { ...limits, timeoutMs: 60_000, signal: leaving.signal });
    for await (const _ of body) leaving.abort(new Error("left"));
  })();
  await expect(left).rejects.toThrow("left");
  await shop.outgoing.open(shop.origin, limits);
  expect(shop.underWay()).toBeGreaterThan(0);
  await vi.waitFor(() => expect(shop.underWay()).toBe(0));
});

test("a redirect inward is refused before anything is read, wherever on the way it is", async () => {
  const inside = await site((_request, response) => response.end("secret"), "127.0.0.2");
  const shop = await site(({ url }, response) => {
    response.writeHead(302, { location: url === "/" ? "/on" : inside.origin }).end();
  });
  const [port, other] = [shop, inside].map(({ origin }) => Number(new URL(origin).port));
  const outgoing = openOutgoing({ ports: [port ?? 0, other ?? 0], isAllowed: (address) => address === OUTSIDE });
  closing.push(() => outgoing.stop());
  await expect(outgoing.open(`${shop.origin}/`)).rejects.toMatchObject({ reason: "address" });
  expect(inside.underWay()).toBe(0);
});

test("a body that is sent as it comes arrives whole, goes to nobody else, and fails by its own fault", async () => {
  const came: string[] = [];
  const shop = await site((request, response) => {
    let body = "";
    request.on("error", () => {});
    request.on("data", (bytes) => (body += bytes));
    request.on("end", () => {
      came.push(`${request.headers["content-length"] ?? request.headers["transfer-encoding"]} ${body}`);
      if (request.url === "/307") response.writeHead(307, { location: "/" }).end();
      else response.end();
    });
  });
  const parts = async function* (problem?: Error) {
    yield Buffer.from("ab");
    if (problem) throw problem;
    yield Buffer.from("c");
  };
  const post = (path: string, problem?: Error, headers = {}) =>
    shop.outgoing.fetch(shop.origin + path, { method: "POST", body: parts(problem), headers });
  expect([(await post("/")).status, (await post("/", undefined, { "content-length": "3" })).status]).toEqual([200, 200]);
  await expect(post("/307")).rejects.toMatchObject({ reason: "redirects" });
  expect(came).toEqual(["chunked abc", "3 abc", "chunked abc"]);
  await expect(post("/", new Error("the disk"))).rejects.toThrow("the disk");
});

test("a HEAD has the size of what it did not fetch, and no body", async () => {
  const shop = await site((_request, response) => response.writeHead(200, { "content-length": 2 * 1024 ** 3 }).end());
  const { status, body } = await shop.outgoing.open(shop.origin, { method: "HEAD" });
  expect([status, (await Array.fromAsync(body)).length]).toEqual([200, 0]);
});
