import type { SectionRepublish } from "@vitrine/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pageShowing, sectionOfHeadings, sectionSaying } from "../../../testing/sections/section-pages.ts";
import { testMemberships } from "../../../testing/test-memberships.ts";
import type { TestPerson } from "../../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let ana: TestPerson;
let site: { readonly id: string; readonly name: string };
let sites = 0;
const memberships = testMemberships();
beforeAll(async () => {
  server = await startTestServer({}, {}, undefined, { memberships });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ana = await server.newPerson({ plan: "lifetime" });
  const name = `republica-${++sites}`;
  site = { id: (await ana.call("POST", "/api/sites", { name, region: "br" })).json().id, name };
});

const makeSection = async (words: string): Promise<string> =>
  (await ana.call("POST", "/api/synced-sections", { name: words, fragment: sectionSaying(words) })).json().id;
const change = (id: string, version: number, fragment = sectionSaying(`Versão ${version + 1}`)) =>
  ana.call("PUT", `/api/synced-sections/${id}/content`, { version, fragment });
const seen = async (slug: string) => (await server.send(`${site.name}.localhost`, `/${slug}`)).text;
const publishedAt = async (id: string) => (await ana.call("GET", `/api/pages/${id}`)).json().publishedAt;
const stateOf = async (id: string): Promise<SectionRepublish> => (await ana.call("GET", `/api/synced-sections/${id}/republish`)).json();
const start = (id: string, alsoChanged = false) => ana.call("POST", `/api/synced-sections/${id}/republish`, { alsoChanged });

async function makePage(slug: string, ...sectionIds: readonly string[]): Promise<string> {
  const made = await ana.call("POST", "/api/pages", { siteId: site.id, slug, title: slug, document: pageShowing(slug, ...sectionIds) });
  expect((await ana.call("POST", `/api/pages/${made.json().id}/publish`, {})).status).toBe(200);
  return made.json().id;
}

/** Once nothing of it is under way any more. */
function ended(id: string): Promise<NonNullable<SectionRepublish["run"]>> {
  return vi.waitFor(
    async () => {
      const { run } = await stateOf(id);
      if (!run || run.state === "running" || run.settled < run.pages) throw new Error("it is under way");
      return run;
    },
    { timeout: 20_000, interval: 30 },
  );
}

/** A draft of a page that says something else than its visitors see. */
async function changeDraft(pageId: string, sectionId: string): Promise<void> {
  const { version } = (await ana.call("GET", `/api/pages/${pageId}/document`)).json();
  await ana.call("PUT", `/api/pages/${pageId}/document`, { version, document: pageShowing("Meio pronto", sectionId) });
}

test("the pages that show an older version are published, once each; one with other changes stays and is named", async () => {
  const id = await makeSection("Versão 1");
  const [a, b, busy] = [await makePage("a", id), await makePage("b", id, id), await makePage("ocupada", id)];
  await makePage("sem");
  await change(id, 1);
  await changeDraft(busy, id);
  expect(await stateOf(id)).toEqual({ behind: 3, alsoChanged: [{ pageId: busy, title: "ocupada" }], alsoChangedCount: 1, run: null });
  const started = await start(id);
  expect([started.status, started.json().run.state, started.json().run.pages]).toEqual([202, "running", 3]);
  const run = await ended(id);
  expect(run).toMatchObject({ state: "done", pages: 3, published: 2, skippedCount: 1, failedCount: 0 });
  expect(run.skipped).toEqual([{ pageId: busy, title: "ocupada" }]);
  expect(await seen("a")).toContain("Versão 2");
  expect(await seen("b")).toContain("Versão 2");
  expect(await seen("ocupada")).toMatch(/ocupada[\s\S]*Versão 1/);
  expect((await stateOf(id)).behind).toBe(1);

  const before = [await publishedAt(a), await publishedAt(b)];
  await start(id, true);
  expect(await ended(id)).toMatchObject({ pages: 1, published: 1, skippedCount: 0 });
  expect(await seen("ocupada")).toMatch(/Meio pronto[\s\S]*Versão 2/);
  expect([await publishedAt(a), await publishedAt(b)]).toEqual(before);
  await start(id);
  expect(await ended(id), "there is nothing to do").toMatchObject({ state: "done", pages: 0 });
});

