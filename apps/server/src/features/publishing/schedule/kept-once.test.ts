import type { PageSchedule } from "@vitrine/contract";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import { testMemberships } from "../../../testing/test-memberships.ts";
import type { TestPerson } from "../../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { type SayingPages, sayingPages } from "../testing/saying-pages.ts";
import { keepSchedule, type ScheduleJob } from "./keep-schedule.ts";
import { NO_ACCESS } from "./schedule-message.ts";

const HOUR_MS = 3_600_000;
const memberships = testMemberships();

let ahead = 0;
let server: TestServer;
let ana: TestPerson;
let pages: SayingPages;
beforeAll(async () => {
  server = await startTestServer({}, {}, undefined, { memberships });
  ana = await server.newPerson({ plan: "lifetime" });
  vi.spyOn(server.running.platform.clock, "now").mockImplementation(() => Date.now() + ahead);
  pages = await sayingPages(server, ana, "loja");
});
afterEach(() => {
  ahead = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

/** Somebody at work in Ana's account who has set a time for a page of hers, two hours from now. */
async function scheduledBy(slug: string): Promise<{ readonly id: string; readonly member: TestPerson }> {
  const member = await server.newPerson({ plan: "lifetime" });
  memberships.put(member.accountId, { accountId: ana.accountId, role: "editor", sites: null });
  server.running.platform.callers.forget(member.accountId);
  const { id } = await pages.make("Texto", slug);
  const publishAt = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  const set = await member.call("POST", `/api/pages/${id}/schedule`, { publishAt });
  expect(set.status, set.text).toBe(200);
  return { id, member };
}

/** Once its time is over, what its owner reads of it. */
async function over(id: string): Promise<PageSchedule["problem"]> {
  ahead = 3 * HOUR_MS;
  server.running.platform.jobs.wake();
  return vi.waitFor(
    async () => {
      const found: PageSchedule = (await ana.call("GET", `/api/pages/${id}/schedule`)).json();
      if (found.publish) throw new Error("not yet");
      return found.problem;
    },
    { timeout: 15_000, interval: 25 },
  );
}

test.each(["a role that only looks", "other sites", "no membership"])(
  "whoever set a time and has %s by then publishes nothing; the owner reads why, and is told",
  async (left) => {
    const slug = left.replaceAll(" ", "-");
    const { id, member } = await scheduledBy(slug);
    if (left === "a role that only looks") memberships.put(member.accountId, { accountId: ana.accountId, role: "viewer", sites: null });
    if (left === "other sites") {
      memberships.put(member.accountId, { accountId: ana.accountId, role: "editor", sites: new Set(["sit_00000000000000000000000000"]) });
    }
    if (left === "no membership") memberships.put(member.accountId, null);
    server.running.platform.callers.forget(member.accountId);
    expect(await over(id)).toMatchObject({ what: "publish", message: NO_ACCESS.pt });
    expect([await pages.said(slug), (await pages.get(id)).status]).toEqual([404, "not_published"]);
    const { email } = (await ana.call("GET", "/api/accounts/me")).json();
    const told = (await listOutbox(server.running.platform, 50)).filter(
      ({ to, message }) => to === email && message?.subject.includes("não foi publicada"),
    );
    expect(told.length).toBeGreaterThan(0);
  },
);

test("a clock that is set back between the deed and its note publishes nothing again", async () => {
  const { id } = await pages.make("Antes", "relogio");
  const publishAt = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  expect((await ana.call("POST", `/api/pages/${id}/schedule`, { publishAt })).status).toBe(200);
  const { platform, services } = server.running;
  const payload = { pageId: id, what: "publish" as const, at: publishAt, personId: ana.accountId };
  const job = { id: "job", accountId: ana.accountId, attempt: 1, payload } as ScheduleJob;
  const { signal } = new AbortController();
  // It is begun at its time, and the clock is an hour back by when it is done.
  await keepSchedule({ platform, calls: services.calls }, job, signal);
  await pages.say(id, "Depois");
  const end = await keepSchedule({ platform, calls: services.calls }, { ...job, attempt: 2 }, signal);
  expect(await pages.said("relogio")).toBe("Antes");
  // Nor does it where somebody has taken it off meanwhile.
  await ana.call("POST", `/api/pages/${id}/unpublish`);
  await keepSchedule({ platform, calls: services.calls }, { ...job, attempt: 3 }, signal);
  expect(await pages.said("relogio")).toBe(410);
  await platform.database.transaction((queries) => end?.write?.(queries) ?? Promise.resolve());
  expect((await ana.call("GET", `/api/pages/${id}/schedule`)).json()).toEqual({ publish: null, unpublish: null, problem: null });
});

test("a variant that is published along with its main page at that one's time keeps a time of its own", async () => {
  const main = await pages.make("Principal", "principal");
  const variant = (await ana.call("POST", `/api/pages/${main.id}/variants`, { language: "en", syncs: true })).json();
  const [soon, later] = [2, 5].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString());
  expect((await ana.call("POST", `/api/pages/${main.id}/schedule`, { publishAt: soon })).status).toBe(200);
  expect((await ana.call("POST", `/api/pages/${variant.id}/schedule`, { publishAt: later })).status).toBe(200);
  await over(main.id);
  expect((await ana.call("GET", `/api/pages/${variant.id}/schedule`)).json().publish).toMatchObject({ at: later });
  await pages.say(variant.id, "Tarde");
  ahead = 6 * HOUR_MS;
  server.running.platform.jobs.wake();
  await vi.waitFor(async () => expect(await pages.said(variant.slug)).toBe("Tarde"), { timeout: 15_000, interval: 25 });
});

test.each(["publish", "unpublish"] as const)(
  "whoever takes over a time (%s) from a node that died after its row gives visitors what it says",
  async (what) => {
    const { platform, services } = server.running;
    const page = what === "publish" ? await pages.make("Um", "morto") : await pages.publishEach("vivo", "Um");
    const [slug, before, after] = what === "publish" ? ["morto", 404, "Um"] : ["vivo", "Um", 410];
    const at = new Date(Date.now() + 2 * HOUR_MS).toISOString();
    expect((await ana.call("POST", `/api/pages/${page.id}/schedule`, { [`${what}At`]: at })).status).toBe(200);
    const job = { id: "job", accountId: ana.accountId, attempt: 1, payload: { pageId: page.id, what, at, personId: ana.accountId } };
    const keep = (attempt: number) =>
      keepSchedule({ platform, calls: services.calls }, { ...job, attempt } as ScheduleJob, new AbortController().signal);
    const { storage } = platform;
    const { put, remove } = storage;
    const dying =
      <Rest extends readonly unknown[]>(work: (key: string, ...rest: Rest) => Promise<void>) =>
      (key: string, ...rest: Rest) =>
        key.startsWith("sites/") ? Promise.reject(new Error("killed")) : work(key, ...rest);
    Object.assign(storage, { put: dying(put), remove: dying(remove) });
    await expect(keep(1)).rejects.toThrow();
    Object.assign(storage, { put, remove });
    expect([(await pages.get(page.id)).status, await pages.said(slug)]).toEqual([
      what === "publish" ? "published" : "not_published",
      before,
    ]);
    const end = await keep(2);
    expect(await pages.said(slug)).toBe(after);
    await platform.database.transaction((queries) => end?.write?.(queries) ?? Promise.resolve());
    expect((await ana.call("GET", `/api/pages/${page.id}/schedule`)).json()).toEqual({ publish: null, unpublish: null, problem: null });
    expect(await pages.publications(page.id)).toHaveLength(1);
  },
);
