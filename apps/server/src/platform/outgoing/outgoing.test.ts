import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type Outgoing, type OutgoingOptions, OutgoingRefused, type OutgoingRequest, openOutgoing } from "./outgoing.ts";

/** In these tests the internet is 127.0.0.1, and 127.0.0.2 is a machine inside. */
const OUTSIDE = "127.0.0.1";
const INSIDE = "127.0.0.2";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Site {
  readonly origin: string;
  readonly port: number;
  readonly requests: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingMessage["headers"];
    readonly body: string;
  }[];
}

async function site(host: string, answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Site> {
  const requests: Site["requests"] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      requests.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://${host}:${port}`, port, requests };
}

function open(options: OutgoingOptions = {}): Outgoing {
  const outgoing = openOutgoing(options);
  closing.unshift(() => outgoing.stop());
  return outgoing;
}

/** Asks where every port may be asked, and 127.0.0.1 counts as public. */
function openTo(...sites: readonly Site[]): Outgoing {
  return open({ ports: sites.map(({ port }) => port), isAllowed: (address) => address === OUTSIDE });
}

async function reasonOf(outgoing: Outgoing, url: string, request?: OutgoingRequest): Promise<string> {
  try {
    const { status } = await outgoing.fetch(url, request);
    return `answered ${status}`;
  } catch (error) {
    return error instanceof OutgoingRefused ? error.reason : `threw ${error}`;
  }
}

describe("what may be asked", () => {
  test.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://127.0.1/",
    "http://0x7f.1/",
    "http://0x7f000001/",
    "http://2130706433/",
    "http://0177.0.0.01/",
    "http://0/",
    "http://0.0.0.0/",
    "http://127.255.255.254/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[0:0:0:0:0:0:0:1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://①②⑦.⓪.⓪.①/",
    "http://127。0。0。1/",
    "http://%31%32%37.0.0.1/",
    "http://127.0.0.1./",
    "http://localhost/",
    "https://LOCALHOST/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[fd00:ec2::254]/latest/meta-data/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://192.168.0.1/",
    "http://100.64.0.1/",
    "http://198.18.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[fe80::1]/",
    "http://[fec0::1]/",
    "http://[fc00::1]/",
  ])("%s leads inside", async (url) => {
    const refused = await open()
      .fetch(url, { timeoutMs: 5_000 })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: "OutgoingRefused", reason: "address", isNotAllowed: true });
  });

  test.each([
    ["file:///etc/passwd", "scheme"],
    ["gopher://127.0.0.1:70/_x", "scheme"],
    ["ftp://example.com/", "scheme"],
    ["data:text/plain,x", "scheme"],
    ["javascript:alert(1)", "scheme"],
    ["//example.com/", "url"],
    ["example.com", "url"],
    ["http://", "url"],
    ["http://exa mple.com/", "url"],
    ["http://256.0.0.1/", "url"],
    ["http://user@example.com/", "credentials"],
    ["http://user:secret@example.com/", "credentials"],
    ["http://example.com:22/", "port"],
    ["https://example.com:8443/", "port"],
  ])("%s is refused: %s", async (url, reason) => {
    expect(await reasonOf(open(), url)).toBe(reason);
  });

  test.each([
    ["http://a@127.0.0.1#@b", "credentials"],
    ["http://example.com@127.0.0.1/", "credentials"],
    ["http://127.0.0.1#@example.com/", "address"],
    ["http://127.0.0.1?@example.com/", "address"],
    ["http://127.0.0.1\\@example.com/", "address"],
    ["http:\\\\127.0.0.1/", "address"],
    ["http:127.0.0.1", "address"],
    ["http:///127.0.0.1/", "address"],
    ["ht\ttp://127.0.0.1/", "address"],
    ["\n http://127.0\t.0.1/", "address"],
    ["http://127.0.0.1%00.example.com/", "url"],
    ["http://[::1%25lo]/", "url"],
  ])("%j means one thing to everybody: %s", async (url, reason) => {
    expect(await reasonOf(open(), url)).toBe(reason);
  });

  test("a name none of whose addresses is known inside is asked; one bad address among good ones is enough to refuse", async () => {
    const shop = await site(OUTSIDE, (_request, response) => response.end("hello"));
    const inside = await site(INSIDE, (_request, response) => response.end("secret"));
    const names: Record<string, readonly string[]> = { "shop.test": [OUTSIDE], "mixed.test": [OUTSIDE, INSIDE], "none.test": [] };
    const outgoing = open({
      ports: [shop.port, inside.port],
      isAllowed: (address) => address === OUTSIDE,
      resolve: async (name) => (names[name] ?? []).map((address) => ({ address, family: 4 })),
    });
    const reply = await outgoing.fetch(`http://shop.test:${shop.port}/a?b=c#d`);
    expect([reply.status, Buffer.from(reply.bytes).toString(), reply.url]).toEqual([200, "hello", `http://shop.test:${shop.port}/a?b=c`]);
    expect(shop.requests[0]).toMatchObject({ url: "/a?b=c", headers: { host: `shop.test:${shop.port}`, "user-agent": "Vitrine" } });
    expect(await reasonOf(outgoing, `http://mixed.test:${shop.port}/`)).toBe("address");
    expect(await reasonOf(outgoing, `http://none.test:${shop.port}/`)).toBe("address");
    expect([shop.requests.length, inside.requests.length]).toEqual([1, 0]);
  });

  test("a name that is public at first and inside later is refused at the later look-up", async () => {
    const shop = await site(OUTSIDE, (_request, response) => response.writeHead(200, { connection: "close" }).end("hello"));
    const inside = await site(INSIDE, (_request, response) => response.end("secret"));
    let lookups = 0;
    const outgoing = open({
      ports: [shop.port, inside.port],
      isAllowed: (address) => address === OUTSIDE,
      resolve: async () => [{ address: lookups++ === 0 ? OUTSIDE : INSIDE, family: 4 }],
    });
    expect(await reasonOf(outgoing, `http://rebind.test:${shop.port}/`)).toBe("answered 200");
    expect(await reasonOf(outgoing, `http://rebind.test:${inside.port}/`)).toBe("address");
    expect([lookups, inside.requests.length]).toEqual([2, 0]);
  });

  test("the address that is connected at last is looked at as well", async () => {
    const shop = await site(OUTSIDE, (_request, response) => response.end("hello"));
    let looks = 0;
    // As good as a resolver that says one thing and a network that does another: allowed until it is connected.
    const outgoing = open({
      ports: [shop.port],
      isAllowed: () => ++looks <= 1,
      resolve: async () => [{ address: OUTSIDE, family: 4 }],
    });
    expect(await reasonOf(outgoing, `http://shop.test:${shop.port}/`)).toBe("address");
    expect([looks, shop.requests.length]).toEqual([2, 0]);
  });

  test("what the operator configured may be inside and on any port, for the calls that say so only", async () => {
    const google = await site(INSIDE, (_request, response) => response.end("issuer"));
    const outgoing = open();
    expect(await reasonOf(outgoing, `${google.origin}/a`, { trusted: [google.origin] })).toBe("answered 200");
    expect(await reasonOf(outgoing, `${google.origin}/a`)).toBe("port");
    expect(await reasonOf(outgoing, `${google.origin}/a`, { trusted: ["http://other.test"] })).toBe("port");
    // The connection that trust opened stays open: others must not get onto it.
    const others = open({ ports: [google.port] });
    expect(await reasonOf(others, `${google.origin}/a`, { trusted: [google.origin] })).toBe("answered 200");
    expect(await reasonOf(others, `${google.origin}/a`)).toBe("address");
    expect(google.requests.length).toBe(2);
  });
});