test("one that cannot be published is told with why, and holds up no other", async () => {
  const id = await makeSection("Pequena");
  const heavy = await makePage("cheia", ...Array.from({ length: 30 }, () => id));
  await makePage("leve", id);
  await change(id, 1, sectionOfHeadings(400));
  await start(id);
  const run = await ended(id);
  expect(run).toMatchObject({ state: "done", pages: 2, published: 1, failedCount: 1 });
  expect(run.failed).toEqual([{ pageId: heavy, title: "cheia", problem: expect.stringMatching(/grande/) }]);
  expect(await seen("leve")).toContain("Espaços");
});

test("a page whose row was written when the disk failed is told as published once its visitors have it", async () => {
  const id = await makeSection("Versão 1");
  const pageId = await makePage("cortada", id);
  await change(id, 1);
  const { storage } = server.running.platform;
  const put = storage.put.bind(storage);
  let failed = 0;
  // The address is what is written last: everything else of the page is there by then, and so is its row.
  const broken = vi.spyOn(storage, "put").mockImplementation((key, ...rest) => {
    if (failed > 0 || !key.startsWith(`sites/${site.name}/paths/`)) return put(key, ...rest);
    failed += 1;
    return Promise.reject(new Error("the disk is gone for a moment"));
  });
  try {
    await start(id);
    expect(await ended(id)).toMatchObject({ state: "done", published: 1, failedCount: 0 });
  } finally {
    broken.mockRestore();
  }
  expect(failed).toBe(1);
  expect(await seen("cortada")).toContain("Versão 2");
  const { items } = (await ana.call("GET", `/api/pages/${pageId}/publications`)).json();
  expect(items, "once for each version").toHaveLength(2);
});

test("cancelled, no further page is published; to ask again while it runs begins nothing", async () => {
  const id = await makeSection("Versão 1");
  for (let page = 0; page < 6; page++) await makePage(`p${page}`, id);
  await change(id, 1);
  const [first, second] = await Promise.all([start(id), start(id)]);
  expect(second.json().run.begunAt).toBe(first.json().run.begunAt);
  expect((await ana.call("DELETE", `/api/synced-sections/${id}/republish`)).json().run.state).toBe("cancelled");
  // What was being published comes to its end; then it is begun anew, and what is left is what is published.
  await vi.waitFor(async () => expect((await start(id)).json().run.state).not.toBe("cancelled"));
  const run = await ended(id);
  expect(run.failedCount).toBe(0);
  expect((await stateOf(id)).behind).toBe(0);
});

test("a page that is off its site by then stays off", async () => {
  const id = await makeSection("Versão 1");
  const off = await makePage("fora", id);
  await change(id, 1);
  await ana.call("POST", `/api/pages/${off}/unpublish`, {});
  expect((await stateOf(id)).behind).toBe(0);
  const refused = await ana.call("POST", `/api/pages/${off}/publish`, { sectionsOnly: true });
  expect([refused.status, refused.json().code]).toEqual([409, "PAGE_HAS_CHANGES"]);
});

describe("whose it is", () => {
  test("somebody else's section is none, and a viewer only looks", async () => {
    const id = await makeSection("Versão 1");
    const bia = await server.newPerson({ plan: "lifetime" });
    for (const method of ["GET", "POST", "DELETE"]) {
      const reply = await bia.call(method, `/api/synced-sections/${id}/republish`, method === "POST" ? {} : undefined);
      expect([method, reply.json().code]).toEqual([method, "SYNCED_SECTION_NOT_FOUND"]);
    }
  });

  test("who loses access meanwhile publishes nothing more", async () => {
    const id = await makeSection("Versão 1");
    const page = await makePage("minha", id);
    await change(id, 1);
    const member = await server.newPerson();
    const { queries } = server.running.platform.database;
    const { replaceRepublish } = await import("./republish-store.ts");
    const { REPUBLISH_QUEUE } = await import("./republish-page.ts");
    const begunAt = new Date();
    const row = { sectionId: id, accountId: ana.accountId, run: "r1", personId: member.accountId, alsoChanged: false, begunAt } as const;
    await replaceRepublish(queries, { ...row, state: "running" }, [page]);
    await server.running.platform.jobs.make(
      queries,
      REPUBLISH_QUEUE,
      { sectionId: id, run: "r1", pageId: page },
      { accountId: ana.accountId },
    );
    server.running.platform.jobs.wake();
    expect(await ended(id)).toMatchObject({ published: 0, failedCount: 1 });
    expect(await seen("minha")).toContain("Versão 1");
  });
});
