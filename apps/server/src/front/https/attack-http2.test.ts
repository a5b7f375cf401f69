import { connect } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { artefactKey, type FormSpec } from "@vitrine/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PAGE_ID, putArtefact, putPage, putSite } from "../../hosting/testing/test-site.ts";
import {
  CONTINUATION,
  DATA,
  END_HEADERS,
  END_STREAM,
  frame,
  getHead,
  HEADERS,
  indexed,
  PING,
  type RawHttp2,
  RST_STREAM,
  rawHttp2,
  reference,
  SETTINGS,
  setting,
} from "./testing/raw-http2.ts";
import { ask, helloFor, type SecurePlane, startSecurePlane } from "./testing/secure-plane.ts";

/** Limits as short as a busy machine allows to be served within them; milliseconds. */
const LIMITS = { headers: 1_500, request: 2_000, idle: 1_500, stalled: 1_500, checkedEvery: 50 };
const WINDOW = 4;

let plane: SecurePlane;
beforeEach(async () => {
  plane = await startSecurePlane({ limits: LIMITS });
  await putPage(plane.storage, "<p>violão</p>");
  await plane.putSecureHost("loja.com");
});
afterEach(() => plane.stop());

async function open(settings?: Uint8Array): Promise<RawHttp2> {
  return rawHttp2(await plane.shakeHands("loja.com", { ALPNProtocols: ["h2"] }), settings);
}

const get = (stream: number, path = "/curso"): Buffer => frame(HEADERS, END_STREAM | END_HEADERS, stream, getHead("loja.com", path));

/** Whether everybody else is served, on a connection that was there and on a new one. */
async function expectOthersServed(during: Promise<unknown>): Promise<void> {
  const session = await plane.openHttp2("loja.com");
  let isOver = false;
  void during.finally(() => {
    isOver = true;
  });
  do {
    expect((await ask(session, "loja.com", "/curso")).status).toBe(200);
    const fresh = await plane.openHttp2("loja.com");
    expect((await ask(fresh, "loja.com", "/curso")).status).toBe(200);
    fresh.destroy();
    await Promise.race([during, after(20)]);
  } while (!isOver);
  session.destroy();
  await during;
}

test("who asks and takes it back again and again is hung up on", async () => {
  const client = await open();
  const cancel = (stream: number): Buffer => frame(RST_STREAM, 0, stream, Buffer.from([0, 0, 0, 8]));
  const flood = async (): Promise<void> => {
    for (let stream = 1; stream < 20_000 && client.socket.writable; stream += 200) {
      client.send(...Array.from({ length: 100 }, (_, i) => [get(stream + 2 * i), cancel(stream + 2 * i)]).flat());
      await after(1);
    }
    await client.ended;
  };
  await expectOthersServed(flood());
  const answered = client.frames.filter(({ type }) => type === HEADERS);
  expect(answered.length).toBeLessThan(5_000);
});

test("headers that never end are cut off", async () => {
  const client = await open();
  const flood = async (): Promise<void> => {
    client.send(frame(HEADERS, END_STREAM, 1, getHead("loja.com", "/curso")));
    for (let i = 0; i < 20_000 && client.socket.writable; i++) {
      client.send(frame(CONTINUATION, 0, 1, indexed(`x-${i}`, "a".repeat(4_000))));
      if (i % 20 === 0) await after(1);
    }
    await client.ended;
  };
  const before = process.memoryUsage().rss;
  await expectOthersServed(flood());
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  expect(client.frames.some(({ type }) => type === HEADERS)).toBe(false);
});

test("a small head that stands for a very large one is refused", async () => {
  const client = await open();
  client.send(
    frame(HEADERS, END_STREAM | END_HEADERS, 1, Buffer.concat([getHead("loja.com", "/curso"), indexed("x-bomb", "b".repeat(4_000))])),
  );
  const bomb = Buffer.concat([getHead("loja.com", "/curso"), ...Array.from({ length: 16_000 }, () => reference(62))]);
  for (let stream = 3; stream < 100; stream += 2) client.send(frame(HEADERS, END_STREAM | END_HEADERS, stream, bomb));
  await expectOthersServed(client.ended);
  const answered = client.frames.filter(({ type, stream }) => type === HEADERS && stream > 1);
  expect(answered).toEqual([]);
});

test("thousands of requests that are never ended are refused above a hundred, and end with the limit for requests", async () => {
  const client = await open();
  const head = Buffer.concat([Buffer.from([0x83]), getHead("loja.com", "/_v/forms/x/y").subarray(1)]);
  const streams = Array.from({ length: 3_000 }, (_, i) => 2 * i + 1);
  const flood = async (): Promise<void> => {
    for (const stream of streams) client.send(frame(HEADERS, END_HEADERS, stream, head));
    await client.ended;
  };
  await expectOthersServed(flood());
  const answered = client.frames.filter(({ type }) => type === HEADERS);
  expect(answered.length).toBeLessThan(streams.length);
});

