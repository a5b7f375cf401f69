import { createHash } from "node:crypto";
import { connect, type Socket } from "node:net";
import type { Writable } from "node:stream";
import { setTimeout as after } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type Script, type ScriptedApp, scriptedApp } from "./testing/scripted-app.ts";
import { type TestFront, testFront } from "./testing/test-front.ts";

const MB = 1024 * 1024;
const LARGE = 50 * MB;
/** What the system keeps of two connections, and a few pieces of ours. */
const BUFFERS = 20 * MB;
const PIECE = Buffer.alloc(64 * 1024, "vitrine ");

const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of started.splice(0)) await each.stop();
});

async function start(script: Script): Promise<{ front: TestFront; app: ScriptedApp }> {
  const front = await testFront();
  const app = await scriptedApp(front.socketPath, script);
  started.push(front, app);
  return { front, app };
}

/** Resolves once a count stands still: whoever fills it waits for somebody. */
async function stalled(count: () => number): Promise<number> {
  for (let before = -1; ; ) {
    await after(150);
    if (before > 0 && count() === before) return before;
    before = count();
  }
}

/** Writes so many bytes as fast as they are taken. */
function flood(to: Writable, bytes: number, onDone = (): void => {}): { sent: number } {
  const count = { sent: 0 };
  const write = (): void => {
    while (count.sent < bytes) {
      count.sent += PIECE.length;
      if (!to.write(PIECE)) return void to.once("drain", write);
    }
    onDone();
  };
  write();
  return count;
}

const upload = (more = ""): string =>
  `POST /api/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${LARGE}\r\n${more}\r\n`;

test("a large body to an application that does not read stops its sender, and arrives whole once it does", async () => {
  let read: () => void = () => {};
  const hash = createHash("sha256");
  const { front } = await start((request, response) => {
    read = () => void request.on("data", (chunk: Buffer) => hash.update(chunk)).on("end", () => response.end(hash.digest("hex")));
  });
  const client = front.open(upload());
  const count = flood(client.socket, LARGE);
  expect(await stalled(() => count.sent - client.socket.writableLength)).toBeLessThan(BUFFERS);
  read();
  await client.closed;
  const whole = createHash("sha256");
  for (let sent = 0; sent < LARGE; sent += PIECE.length) whole.update(PIECE);
  expect(client.received()).toContain(whole.digest("hex"));
});

test("a large answer to somebody who does not read stops the application, and arrives whole once he does", async () => {
  let count = { sent: 0 };
  const { front } = await start((_request, response) => {
    response.writeHead(200, { "content-length": LARGE });
    count = flood(response, LARGE, () => response.end());
  });
  let received = 0;
  const socket = connect(front.port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"));
  socket.pause();
  expect(await stalled(() => count.sent)).toBeLessThan(BUFFERS);
  socket.on("data", (chunk) => {
    received += chunk.length;
  });
  socket.resume();
  await new Promise((resolve) => socket.on("close", resolve));
  expect(received).toBeGreaterThan(LARGE);
});

test("each piece of an event stream comes by itself, and its head before the first; who leaves is seen to leave", async () => {
  let write: (text: string) => void = () => {};
  const { front, app } = await start((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    write = (text) => void response.write(text);
  });
  const client = front.open("GET /api/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(client.received).toMatch(/text\/event-stream[\s\S]*\r\n\r\n$/);
  for (const text of ["data: 1\n\n", "data: 2\n\n", "data: 3\n\n"]) {
    write(text);
    await expect.poll(client.received).toContain(text);
  }
  client.socket.destroy();
  await expect.poll(() => app.received[0]?.isLeft).toBe(true);
});

test("who hangs up before the answer, or in the middle of his body, is seen to leave", async () => {
  const { front, app } = await start((request) => void request.resume());
  const asked = front.open("GET /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const sending = front.open(`${upload()}abc`);
  await expect.poll(() => app.received.length).toBe(2);
  asked.socket.destroy();
  sending.socket.destroy();
  await expect.poll(() => app.received.map(({ isLeft }) => isLeft)).toEqual([true, true]);
  expect(app.received.find(({ method }) => method === "POST")?.body).toBeNull();
});

test("a refusal that comes before the body was read reaches its sender, and the rest is passed on to nobody", async () => {
  let taken = 0;
  const { front } = await start((request, response) => {
    request.once("data", (chunk: Buffer) => {
      taken += chunk.length;
      request.pause();
      response.writeHead(413, { connection: "close", "content-length": 9 }).end("too large");
    });
  });
  const client = front.open(upload());
  flood(client.socket, LARGE);
  await expect.poll(client.received).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n[\s\S]*too large$/i);
  await client.closed;
  expect(taken).toBeLessThan(MB);
});

test("somebody who goes on sending after his answer is not listened to for ever", async () => {
  const { front } = await start((_request, response) => void response.writeHead(413, { "content-length": 0 }).end());
  const client = front.open("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
  const drip = setInterval(() => client.socket.writable && client.socket.write("1\r\na\r\n"), 20);
  await client.closed.finally(() => clearInterval(drip));
  expect(client.received()).toMatch(/^HTTP\/1\.1 413 /);
});

test("a body that waits for leave to come gets it; any other expectation is refused", async () => {
  const { front, app } = await start((request, response) => void request.resume().on("end", () => response.end(Buffer.from("ok"))));
  const client = front.open(
    "POST /api/x HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: 5\r\n\r\n",
  );
  await expect.poll(client.received).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  client.socket.write("hello");
  await client.closed;
  expect(client.received()).toMatch(/\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
  expect(app.received).toMatchObject([{ body: "hello" }]);
  expect(app.received[0]?.headers.join()).not.toMatch(/expect/i);
  expect(await front.sendRaw("POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 200-maybe\r\nContent-Length: 2\r\n\r\nhi")).toMatch(
    /^HTTP\/1\.1 417 /,
  );
  expect(app.received).toHaveLength(1);
});

test("a body that has come whole is passed on while the answer is under way", async () => {
  const { front } = await start((request, response) => {
    response.writeHead(200).flushHeaders();
    request.pipe(response);
  });
  const reply = await front.send("/api/x", { method: "POST", body: Buffer.alloc(MB, "a") });
  expect([reply.status, reply.bytes.length]).toEqual([200, MB]);
});

const dying: readonly (readonly [what: string, version: string, headers: Record<string, string | number>])[] = [
  ["of a length", "1.1", { "content-length": 100 }],
  ["in pieces", "1.1", {}],
  ["in pieces, to a client that knows no pieces", "1.0", {}],
];
test.each(dying)("an answer %s that breaks off breaks the connection", async (_what, version, headers) => {
  let socket: Socket | null = null;
  const { front } = await start((_request, response) => {
    response.writeHead(200, headers).write("half");
    socket = response.socket;
  });
  const client = front.open(`GET / HTTP/${version}\r\nHost: localhost\r\n\r\n`);
  await expect.poll(client.received).toContain("half");
  (socket as Socket | null)?.destroy();
  const how = await client.closed;
  const received = client.received();
  // Without a length or a last piece, only a reset says that it was not all.
  if (/transfer-encoding: chunked/i.test(received)) expect(received.endsWith("\r\n0\r\n\r\n")).toBe(false);
  else if (!/content-length/i.test(received)) expect(how).toBe("reset");
  else expect(received.split("\r\n\r\n")[1]).toBe("half");
});
