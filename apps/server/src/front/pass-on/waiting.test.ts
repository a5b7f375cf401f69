import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { type RawApp, rawApp } from "./testing/raw-app.ts";
import { type ScriptedApp, sayOk, scriptedApp } from "./testing/scripted-app.ts";
import { SHORT, type TestFront, type TestFrontOptions, testFront } from "./testing/test-front.ts";

const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of started.splice(0)) await each.stop();
});

function keep<Started extends { stop(): Promise<void> }>(one: Started): Started {
  started.push(one);
  return one;
}
const newFront = async (options: TestFrontOptions = {}): Promise<TestFront> => keep(await testFront(options));
const newApp = async (front: TestFront, script = sayOk): Promise<ScriptedApp> => keep(await scriptedApp(front.socketPath, script));
const newRawApp = async (...args: Parameters<typeof rawApp>): Promise<RawApp> => keep(await rawApp(...args));

const PATIENT: Partial<typeof SHORT> = { ...SHORT, patience: 20_000 };

describe("an application that is not there yet", () => {
  test("is waited for, by any method, and gets each call once and whole", async () => {
    const front = await newFront({ limits: PATIENT });
    const asked = ["GET", "POST", "DELETE"].map((method) => front.send("/api/x", { method, body: method === "POST" ? "hello" : "" }));
    await expect.poll(() => front.logged).toEqual(["app.away"]);
    const app = await newApp(front);
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(app.received.map(({ method, body }) => [method, body]).sort()).toEqual([
      ["DELETE", ""],
      ["GET", ""],
      ["POST", "hello"],
    ]);
    expect(front.logged).toEqual(["app.away", "app.back"]);
  });

  test("is not waited for longer than the patience: the envelope for a program, in its language", async () => {
    const front = await newFront();
    const before = performance.now();
    const reply = await front.send("/api/pages", { method: "POST", body: "{}", headers: { "accept-language": "es-MX" } });
    expect(performance.now() - before).toBeGreaterThan(690);
    expect([reply.status, reply.headers["retry-after"], reply.headers["content-type"]]).toEqual([503, "2", "application/json"]);
    expect(reply.json()).toEqual({
      code: "UNAVAILABLE",
      message: "El servicio está volviendo. Tus datos están a salvo; inténtalo de nuevo en un momento.",
      requestId: reply.headers["x-request-id"],
    });
    expect(reply.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  });

  test("is said to a person on a page that opens by itself, in three languages", async () => {
    const front = await newFront({ limits: { ...SHORT, patience: 0 } });
    const words = { pt: "O Vitrine está voltando", en: "Vitrine is coming back", es: "Vitrine está volviendo" };
    for (const [language, title] of Object.entries(words)) {
      const reply = await front.send("/pages/pag_1", { headers: { "accept-language": language } });
      expect([reply.status, reply.headers["retry-after"], reply.headers.refresh]).toEqual([503, "2", "5"]);
      expect(reply.text).toContain(`<h1>${title}</h1>`);
      expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
    }
    const head = await front.send("/", { method: "HEAD" });
    expect([head.status, head.text, Number(head.headers["content-length"]) > 1_000]).toEqual([503, "", true]);
    // What somebody sent is not sent again as a question.
    expect((await front.send("/outbox", { method: "POST", body: "a=b" })).headers.refresh).toBeUndefined();
  });

  test("has so many wait for it and no more; whoever hangs up gives his place back", async () => {
    const front = await newFront({ limits: { ...PATIENT, waiting: 3 } });
    const clients = [1, 2, 3].map((n) => front.open(`POST /${n} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n${n}`));
    const refused = (await Promise.all([4, 5].map((n) => front.send(`/api/${n}`)))).map(({ status }) => status);
    expect(refused).toEqual([503, 503]);
    clients[0]?.socket.destroy();
    await clients[0]?.closed;
    const fourth = front.send("/6");
    const app = await newApp(front);
    expect((await fourth).status).toBe(200);
    await expect.poll(() => app.received.map(({ url }) => url).sort()).toEqual(["/2", "/3", "/6"]);
  });

  test("is not ready, and says so at once", async () => {
    const front = await newFront({ plane: "readiness", limits: PATIENT });
    const reply = await front.send("/readyz/app");
    expect([reply.status, reply.text]).toEqual([503, "not ready\n"]);
  });

  test("is waited for by a body of which nothing is read meanwhile", async () => {
    const front = await newFront({ limits: PATIENT });
    const size = 50 * 1024 * 1024;
    const client = front.open(`POST /api/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`);
    client.socket.write(Buffer.alloc(size));
    await expect.poll(() => front.logged).toEqual(["app.away"]);
    const before = process.memoryUsage().arrayBuffers;
    await expect(expect.poll(() => client.socket.writableLength, { timeout: 400 }).toBeLessThan(size / 2)).rejects.toThrow();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(size / 4);
    let read = 0;
    await newApp(front, (request, response) => {
      request.on("data", (chunk: Buffer) => {
        read += chunk.length;
      });
      request.on("end", () => response.end());
    });
    await client.closed;
    expect([client.received().slice(0, 12), read]).toEqual(["HTTP/1.1 200", size]);
  });
});

/** An application in a process of its own, which a test can make stand still. */
async function appProcess(socketPath: string): Promise<{ pause(): void; goOn(): void; kill(): void; stop(): Promise<void> }> {
  const code = `require("node:http").createServer((q, s) => q.resume().on("end", () => s.end(q.url))).listen(${JSON.stringify(socketPath)})`;
  const child = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "ignore", "inherit"] });
  await expect.poll(() => existsSync(socketPath)).toBe(true);
  return {
    pause: () => void child.kill("SIGSTOP"),
    goOn: () => void child.kill("SIGCONT"),
    kill: () => void child.kill("SIGKILL"),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

describe("an application that stands still", () => {
  test("is found out, has calls wait for it, and answers all of them when it goes on", async () => {
    const front = await newFront({ limits: { ...PATIENT, waiting: 4 } });
    const app = keep(await appProcess(front.socketPath));
    expect((await front.send("/0")).text).toBe("/0");
    app.pause();
    const early = [1, 2].map((n) => front.send(`/${n}`, { method: "POST", body: "x" }));
    await expect.poll(() => front.logged).toEqual(["app.away"]);
    const late = [3, 4].map((n) => front.send(`/${n}`, { method: "POST", body: "x" }));
    expect((await front.send("/api/5", { method: "POST", body: "x" })).status).toBe(503);
    app.goOn();
    expect((await Promise.all([...early, ...late])).map(({ text }) => text)).toEqual(["/1", "/2", "/3", "/4"]);
    expect((await front.send("/6")).text).toBe("/6");
    expect(front.logged).toEqual(["app.away", "app.back"]);
  });

  test("is waited for no longer than the patience, by calls it has and calls it has not; it is killed and started again", async () => {
    const front = await newFront();
    const app = keep(await appProcess(front.socketPath));
    await front.send("/0");
    app.pause();
    // More than the connection between the two holds.
    const early = front.send("/api/1", { method: "POST", body: Buffer.alloc(4_000_000) });
    await expect.poll(() => front.logged).toEqual(["app.away"]);
    const late = front.send("/api/2", { method: "POST", body: "x" });
    expect((await Promise.all([early, late])).map(({ status }) => status)).toEqual([503, 503]);
    await app.stop();
    const next = await newApp(front);
    expect((await front.send("/api/3", { method: "POST", body: "x" })).status).toBe(200);
    expect(next.received.map(({ url }) => url)).toEqual(["/api/3"]);
  });
});

describe("an application that is alive", () => {
  test("keeps a connection that is not needed for a while, and no longer", async () => {
    const front = await newFront({ limits: { ...SHORT, idle: 100 } });
    const app = await newRawApp(front.socketPath, (socket) => void socket.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"));
    for (let i = 0; i < 3; i++) expect((await front.send("/")).status).toBe(200);
    expect(app.connections).toHaveLength(1);
    await expect.poll(() => app.connections[0]?.socket.readableEnded).toBe(true);
    expect((await front.send("/")).status).toBe(200);
    expect(app.connections).toHaveLength(2);
  });

  test("may take as long as it likes for a call, and is asked only while one takes long", async () => {
    const front = await newFront({ limits: { ...SHORT, patience: 200 } });
    let answer: () => void = () => {};
    const app = await newApp(front, (request, response) => {
      if (request.url === "/slow") answer = () => void response.end("done");
      else response.end("quick");
    });
    for (let i = 0; i < 20; i++) await front.send("/quick");
    expect(app.counts.alive).toBe(0);
    const slow = front.send("/slow");
    // Longer than the patience several times over.
    await expect.poll(() => app.counts.alive).toBeGreaterThan(10);
    answer();
    expect((await slow).text).toBe("done");
    expect(front.logged).toEqual([]);
  });

  test("answers one after the other on the same connection, and whoever is pipelined in turn", async () => {
    const front = await newFront();
    const order: string[] = [];
    const app = await newApp(front, (request, response) => {
      order.push(`in ${request.url}`);
      setImmediate(() => {
        order.push(`out ${request.url}`);
        response.end(`<${request.url}>`);
      });
    });
    const pipelined = [1, 2, 3].map((n) => `POST /${n} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n${n}`).join("");
    const reply = await front.sendRaw(pipelined);
    expect(reply.match(/<[^>]+>/g)).toEqual(["</1>", "</2>", "</3>"]);
    expect(order).toEqual([1, 2, 3].flatMap((n) => [`in /${n}`, `out /${n}`]));
    expect(app.counts.connections).toBe(1);
  });
});

describe("an application that breaks a connection without an answer", () => {
  const OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
  /** Answers the first request on its first connection, and breaks that at the second. */
  const stale: Parameters<typeof rawApp>[1] = (socket, received, connection) => {
    if (connection === 0 && received.split(" HTTP/1.1\r\n").length > 2) socket.destroy();
    else socket.write(OK);
  };

  test("is asked again once where nothing can happen twice", async () => {
    const front = await newFront();
    const app = await newRawApp(front.socketPath, stale);
    expect((await front.send("/0")).status).toBe(200);
    expect((await front.send("/1")).status).toBe(200);
    expect(app.connections.map(({ received }) => received.match(/GET \/\d/g))).toEqual([["GET /0", "GET /1"], ["GET /1"]]);
  });

  test("is spoken of in the log once, however many calls it took with it", async () => {
    const front = await newFront({ limits: PATIENT });
    const app = await newApp(front, () => {});
    const asked = Array.from({ length: 40 }, (_, n) => front.send(`/api/${n}`, { method: "POST" }));
    await expect.poll(() => app.received.length).toBe(40);
    await app.stop();
    expect((await Promise.all(asked)).every(({ status }) => status === 503)).toBe(true);
    // That nobody listens any more may be found out meanwhile.
    expect(front.logged.filter((event) => event !== "app.away")).toEqual(["app.no_answer"]);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("is not sent a %s again", async (method) => {
    const front = await newFront();
    const app = await newRawApp(front.socketPath, stale);
    await front.send("/0");
    expect((await front.send("/api/1", { method })).status).toBe(503);
    expect(app.connections).toHaveLength(1);
  });

  test("is not asked again where the connection was new, nor a third time", async () => {
    const front = await newFront();
    const app = await newRawApp(front.socketPath, (socket, received, connection) => {
      if (connection === 0 && !received.includes("GET /1")) socket.write(OK);
      else socket.destroy();
    });
    await front.send("/0");
    expect((await front.send("/1")).status).toBe(503);
    expect(app.connections).toHaveLength(2);
    expect((await front.send("/2")).status).toBe(503);
    expect(app.connections).toHaveLength(3);
  });

  test.each([
    "nonsense\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\nok",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n",
    "HTTP/1.1 200 OK\r\nX: a\u0000b\r\n\r\n",
  ])("or answers %j, has its caller told", async (answer) => {
    const front = await newFront({ limits: PATIENT });
    await newRawApp(front.socketPath, (socket) => void socket.write(answer));
    expect((await front.send("/api/x")).status).toBe(503);
  });

  test.each(["", "Transfer-Encoding: gzip\r\n"])(
    "or answers without a length, has its caller told: half of it would pass for the whole (%j)",
    async (line) => {
      const front = await newFront();
      await newRawApp(front.socketPath, (socket) => void socket.end(`HTTP/1.1 200 OK\r\n${line}\r\nhalf`));
      const reply = await front.send("/");
      expect([reply.status, reply.text.includes("half")]).toEqual([503, false]);
      expect(front.logged).toEqual(["app.unreadable_answer"]);
    },
  );
});

test("a call that cannot be written is refused, at once or after it has waited, and all others go on", async () => {
  const front = await newFront({ limits: PATIENT, addressOf: ({ url }) => (url === "/bad" ? "203.0.113.7\r\nx: y" : "203.0.113.7") });
  const asked = ["/1", "/bad", "/2"].map((path) => front.send(path));
  await expect.poll(() => front.logged).toEqual(["app.away"]);
  const app = await newApp(front);
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 503, 200]);
  expect((await front.send("/bad")).status).toBe(503);
  expect(app.received.map(({ url }) => url).sort()).toEqual(["/1", "/2"]);
});

describe("how much is passed on at once", () => {
  const silent = (): void => {};

  test("is bounded for one address, and given back when a call is over", async () => {
    const front = await newFront({ limits: { ...PATIENT, openOfOne: 2 } });
    const app = await newApp(front, (request, response) => (request.url === "/quick" ? void response.end() : silent()));
    const clients = [1, 2].map(() => front.open("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    await expect.poll(() => app.received.length).toBe(2);
    const refused = await front.send("/api/quick", { headers: { "accept-language": "en" } });
    expect([refused.status, refused.headers["retry-after"], refused.json().code]).toEqual([429, "5", "TOO_MANY_REQUESTS"]);
    clients[0]?.socket.destroy();
    await expect.poll(async () => (await front.send("/quick")).status).toBe(200);
    for (let i = 0; i < 5; i++) expect((await front.send("/quick")).status).toBe(200);
  });

  test("is not taken up by somebody who left before his call was begun", async () => {
    let hasLeft = false;
    const left = async (request: IncomingMessage): Promise<void> => {
      if (request.url === "/left") await once(request.socket, "close").then(() => (hasLeft = true));
    };
    const front = await newFront({ limits: { ...PATIENT, openOfOne: 1 }, before: left });
    const app = await newApp(front);
    const client = front.open("GET /left HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(client.socket, "connect");
    client.socket.end();
    client.socket.destroy();
    await expect.poll(() => hasLeft).toBe(true);
    expect((await front.send("/next")).status).toBe(200);
    expect(app.received.map(({ url }) => url)).toEqual(["/next"]);
  });

  test("is bounded for all", async () => {
    const front = await newFront({ limits: { ...PATIENT, open: 1 } });
    const app = await newApp(front, silent);
    front.open("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => app.received.length).toBe(1);
    expect((await front.send("/api/x")).status).toBe(503);
  });
});

describe("at its end", () => {
  test("what waits is answered, what is under way ends, what takes too long is broken off", async () => {
    const front = await newFront({ limits: PATIENT });
    let answer: () => void = () => {};
    const app = await newApp(front, (request, response) => {
      if (request.url === "/slow") answer = () => void response.end("done");
    });
    const [slow, endless] = [front.send("/slow"), front.send("/endless")];
    await expect.poll(() => app.received.length).toBe(2);
    const stopped = front.passOn.stop(300);
    expect((await front.send("/api/x")).status).toBe(503);
    answer();
    expect((await slow).text).toBe("done");
    await expect(endless).rejects.toThrow();
    await stopped;
  });
});
