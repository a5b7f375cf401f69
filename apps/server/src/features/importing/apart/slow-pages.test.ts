import { afterAll, beforeAll, expect, test } from "vitest";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { importForm } from "../testing/import-form.ts";
import { longPage, slowPage } from "../testing/slow-page.ts";

let server: TestServer;
beforeAll(async () => {
  // Somebody asks for as long as it takes, one after the other.
  server = await startTestServer({}, {}, undefined, { requests: { address: 1_000_000, account: 1_000_000 } });
});
afterAll(() => server.stop());

let owners = 0;
async function newOwner(of = server): Promise<{ readonly caller: TestCaller; readonly siteId: string }> {
  const caller = await of.newCaller();
  const made = await caller.call("POST", "/api/sites", { name: `vagar-${++owners}`, region: "br" });
  return { caller, siteId: made.json().id };
}

function importPage({ caller, siteId }: Awaited<ReturnType<typeof newOwner>>, html: string, of = server): Promise<Reply> {
  const { headers, ...rest } = importForm(html, { siteId, slug: "p" });
  return of.send("localhost", "/api/pages/import", { ...rest, headers: { ...headers, authorization: `Bearer ${caller.apiKey}` } });
}

test("while pages that take seconds to read are imported and pasted, everybody else is answered as ever", async () => {
  const [ana, beto, carla] = [await newOwner(), await newOwner(), await newOwner()];
  const began = performance.now();
  const paste = { html: slowPage(2_500), language: "pt" };
  const slow = Promise.all([
    importPage(ana, slowPage()),
    importPage(beto, slowPage()),
    ana.caller.call("POST", "/api/pages/fragments", paste),
  ]);
  let isOver = false;
  const over = slow.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    expect((await carla.caller.call("GET", "/api/pages")).status).toBe(200);
    times.push(performance.now() - asked);
  }
  const replies = await over;
  const whole = performance.now() - began;
  // Whether they are read in time depends on the machine, and neither is anybody else's business.
  for (const reply of replies) expect(reply.status < 300 || reply.json().code === "INVALID_HTML", reply.text).toBe(true);
  expect(times.length).toBeGreaterThan(10);
  expect(Math.max(...times)).toBeLessThan(whole / 3);
});

test("pages that are imported at once are each their own", async () => {
  const owners = await Promise.all(["Ana", "Beto", "Carla"].map(async (words) => ({ ...(await newOwner()), words })));
  const replies = await Promise.all(owners.map((owner) => importPage(owner, longPage(150, owner.words))));
  for (const [index, { caller, words }] of owners.entries()) {
    expect(replies[index]?.status).toBe(201);
    const { page, report } = replies[index]?.json() ?? {};
    expect(report.words.kept).toBe(report.words.found);
    const { text } = await caller.call("GET", `/api/pages/${page.id}/document`);
    expect(new Set(text.match(/Ana|Beto|Carla/g))).toEqual(new Set([words]));
  }
});

test("a server that stops while a page is read does not wait for it, and makes nothing of it", async () => {
  const stopping = await startTestServer();
  const ana = await newOwner(stopping);
  const importing = importPage(ana, slowPage(), stopping).catch(() => null);
  // Its file has come in by the time that others have been answered.
  for (let count = 0; count < 10; count++) await ana.caller.call("GET", "/api/pages");
  await stopping.stop();
  expect((await importing)?.status ?? 0).not.toBe(201);
});