describe("redirects", () => {
  test("to inside, to another scheme, or with a password are refused at the hop", async () => {
    const inside = await site(INSIDE, (_request, response) => response.end("secret"));
    let location = "";
    const shop = await site(OUTSIDE, (_request, response) => response.writeHead(302, { location }).end("moved"));
    const outgoing = openTo(shop, inside);
    const hops = [
      [`${inside.origin}/`, "address"],
      ["file:///etc/passwd", "scheme"],
      [`http://a:b@127.0.0.1:${shop.port}/`, "credentials"],
      ["http://127.0.0.1:22/", "port"],
      ["http://[", "url"],
    ] as const;
    for (const [target, reason] of hops) {
      location = target;
      expect(await reasonOf(outgoing, shop.origin), target).toBe(reason);
    }
    expect(inside.requests).toEqual([]);
  });

  test("from outside do not lead to what only the operator may name", async () => {
    const google = await site(INSIDE, (_request, response) => response.end("issuer"));
    const shop = await site(OUTSIDE, (_request, response) => response.writeHead(302, { location: `${google.origin}/` }).end());
    const outgoing = openTo(shop, google);
    expect(await reasonOf(outgoing, shop.origin, { trusted: [google.origin] })).toBe("address");
    expect(google.requests).toEqual([]);
  });

  test("five are followed, a sixth is not, and a circle ends", async () => {
    const shop = await site(OUTSIDE, ({ url }, response) => {
      const left = Number(url?.slice(1));
      if (left === 0) response.end("there");
      else response.writeHead(302, { location: `/${left - 1}` }).end("x".repeat(1_000));
    });
    const outgoing = openTo(shop);
    expect((await outgoing.fetch(`${shop.origin}/5`)).url).toBe(`${shop.origin}/0`);
    expect(await reasonOf(outgoing, `${shop.origin}/6`)).toBe("redirects");
    const circle = await site(OUTSIDE, (_request, response) => response.writeHead(301, { location: "/" }).end());
    expect(await reasonOf(openTo(circle), circle.origin)).toBe("redirects");
    expect(circle.requests.length).toBe(6);
    expect(await reasonOf(openTo(circle), circle.origin, { maxRedirects: 0 })).toBe("answered 301");
  });

  test("hand keys on to the same origin only", async () => {
    const other = await site(OUTSIDE, (_request, response) => response.end("other"));
    const shop = await site(OUTSIDE, ({ url }, response) =>
      url === "/start" ? response.writeHead(307, { location: "/same" }).end() : response.writeHead(307, { location: other.origin }).end(),
    );
    const headers = { Authorization: "Bearer x", Cookie: "a=b", "X-Api-Key": "k", Accept: "text/plain" };
    await openTo(shop, other).fetch(`${shop.origin}/start`, { headers });
    expect(shop.requests[1]?.headers).toMatchObject({ authorization: "Bearer x", cookie: "a=b", "x-api-key": "k" });
    expect(other.requests[0]?.headers).toMatchObject({ accept: "text/plain" });
    for (const name of ["authorization", "cookie", "x-api-key"]) expect(other.requests[0]?.headers).not.toHaveProperty(name);
  });

  test("go on as browsers go on: a form becomes a GET, a 307 stays what it was, and no body reaches another origin", async () => {
    const other = await site(OUTSIDE, (_request, response) => response.end("other"));
    let status = 302;
    const shop = await site(OUTSIDE, ({ url }, response) => {
      if (url === "/there") response.end("there");
      else response.writeHead(status, { location: url === "/out" ? other.origin : "/there" }).end();
    });
    const outgoing = openTo(shop, other);
    const request = { method: "POST", body: "secret=1", headers: { "content-type": "text/plain" } } as const;
    for (const [each, expected] of [
      [302, { method: "GET", body: "" }],
      [303, { method: "GET", body: "" }],
      [307, { method: "POST", body: "secret=1" }],
    ] as const) {
      status = each;
      await outgoing.fetch(`${shop.origin}/start`, request);
      expect(shop.requests.at(-1)).toMatchObject({ url: "/there", ...expected });
      if (expected.body === "") expect(shop.requests.at(-1)?.headers).not.toHaveProperty("content-type");
    }
    expect(await reasonOf(outgoing, `${shop.origin}/out`, request)).toBe("redirects");
    expect(other.requests).toEqual([]);
  });
});