test("answers that nobody takes end with the limit for stalled ones", async () => {
  const artefact = "a".repeat(40);
  await plane.storage.put(artefactKey(artefact), Buffer.alloc(4_000_000, "x"));
  await putSite(plane.storage, { routes: { "/grande": { artefact } } });
  const client = await open(setting(WINDOW, 0));
  for (let stream = 1; stream < 200; stream += 2) client.send(get(stream, "/grande"));
  const started = performance.now();
  await expectOthersServed(client.ended);
  expect(performance.now() - started).toBeLessThan(20 * LIMITS.stalled);
  expect(client.frames.filter(({ type }) => type === DATA)).toEqual([]);
});

test("pings and settings without end do not keep others from being served, nor a connection that asks for nothing", async () => {
  const client = await open();
  const flood = async (): Promise<void> => {
    while (client.socket.writable) {
      client.send(...Array.from({ length: 50 }, () => frame(PING, 0, 0, Buffer.alloc(8))), frame(SETTINGS, 0, 0, setting(WINDOW, 65_535)));
      await after(5);
    }
    await client.ended;
  };
  await expectOthersServed(flood());
  expect(client.frames.filter(({ type }) => type === HEADERS)).toEqual([]);
});

test("connections that say nothing, or half of a first message, or have said all they wanted, are closed", async () => {
  const session = await plane.openHttp2("loja.com");
  expect((await ask(session, "loja.com", "/curso")).status).toBe(200);
  const idle = new Promise<void>((resolve) => session.once("close", () => resolve()));
  const clients = await Promise.all(Array.from({ length: 50 }, () => open()));
  const hello = await helloFor("loja.com");
  const begun = Array.from({ length: 50 }, (_, i) => {
    const socket = connect(plane.httpsPort, "127.0.0.1", () => void socket.write(hello.subarray(0, i % 2 === 0 ? 100 : hello.length)));
    socket.on("error", () => undefined).resume();
    return new Promise<void>((resolve) => socket.once("close", () => resolve()));
  });
  await expectOthersServed(Promise.all([idle, ...begun, ...clients.map(({ ended }) => ended)]));
});

test("a body that drips in ends with the limit for requests", async () => {
  const spec: FormSpec = {
    ...{ name: "Contato", after: "message", redirectTo: "", thanks: "Obrigado", thanksArtefact: await putArtefact(plane.storage, "ok") },
    fields: [{ name: "nome", label: "Nome", input: "text", isRequired: true, options: [] }],
  };
  await putPage(plane.storage, "<p>violão</p>", { forms: { f1: spec } });
  const client = await open();
  const head = Buffer.concat([Buffer.from([0x83]), getHead("loja.com", `/_v/forms/${PAGE_ID}/f1`).subarray(1)]);
  client.send(frame(HEADERS, END_HEADERS, 1, head), frame(DATA, 0, 1, Buffer.from("nome=a")));
  const drip = setInterval(() => client.send(frame(DATA, 0, 1, Buffer.from("a"))), 100);
  const started = performance.now();
  await expectOthersServed(client.ended).finally(() => clearInterval(drip));
  expect(performance.now() - started).toBeGreaterThan(LIMITS.request);
  expect(await plane.leads()).toEqual([]);
});

test("frames that make no sense end the connection and nothing else", async () => {
  const nonsense = [
    Buffer.from("GET / HTTP/1.1\r\n\r\n"),
    frame(DATA, 0, 1, Buffer.from("a")),
    frame(HEADERS, END_HEADERS, 2, getHead("loja.com", "/curso")),
    frame(SETTINGS, 0, 0, Buffer.alloc(5)),
    frame(HEADERS, END_HEADERS | END_STREAM, 1, Buffer.alloc(100, 0xff)),
    frame(0xfe, 0xff, 0x7fffffff, Buffer.alloc(16_385)),
    frame(CONTINUATION, 0, 1),
    frame(8, 0, 0, Buffer.alloc(4)),
  ];
  const clients = await Promise.all(nonsense.map(() => open()));
  for (const [i, client] of clients.entries()) client.send(nonsense[i] ?? Buffer.alloc(0));
  await expectOthersServed(Promise.all(clients.map(({ ended }) => ended)));
  for (const { frames } of clients) expect(frames.filter(({ type }) => type === HEADERS)).toEqual([]);
  expect(plane.logged).toEqual([]);
});

test("heads that try to be two requests, or somebody else's, are refused", async () => {
  const session = await plane.openHttp2("loja.com");
  for (const [authority, path] of [
    ["loja.com", "*"],
    ["loja.com", "http://localhost/"],
    ["loja.com/x", "/curso"],
    ["a@loja.com", "/curso"],
    ["", "/curso"],
  ] as const) {
    const reply = await ask(session, authority, path).catch((error: Error) => ({ status: error.message }));
    expect(reply.status, `${authority} ${path}`).not.toBe(200);
  }
  const other = await ask(session, "loja.com", "/curso", { headers: { host: "localhost" } }).catch(() => ({ status: 400 }));
  expect(other.status).toBe(400);
  expect((await ask(session, "loja.com", "/curso")).status).toBe(200);
  session.destroy();
});
