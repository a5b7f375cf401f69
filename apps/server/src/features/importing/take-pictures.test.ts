import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openOutgoing } from "../../platform/outgoing/outgoing.ts";
import type { Platform } from "../../platform/platform.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { openNotes } from "./reading/notes.ts";
import { takePictures } from "./take-pictures.ts";

let server: TestServer;
let ana: TestCaller;
let other: Server;
let address: string;
let asked = 0;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  const photo = await sharp({ create: { width: 9, height: 7, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();
  other = createServer((request, reply) => {
    asked += 1;
    if (request.url === "/never") return;
    if (request.url === "/page.jpg") return void reply.end("<html>");
    if (request.url === "/gone.jpg") return void reply.writeHead(404).end(photo);
    reply.end(photo);
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(async () => {
  other.closeAllConnections();
  other.close();
  await server.stop();
});

async function take(urls: readonly string[], patienceMs = 30_000, givenUp = new AbortController().signal) {
  const outgoing = openOutgoing({ isAllowed: () => true, ports: [Number(new URL(address).port)] });
  const platform: Platform = { ...server.running.platform, outgoing };
  const notes = openNotes();
  const wanted = urls.map((url) => ({ address: url, from: "web" as const }));
  const sources = { read: async () => null, patienceMs, givenUp };
  const taken = await takePictures(platform, server.running.services.library, ana.accountId, wanted, sources, notes);
  await outgoing.stop();
  return { taken, notices: notes.all().map(({ code, count }) => [code, count] as const) };
}

test("pictures of other servers are taken, a hundred at most, and what is none is told of", async () => {
  const urls = [`${address}/page.jpg`, `${address}/gone.jpg`, ...Array.from({ length: 103 }, (_, n) => `${address}/${n}.jpg`)];
  const { taken, notices } = await take(urls);
  expect(asked).toBe(100);
  expect(taken.size).toBe(98);
  expect(taken.get(`${address}/0.jpg`)).toMatchObject({ width: 9, height: 7 });
  expect(new Map(notices)).toEqual(
    new Map([
      ["picture", 2],
      ["too_many_pictures", 5],
    ]),
  );
});

test("pictures that nobody waits for any more are not taken, whoever would answer", async () => {
  const before = asked;
  const gone = AbortSignal.abort("left");
  await expect(take([`${address}/never`, `${address}/b.jpg`], 30_000, gone)).rejects.toBe("left");
  expect(asked).toBe(before);
});

test("who imports waits for a server that never answers no longer than for all pictures", async () => {
  const { taken, notices } = await take([`${address}/never`, `${address}/a.jpg`], 300);
  expect([...taken.keys()]).toEqual([`${address}/a.jpg`]);
  expect(notices).toEqual([["slow_pictures", 1]]);
});
