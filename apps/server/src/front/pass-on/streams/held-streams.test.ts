import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { HOLD, lineOf, readLines, type SaidByApp, type SaidByFront } from "../../../platform/link/stream-line.ts";
import { type ScriptedApp, scriptedApp } from "../testing/scripted-app.ts";
import { type RawClient, SHORT, type TestFront, testFront } from "../testing/test-front.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const GET = "GET /api/live HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** An application whose every answer is to be held, by the number of its request, and that says what a test says. */
async function holdingApp(socketPath: string): Promise<ScriptedApp & { heard: SaidByFront[]; say(said: SaidByApp): void; hangUp(): void }> {
  const heard: SaidByFront[] = [];
  let line: ServerResponse | null = null;
  let asked = 0;
  const app = await scriptedApp(socketPath, (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers["x-vitrine-plane"] === "streams") {
      line = response;
      readLines<SaidByFront>(request, (said) => heard.push(said));
      response.flushHeaders();
      return;
    }
    const text = "data: beginning\n\n";
    const id = String(++asked);
    response.writeHead(200, { "content-type": "text/event-stream", "content-length": text.length, [HOLD]: id }).end(text);
  });
  stops.push(app.stop);
  return { ...app, heard, say: (said) => void line?.write(lineOf(said)), hangUp: () => void line?.destroy() };
}

async function newFront(limits: Parameters<typeof testFront>[0] = {}): Promise<TestFront> {
  const front = await testFront(limits);
  stops.push(front.stop);
  return front;
}

const sees = (client: RawClient, text: string) => expect.poll(client.received).toContain(text);

test("an answer that is to be held is kept open by the front, which needs one connection for all of them", async () => {
  const front = await newFront();
  const app = await holdingApp(front.socketPath);
  const clients = [1, 2, 3].map(() => front.open(GET));
  await expect.poll(() => app.heard.length).toBe(3);
  for (const client of clients) await sees(client, "data: beginning");
  app.say({ to: ["1", "3", "nobody"], text: "data: é\n\n" });
  await sees(clients[0] ?? expect.fail(), "data: \u00c3\u00a9\n\n");
  await sees(clients[2] ?? expect.fail(), "data: \u00c3\u00a9\n\n");
  expect(clients[1]?.received()).not.toContain("data: \u00c3");
  const head = clients[0]?.received() ?? "";
  expect([/^transfer-encoding: chunked/im.test(head), /content-length|x-vitrine/i.test(head)]).toEqual([true, false]);
  // One for calls, one after the other, and the line.
  expect(app.counts.connections).toBeLessThanOrEqual(4);
  clients[1]?.socket.destroy();
  await expect.poll(() => app.heard.at(-1)).toEqual({ gone: "2" });
  app.say({ to: ["1"], text: "data: last\n\n", isLast: true });
  app.say({ to: ["1"], text: "data: too late\n\n", isLast: true });
  await sees(clients[0] ?? expect.fail(), "0\r\n\r\n");
  expect(clients[0]?.received()).not.toContain("too late");
});

test("a stream on which nothing is said says that it is open, and is not ended for being silent", async () => {
  const front = await newFront({ limits: { ...SHORT, beats: 30 } });
  const app = await holdingApp(front.socketPath);
  const client = front.open(GET);
  await expect.poll(() => client.received().match(/\r\n:\n\n/g)?.length ?? 0).toBeGreaterThan(2);
  expect(app.heard).toEqual([{ held: "1" }]);
});

test("who does not read is cut off at a bound, and takes nothing from those who do", async () => {
  const front = await newFront({ limits: { ...SHORT, unread: 300_000 } });
  const app = await holdingApp(front.socketPath);
  const deaf = front.open(GET);
  await expect.poll(() => app.heard.length).toBe(1);
  const other = front.open(GET);
  await expect.poll(() => app.heard.length).toBe(2);
  deaf.socket.pause();
  const before = process.memoryUsage().arrayBuffers;
  let n = 0;
  await expect
    .poll(() => {
      for (let i = 0; i < 20; i++) app.say({ to: ["1", "2"], text: `data: ${++n} ${"x".repeat(10_000)}\n\n` });
      return app.heard.some((said) => "gone" in said && said.gone === "1");
    })
    .toBe(true);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  app.say({ to: ["2"], text: "data: still here\n\n" });
  await sees(other, "still here");
  expect(app.heard).not.toContainEqual({ gone: "2" });
});

test("streams end with their application, and whoever comes back finds the next one", async () => {
  const front = await newFront();
  const app = await holdingApp(front.socketPath);
  const client = front.open(GET);
  await expect.poll(() => app.heard.length).toBe(1);
  app.hangUp();
  await sees(client, "0\r\n\r\n");
  const again = front.open(GET);
  await expect.poll(() => app.heard.at(-1)).toEqual({ held: "2" });
  app.say({ to: ["2"], text: "data: again\n\n" });
  await sees(again, "data: again");
});

test("a front that stops ends its streams at once, and waits for none of them", async () => {
  const front = await newFront();
  const app = await holdingApp(front.socketPath);
  const client = front.open(GET);
  await expect.poll(() => app.heard.length).toBe(1);
  const began = performance.now();
  await front.passOn.stop(10_000);
  expect(performance.now() - began).toBeLessThan(2_000);
  await sees(client, "0\r\n\r\n");
});

test("who left before his stream was held is told of to the application", async () => {
  const front = await newFront();
  const app = await holdingApp(front.socketPath);
  const gone = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const client = front.open(GET);
      client.socket.once("data", () => client.socket.destroy());
      await client.closed;
    }),
  );
  const ends = (): number => app.heard.filter((said) => "gone" in said).length;
  const begins = (): number => app.heard.filter((said) => "held" in said).length;
  await expect.poll(ends).toBe(gone.length);
  expect(begins()).toBeLessThanOrEqual(gone.length);
});
