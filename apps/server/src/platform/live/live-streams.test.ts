import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { logIn, type TestPerson, testBrowser } from "../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type LiveReader, type ReaderOptions, readLive } from "./testing/live-reader.ts";

let server: TestServer;
let ana: TestPerson;
let bia: TestPerson;
const open: LiveReader[] = [];
beforeAll(async () => {
  server = await startTestServer();
  [ana, bia] = await Promise.all([server.newPerson(), server.newPerson()]);
});
afterAll(async () => {
  for (const reader of open) reader.close();
  await server.stop();
});

async function listen(person: Pick<TestPerson, "cookies">, topics: readonly string[], options: ReaderOptions = {}): Promise<LiveReader> {
  const reader = await readLive(server.port, topics, { cookies: person.cookies, ...options });
  open.push(reader);
  return reader;
}

/** A page of a person's, on a site of its own. */
async function newPage(person: TestPerson, name: string): Promise<string> {
  const site = (await person.call("POST", "/api/sites", { name, region: "br" })).json();
  return (
    await person.call("POST", "/api/pages", { siteId: site.id, slug: "a", title: "Página", document: pageWithForm().document })
  ).json().id;
}

const tellLeads = (accountId: string): void => server.running.platform.live.tell("leads", { accountId }, { arrived: [], isAll: true });

