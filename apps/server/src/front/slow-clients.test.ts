import { connect, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { artefactKey, type FormSpec } from "@vitrine/contract";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startTestPlane, type TestPlane } from "../hosting/testing/test-plane.ts";
import { PAGE_ID, putArtefact, putPage, putSite } from "../hosting/testing/test-site.ts";

/** Limits as short as a busy machine allows to be served within them; milliseconds. */
const LIMITS = { headers: 3_000, request: 4_000, idle: 3_000, stalled: 1_500, checkedEvery: 50 };
const DRIP_MS = 200;

const started: TestPlane[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

/** What has to be there before the clock of a test runs. */
beforeAll(async () => {
  await (await startTestPlane()).stop();
});

async function start(limits: Partial<typeof LIMITS>): Promise<TestPlane> {
  const plane = await startTestPlane({ limits: { ...LIMITS, ...limits } });
  started.push(plane);
  return plane;
}

interface Client {
  readonly socket: Socket;
  /** What the server said, once it has hung up. */
  readonly ended: Promise<string>;
}

function join(plane: TestPlane, opening = ""): Client {
  const socket = connect(plane.port, "127.0.0.1", () => socket.write(opening));
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  // A server that hangs up while one is talking resets the connection.
  socket.on("error", () => undefined);
  return { socket, ended: new Promise((resolve) => socket.on("close", () => resolve(received))) };
}

/** Sends one byte after the other for as long as the server listens. */
function drip({ socket, ended }: Client, byte: string): Promise<string> {
  const timer = setInterval(() => socket.writable && socket.write(byte), DRIP_MS);
  return ended.finally(() => clearInterval(timer));
}

/**
 * Asks for a page as everybody does, over and over until `until` is there. It must come every time, and before
 * that end: whoever had to wait for the slow ones to be gone was not served beside them.
 */
async function serveMeanwhile<Value>(plane: TestPlane, until: Promise<Value>): Promise<Value> {
  let isOver = false;
  const done = until.finally(() => {
    isOver = true;
  });
  let served = 0;
  while (!isOver) {
    expect((await plane.send("violao.localhost", "/curso")).status).toBe(200);
    if (!isOver) served++;
    await Promise.race([done, after(10)]);
  }
  expect(served).toBeGreaterThan(0);
  return done;
}

test("headers that drip in end with the limit for headers, and everybody else is served", async () => {
  const plane = await start({ request: 60_000, idle: 60_000, stalled: 60_000 });
  await putPage(plane.storage, "<p>violão</p>");
  const clients = Array.from({ length: 200 }, () => join(plane, "GET /curso HTTP/1.1\r\nHost: violao.localhost\r\nX-Slow: "));
  const answers = await serveMeanwhile(plane, Promise.all(clients.map((client) => drip(client, "a"))));
  for (const answer of answers) expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

test("a body that drips in ends with the limit for requests, on both planes, and leaves no lead", async () => {
  const plane = await start({ headers: 3_500, idle: 60_000, stalled: 60_000 });
  const spec: FormSpec = {
    ...{ name: "Contato", after: "message", redirectTo: "", thanks: "Obrigado" },
    thanksArtefact: await putArtefact(plane.storage, "<p>Obrigado</p>"),
    fields: [{ name: "nome", label: "Nome", input: "text", isRequired: true, options: [] }],
  };
  await putPage(plane.storage, "<p>violão</p>", { forms: { f1: spec } });
  const head = (host: string, path: string): string =>
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"nome":"`;
  const openings = [head("violao.localhost", `/_v/forms/${PAGE_ID}/f1`), head("localhost", "/echo")];
  const clients = Array.from({ length: 200 }, (_, index) => join(plane, openings[index % 2]));
  const answers = await serveMeanwhile(plane, Promise.all(clients.map((client) => drip(client, "a"))));
  for (const answer of answers) expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  expect(await plane.leads()).toEqual([]);
});

test("connections that say nothing, and those that have said all they wanted, are closed", async () => {
  const plane = await start({ request: 60_000, stalled: 60_000 });
  await putPage(plane.storage, "<p>violão</p>");
  const silent = Array.from({ length: 300 }, () => join(plane));
  const idle = Array.from({ length: 300 }, () => join(plane, "GET /curso HTTP/1.1\r\nHost: violao.localhost\r\n\r\n"));
  const everybody = Promise.all([idle, silent].map((clients) => Promise.all(clients.map((client) => client.ended))));
  const [said = []] = await serveMeanwhile(plane, everybody);
  for (const answer of said) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test("an answer that nobody takes ends with the limit for stalled ones; a slow reader gets all of it", async () => {
  const plane = await start({ headers: 60_000, request: 60_000, idle: 60_000 });
  // More than the buffers of two sockets hold.
  const whole = 16_000_000;
  const artefact = "a".repeat(40);
  await plane.storage.put(artefactKey(artefact), Buffer.alloc(whole, "x"));
  await putSite(plane.storage, { routes: { "/curso": { artefact } } });
  const ask = "GET /curso HTTP/1.1\r\nHost: violao.localhost\r\nConnection: close\r\n\r\n";
  const stalled = join(plane, ask);
  stalled.socket.pause();
  const slow = join(plane, ask);
  const pace = setInterval(() => (slow.socket.isPaused() ? slow.socket.resume() : slow.socket.pause()), LIMITS.stalled / 8);
  const received = await slow.ended.finally(() => clearInterval(pace));
  expect(received.length).toBeGreaterThan(whole);
  // The client has not looked for longer than the limit; what is left to see is what the buffers held.
  await after(LIMITS.stalled * 2);
  stalled.socket.resume();
  expect((await stalled.ended).length).toBeLessThan(whole);
});