describe("how much, and how long", () => {
  test("a body without an end is cut off at the limit", async () => {
    let sent = 0;
    const shop = await site(OUTSIDE, (_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
      };
      response.on("drain", more);
      more();
    });
    expect(await reasonOf(openTo(shop), shop.origin, { maxBytes: 100_000 })).toBe("too_large");
    expect(sent).toBeLessThan(10_000_000);
  });

  test("a body that says it is too long is not read at all; one that just fits is", async () => {
    const shop = await site(OUTSIDE, ({ url }, response) => response.end(Buffer.alloc(Number(url?.slice(1)))));
    expect(await reasonOf(openTo(shop), `${shop.origin}/1001`, { maxBytes: 1_000 })).toBe("too_large");
    expect((await openTo(shop).fetch(`${shop.origin}/1000`, { maxBytes: 1_000 })).bytes.length).toBe(1_000);
    const head = await openTo(shop).fetch(`${shop.origin}/5000`, { method: "HEAD", maxBytes: 1_000 });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  test("a small body that unpacks to a huge one is refused; honest ones are unpacked", async () => {
    const packed: Record<string, readonly [encoding: string, bytes: Buffer]> = {
      "/bomb": ["gzip", gzipSync(Buffer.alloc(50_000_000))],
      "/brotli-bomb": ["br", brotliCompressSync(Buffer.alloc(50_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
      "/twice": ["gzip, gzip", gzipSync(gzipSync("x"))],
      "/broken": ["gzip", Buffer.from("not gzip at all")],
      "/unknown": ["zstd", Buffer.from("x")],
      "/gzip": ["gzip", gzipSync("olá")],
      "/br": ["br", brotliCompressSync("olá")],
    };
    const shop = await site(OUTSIDE, ({ url }, response) => {
      const [encoding, bytes] = packed[url ?? ""] ?? ["", Buffer.alloc(0)];
      response.writeHead(200, { "content-encoding": encoding, "content-length": bytes.length }).end(bytes);
    });
    const outgoing = openTo(shop);
    for (const path of ["/bomb", "/brotli-bomb"])
      expect(await reasonOf(outgoing, shop.origin + path, { maxBytes: 200_000 })).toBe("too_large");
    for (const path of ["/twice", "/broken", "/unknown"]) expect(await reasonOf(outgoing, shop.origin + path), path).toBe("encoding");
    for (const path of ["/gzip", "/br"]) {
      const { bytes, headers } = await outgoing.fetch(shop.origin + path);
      expect(Buffer.from(bytes).toString()).toBe("olá");
      expect(headers).not.toHaveProperty("content-encoding");
    }
  });

  test("headers without an end are cut off", async () => {
    const shop = await site(OUTSIDE, (_request, response) => response.writeHead(200, { "x-long": "x".repeat(100_000) }).end());
    expect(await reasonOf(openTo(shop), shop.origin)).toBe("unreachable");
  });

  test("somebody who sends a byte now and then, or never answers, has one time limit for everything", async () => {
    const dripping: NodeJS.Timeout[] = [];
    closing.push(async () => {
      for (const timer of dripping) clearInterval(timer);
    });
    const shop = await site(OUTSIDE, ({ url }, response) => {
      if (url === "/silent") return;
      if (url === "/slow-circle") return void setTimeout(() => response.writeHead(302, { location: url }).end(), 100);
      response.writeHead(200);
      dripping.push(setInterval(() => response.write("."), 20));
    });
    const outgoing = openTo(shop);
    for (const path of ["/silent", "/drip", "/slow-circle"]) {
      const began = performance.now();
      expect(await reasonOf(outgoing, shop.origin + path, { timeoutMs: 250 }), path).toBe("timeout");
      expect(performance.now() - began).toBeLessThan(2_000);
    }
  });

  test("who does not begin to answer, or stops in the middle, is waited for no longer than is said", async () => {
    const shop = await site(OUTSIDE, ({ url }, response) => {
      if (url === "/stops") response.writeHead(200).write("begun");
    });
    const outgoing = openTo(shop);
    const began = performance.now();
    expect(await reasonOf(outgoing, `${shop.origin}/silent`, { answerMs: 100 })).toBe("timeout");
    expect(await reasonOf(outgoing, `${shop.origin}/stops`, { idleMs: 100 })).toBe("timeout");
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test("nobody there is told from not allowed; a caller who has gone gets his own reason back", async () => {
    const shop = await site(OUTSIDE, () => {});
    const refused = await open({ ports: [1], isAllowed: () => true })
      .fetch("http://127.0.0.1:1/")
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ reason: "unreachable", isNotAllowed: false });
    const leaving = new AbortController();
    const asked = openTo(shop).fetch(shop.origin, { signal: leaving.signal });
    leaving.abort(new Error("left"));
    await expect(asked).rejects.toThrow("left");
  });
});