describe("a stream", () => {
  test("tells of what changed in its account and of nothing else, through any proxy", async () => {
    const reader = await listen(ana, ["leads", "account"]);
    expect([reader.status, reader.headers["content-type"], reader.headers["cache-control"], reader.headers["x-accel-buffering"]]).toEqual([
      ...[200, "text/event-stream; charset=utf-8", "no-store, no-transform", "no"],
    ]);
    expect(Object.keys(reader.headers).filter((name) => /^x-vitrine|content-length|content-encoding/.test(name))).toEqual([]);
    expect((await reader.event("hello")).data).toEqual({ refused: [] });
    tellLeads(bia.accountId);
    tellLeads(ana.accountId);
    expect((await reader.event("leads")).data).toEqual({ topic: "leads", data: { arrived: [], isAll: true } });
    await ana.call("PATCH", "/api/accounts/me", { name: "Ana Nova" });
    expect((await reader.event("account")).data).toEqual({ topic: "account", data: {} });
    expect(reader.events.map(({ name }) => name)).toEqual(["hello", "leads", "account"]);
  });

  test("tells of the one page somebody has open, and of the list it is in", async () => {
    const pageId = await newPage(ana, "ao-vivo");
    const reader = await listen(ana, ["pages", `page:${pageId}`]);
    const { version, document } = (await ana.call("GET", `/api/pages/${pageId}/document`)).json();
    await ana.call("PATCH", `/api/pages/${pageId}`, { title: "Outra" });
    expect((await reader.event("page")).data).toEqual({ topic: `page:${pageId}`, data: { what: "changed" } });
    expect((await reader.event("pages")).data).toEqual({ topic: "pages", data: { pageId } });
    await ana.call("PUT", `/api/pages/${pageId}/document`, { version, document });
    expect((await reader.event("page")).data.data).toEqual({
      ...{ what: "saved", version: version + 1, operationId: null, changes: null },
    });
    const [[id, record] = expect.fail()] = Object.entries<{ language?: string }>(document.records).filter(([, { language }]) => language);
    const diff = { [id]: [record, { ...record, language: "en" }] };
    await ana.call("POST", `/api/pages/${pageId}/operations`, { baseVersion: version + 1, operationId: "operation-1", diff });
    expect((await reader.event("page")).data.data).toEqual({
      ...{ what: "saved", version: version + 2, operationId: "operation-1", changes: { [id]: { ...record, language: "en" } } },
    });
    const published = await ana.call("POST", `/api/pages/${pageId}/publish`, {});
    expect(published.status).toBe(200);
    await ana.call("POST", `/api/pages/${pageId}/unpublish`);
    await ana.call("DELETE", `/api/pages/${pageId}`);
    for (const what of ["published", "unpublished", "deleted"]) expect((await reader.event("page")).data.data).toEqual({ what });
  });

  test("tells who has a page open that somebody else opens it, and who saves that somebody else looks", async () => {
    const pageId = await newPage(ana, "acompanhada");
    const { document } = (await ana.call("GET", `/api/pages/${pageId}/document`)).json();
    const page = document.records.page;
    const save = async (version: number) => {
      const diff = {
        page: [
          { ...page, title: titleAt(version) },
          { ...page, title: titleAt(version + 1) },
        ],
      };
      const sent = { baseVersion: version, operationId: `operation-${version}`, diff };
      return (await ana.call("POST", `/api/pages/${pageId}/operations`, sent)).json();
    };
    const titleAt = (version: number): string => (version === 1 ? page.title : `Título ${version}`);
    const first = await listen(ana, [`page:${pageId}`]);
    await first.event("hello");
    expect(await save(1), "her own stream is no company").toEqual({ version: 2 });
    await first.event("page");
    const phone = testBrowser(server.port);
    await logIn(phone, server.port, ana);
    const second = await listen(phone, [`page:${pageId}`]);
    await second.event("hello");
    expect((await first.event("page")).data.data).toEqual({ what: "joined" });
    expect(await save(2)).toEqual({ version: 3, isWatched: true });
    expect((await second.event("page")).data.data).toMatchObject({ version: 3, changes: { page: { title: "Título 3" } } });
    expect(
      second.events.filter(({ name }) => name === "page"),
      "nobody is told of joining himself",
    ).toHaveLength(1);
    second.close();
    await second.over;
    await expect
      .poll(() => server.running.platform.live.isHeardBeside("page", { accountId: ana.accountId, id: pageId }, undefined))
      .toBe(true);
    const { id: lastId } = await first.event("page");
    first.close();
    await first.over;
    const again = await listen(ana, [`page:${pageId}`], { lastId });
    await again.event("hello");
    expect(
      again.events.map(({ name }) => name),
      "nor when he comes again, having missed nothing",
    ).toEqual(["hello"]);
  });

  test("does not tell of another account's page: it is refused like one that does not exist", async () => {
    const [own, others, gone] = [await newPage(ana, "minha"), await newPage(bia, "dela"), "pag_01k9zq3v9d7x2m5c8f4b6n1h0j"];
    const reader = await listen(ana, [`page:${own}`, `page:${others}`, `page:${gone}`]);
    expect((await reader.event("hello")).data).toEqual({ refused: [`page:${others}`, `page:${gone}`] });
    await bia.call("PATCH", `/api/pages/${others}`, { title: "Dela" });
    await ana.call("PATCH", `/api/pages/${own}`, { title: "Minha" });
    await reader.event("page");
    expect(reader.text()).not.toContain("Dela");
    expect(reader.events.flatMap(({ data }) => data.topic ?? [])).toEqual([`page:${own}`]);
    const refusals = [];
    for (const id of [others, gone]) {
      const refused = await listen(ana, [`page:${id}`]);
      await refused.over;
      refusals.push([refused.status, JSON.parse(refused.text()).code]);
    }
    expect(refusals).toEqual([
      [404, "NOT_FOUND"],
      [404, "NOT_FOUND"],
    ]);
  });

  test("is given to browsers that are logged in, from the dashboard's own pages, and to nobody else", async () => {
    const { apiKey } = await server.newCaller();
    const tries: [string, Promise<LiveReader>, number, string][] = [
      ["nobody", readLive(server.port, ["leads"]), 401, "NOT_SIGNED_IN"],
      ["a key", readLive(server.port, ["leads"], { headers: { authorization: `Bearer ${apiKey}` } }), 403, "SESSION_ONLY"],
      ["another site", listen(ana, ["leads"], { headers: { "sec-fetch-site": "cross-site" } }), 403, "WRONG_ORIGIN"],
      ["no topic", listen(ana, []), 400, "INVALID_INPUT"],
      ["no such topic", listen(ana, ["constructor"]), 400, "INVALID_INPUT"],
      ["a topic of all with an id", listen(ana, ["leads:lea_1"]), 400, "INVALID_INPUT"],
      ["a topic of one without", listen(ana, ["page"]), 400, "INVALID_INPUT"],
      ["a topic of one with nonsense", listen(ana, ["page:../../x"]), 400, "INVALID_INPUT"],
      [
        "more topics than there are screens",
        listen(
          ana,
          Array.from({ length: 41 }, (_, n) => `page:${n}`),
        ),
        400,
        "INVALID_INPUT",
      ],
    ];
    for (const [who, asked, status, code] of tries) {
      const reader = await asked;
      await reader.over;
      expect([who, reader.status, JSON.parse(reader.text()).code]).toEqual([who, status, code]);
    }
    const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const head = await server.send("localhost", "/api/live?topic=leads", { method: "HEAD", headers: { cookie } });
    expect([head.status, head.headers.allow]).toEqual([405, "GET"]);
  });

  test("goes on where it was left, and says so where that is not known", async () => {
    const first = await listen(ana, ["leads", "account"]);
    await first.event("hello");
    tellLeads(ana.accountId);
    const { id } = await first.event("leads");
    first.close();
    await first.over;
    tellLeads(bia.accountId);
    tellLeads(ana.accountId);
    const second = await listen(ana, ["leads", "account"], { lastId: id });
    await second.event("hello");
    expect(second.events.map(({ name }) => name)).toEqual(["leads", "hello"]);
    for (const lastId of ["nonsense", "0.0", `${id}9`, id.replace(/^./, "z")]) {
      const lost = await listen(ana, ["leads"], { lastId });
      await lost.event("hello");
      expect(lost.events.map(({ name }) => name)).toEqual(["reset", "hello"]);
      lost.close();
    }
  });

  test("that somebody else left is no way to what they were told", async () => {
    const hers = await listen(bia, ["leads"]);
    const { id } = await hers.event("hello");
    tellLeads(bia.accountId);
    await hers.event("leads");
    const reader = await listen(ana, ["leads"], { lastId: id });
    await reader.event("hello");
    expect(reader.events.map(({ name }) => name)).toEqual(["hello"]);
  });
});

