import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { databaseRelay } from "../../testing/database-relay.ts";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";

const relay = databaseRelay();
const isEmbedded = inject("postgresUrl") === "";
let server: TestServer;
let ana: TestCaller;
let pageId: string;
let formId: string;
beforeAll(async () => {
  server = await startTestServer({}, {}, relay);
  ana = await server.newCaller();
  const siteId = (await ana.call("POST", "/api/sites", { name: "queda", region: "br" })).json().id;
  const page = pageWithForm();
  formId = page.formId;
  pageId = (await ana.call("POST", "/api/pages", { siteId, slug: "p", title: "P", document: page.document })).json().id;
  expect((await ana.call("POST", `/api/pages/${pageId}/publish`)).status).toBe(200);
});
afterAll(async () => {
  await server.stop();
  if (!isEmbedded) await relay.cut();
});

const visit = () => server.send("queda.localhost", "/p");
const sendForm = (name: string) =>
  server.send("queda.localhost", `/_v/forms/${pageId}/${formId}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", referer: `http://queda.localhost:${server.port}/p` },
    body: `name=${name}&email=${name}%40example.com`,
  });

async function leadNames(): Promise<string[]> {
  await server.running.intake.caughtUp();
  const { items } = (await ana.call("GET", `/api/leads?pageId=${pageId}&limit=100`)).json();
  return items.map((lead: { answers: { value: string }[] }) => lead.answers[0]?.value).sort();
}

/** Calls until the database answers again; every answer on the way must be a clear "come back soon", and none late. */
async function untilBack(): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const started = Date.now();
    const reply = await ana.call("GET", "/api/sites");
    expect(Date.now() - started).toBeLessThan(12_000);
    if (reply.status === 200) return;
    expect([reply.status, reply.json().code]).toEqual([503, "UNAVAILABLE"]);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    if (Date.now() > deadline) throw new Error("the database did not come back");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe.runIf(isEmbedded)("the embedded database, killed", () => {
  test("in the middle of requests: each is answered, pages are served, leads are taken, and it comes back by itself", async () => {
    const { embedded } = server.running.platform.database;
    for (let round = 0; round < 3; round++) {
      const requests = Array.from({ length: 20 }, (_, n) =>
        ana.call(n % 2 === 0 ? "GET" : "PATCH", `/api/pages/${pageId}`, n % 2 === 0 ? undefined : { title: `T${n}` }),
      );
      await new Promise((resolve) => setTimeout(resolve, round * 15));
      await embedded?.kill();
      const [page, lead] = await Promise.all([visit(), sendForm(`round${round}`)]);
      expect([page.status, lead.status]).toEqual([200, 303]);
      for (const reply of await Promise.all(requests)) expect([200, 503]).toContain(reply.status);
      await untilBack();
    }
    expect(await leadNames()).toEqual(["round0", "round1", "round2"]);
    expect((await server.send("localhost", "/readyz/app")).status).toBe(200);
  });

  test("in the middle of a transaction: nothing of it is left, and the next one is whole", async () => {
    const { database } = server.running.platform;
    const broken = database.transaction(async (queries) => {
      await queries.execute(sql`UPDATE sites SET name = 'half'`);
      await database.embedded?.kill();
      await queries.execute(sql`SELECT 1`);
    });
    await expect(broken).rejects.toThrow();
    await untilBack();
    expect((await ana.call("GET", "/api/sites")).json().items[0].name).toBe("queda");
  });
});

describe.runIf(!isEmbedded)("PostgreSQL, stopped", () => {
  test("requests are told to come back, pages are served, leads are taken and drained once it is back", async () => {
    const requests = Array.from({ length: 20 }, () => ana.call("GET", `/api/pages/${pageId}`));
    await relay.cut();
    for (const reply of await Promise.all(requests)) expect([200, 503]).toContain(reply.status);
    expect((await ana.call("GET", "/api/sites")).json().code).toBe("UNAVAILABLE");
    expect((await server.send("localhost", "/readyz/app")).status).toBe(503);
    expect((await server.send("localhost", "/readyz")).status).toBe(200);
    expect((await server.send("localhost", "/healthz")).status).toBe(200);
    const [page, ...leads] = await Promise.all([visit(), sendForm("one"), sendForm("two")]);
    expect([page.status, ...leads.map(({ status }) => status)]).toEqual([200, 303, 303]);
    await relay.restore();
    await untilBack();
    expect((await server.send("localhost", "/readyz/app")).status).toBe(200);
    expect(await leadNames()).toEqual(["one", "two"]);
  });
});

test("an error in a transaction takes all of it back and leaves the connection fit for the next one", async () => {
  const { database } = server.running.platform;
  for (let n = 0; n < 12; n++) {
    const failing = database.transaction(async (queries) => {
      await queries.execute(sql`UPDATE pages SET title = 'half'`);
      await queries.execute(sql`SELECT 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
  }
  expect((await ana.call("GET", `/api/pages/${pageId}`)).json().title).not.toBe("half");
});

test("transactions at the same time do not see each other's halves, and none of their counts is lost", async () => {
  const { database } = server.running.platform;
  await database.queries.execute(sql`CREATE TABLE counter (n integer)`);
  await database.queries.execute(sql`INSERT INTO counter VALUES (0)`);
  const seen: unknown[] = [];
  await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      if (index % 3 === 0) {
        const { rows } = await database.queries.execute(sql`SELECT n FROM counter`);
        seen.push(rows[0]?.n);
        return;
      }
      await database.transaction(async (queries) => {
        const { rows } = await queries.execute(sql`SELECT n FROM counter FOR UPDATE`);
        await queries.execute(sql`UPDATE counter SET n = -1`);
        await new Promise((resolve) => setImmediate(resolve));
        await queries.execute(sql`UPDATE counter SET n = ${Number(rows[0]?.n) + 1}`);
      });
    }),
  );
  expect(seen).not.toContain(-1);
  const { rows } = await database.queries.execute(sql`SELECT n FROM counter`);
  expect(rows).toEqual([{ n: 20 }]);
});

test("somebody who hangs up in the middle of a save leaves the connection to the others", async () => {
  const controllers = Array.from({ length: 20 }, () => new AbortController());
  const gone = controllers.map(({ signal }) =>
    fetch(`http://127.0.0.1:${server.port}/api/pages/${pageId}`, {
      method: "PATCH",
      signal,
      headers: { authorization: `Bearer ${ana.apiKey}`, "content-type": "application/json" },
      body: '{"title":"Saiu"}',
    }).catch(() => null),
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (const controller of controllers) controller.abort();
  await Promise.all(gone);
  expect((await ana.call("GET", `/api/pages/${pageId}`)).status).toBe(200);
});