describe("whoever may not be here any more is told so at once, and nothing after it:", () => {
  async function ending(person: TestPerson, deed: () => Promise<unknown>): Promise<void> {
    const reader = await listen(person, ["leads", "account"]);
    await reader.event("hello");
    const began = performance.now();
    await deed();
    await reader.over;
    expect(performance.now() - began).toBeLessThan(2_000);
    tellLeads(person.accountId);
    expect(reader.events.at(-1)).toMatchObject({ name: "bye", data: { why: "revoked" } });
  }

  test("a session that is logged out", async () => {
    const person = await server.newPerson();
    await ending(person, () => person.call("DELETE", "/api/auth/sessions/current"));
  });

  test("an account whose sessions an administrator ends", async () => {
    const [person, admin] = [await server.newPerson(), await server.newPerson({ isAdmin: true })];
    await ending(person, async () => {
      const reply = await admin.call("POST", `/api/admin/accounts/${person.accountId}/sign-out`);
      expect(reply.status).toBeLessThan(300);
    });
  });

  test("a session that another node has ended, once this one looks again", async () => {
    const person = await server.newPerson();
    await ending(person, async () => {
      const { database, callers } = server.running.platform;
      const { sql } = await import("drizzle-orm");
      await database.queries.execute(sql`UPDATE sessions SET revoked_at = now() WHERE account_id = ${person.accountId}`);
      callers.forgetAsOthersDo(person.accountId);
    });
  });

  test("while who has only changed his name stays, and hears of it", async () => {
    const person = await server.newPerson();
    const reader = await listen(person, ["account"]);
    await person.call("PATCH", "/api/accounts/me", { name: "Carla" });
    await reader.event("account");
    await person.call("PATCH", "/api/accounts/me", { name: "Carla Dias" });
    await reader.event("account");
    expect(reader.events.map(({ name }) => name)).not.toContain("bye");
  });
});

test("a stream that is opened very often is refused beyond a bound, and nothing of it is left behind", async () => {
  for (const reader of open.splice(0)) reader.close();
  const person = await server.newPerson();
  const all = await Promise.all(Array.from({ length: 40 }, () => listen(person, ["leads"])));
  const statuses = all.map(({ status }) => status);
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([16, 24]);
  expect(all.find(({ status }) => status === 429)?.headers["retry-after"]).toBe("30");
  for (const reader of all) reader.close();
  await expect.poll(() => server.running.streams.count).toBe(0);
  const again = await Promise.all(Array.from({ length: 16 }, () => listen(person, ["leads"])));
  expect(again.every(({ status }) => status === 200)).toBe(true);
});
