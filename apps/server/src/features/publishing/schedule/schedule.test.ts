import { ERRORS, type PageSchedule } from "@vitrine/contract";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { type SayingPages, sayingPages } from "../testing/saying-pages.ts";
import { keepSchedule, type ScheduleJob } from "./keep-schedule.ts";

const HOUR_MS = 3_600_000;

/** How far the clock is ahead of the real one, in milliseconds. */
let ahead = 0;
let server: TestServer;
let ana: TestCaller;
let pages: SayingPages;
beforeAll(async () => {
  server = await startTestServer({ VITRINE_DEFAULT_PLAN: "lifetime" });
  ana = await server.newCaller();
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

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
const schedule = (id: string, times: object) => ana.call("POST", `/api/pages/${id}/schedule`, times);
const scheduleOf = async (id: string): Promise<PageSchedule> => (await ana.call("GET", `/api/pages/${id}/schedule`)).json();

/** Lets so many hours pass for all but what is due by then, and has the jobs looked at. */
function pass(hours: number): void {
  ahead = hours * HOUR_MS;
  server.running.platform.jobs.wake();
}

/** Once no time is set for a page any more. */
async function over(id: string): Promise<PageSchedule> {
  return vi.waitFor(
    async () => {
      const found = await scheduleOf(id);
      if (found.publish || found.unpublish) throw new Error("not yet");
      return found;
    },
    { timeout: 15_000, interval: 25 },
  );
}

test("a page is published at its time as it is by then, and taken off at the other", async () => {
  const page = await pages.make("Cedo", "promo");
  const [publishAt, unpublishAt] = [inHours(2), inHours(30)];
  const reply = await schedule(page.id, { publishAt, unpublishAt });
  expect(reply.json()).toEqual({
    publish: { at: publishAt, by: "Ana Souza" },
    unpublish: { at: unpublishAt, by: "Ana Souza" },
    problem: null,
  });
  expect(await pages.get(page.id)).toMatchObject({ publishAt, unpublishAt, status: "not_published" });
  await pages.say(page.id, "Tarde");
  pass(1);
  expect(await pages.said("promo")).toBe(404);
  pass(3);
  await vi.waitFor(async () => expect(await pages.said("promo")).toBe("Tarde"), { timeout: 15_000, interval: 25 });
  await vi.waitFor(async () => expect((await scheduleOf(page.id)).publish).toBeNull(), { timeout: 15_000, interval: 25 });
  expect((await pages.publications(page.id))[0]).toMatchObject({ publishedBy: { name: "Ana Souza", via: "schedule" }, isLive: true });
  pass(31);
  await over(page.id);
  expect([await pages.said("promo"), (await pages.get(page.id)).unpublishAt]).toEqual([410, null]);
});

test("where both times passed while nothing ran, a page is published and then taken off, once each", async () => {
  const page = await pages.make("Perdida", "perdida");
  await schedule(page.id, { unpublishAt: inHours(3) });
  await schedule(page.id, { publishAt: inHours(2) });
  pass(50);
  await over(page.id);
  expect(await pages.said("perdida")).toBe(410);
  expect(await pages.publications(page.id)).toHaveLength(1);
});

test("a time can be changed and taken back; the one that was set before brings nothing about", async () => {
  const page = await pages.make("Mudada", "mudada");
  await schedule(page.id, { publishAt: inHours(2) });
  const later = inHours(8);
  expect((await schedule(page.id, { publishAt: later })).json().publish.at).toBe(later);
  pass(3);
  const { platform } = server.running;
  const stale = {
    id: "job",
    accountId: ana.accountId,
    attempt: 1,
    payload: { pageId: page.id, what: "publish", at: inHours(2), personId: ana.accountId },
  };
  expect(
    await keepSchedule({ platform, calls: server.running.services.calls }, stale as ScheduleJob, new AbortController().signal),
  ).toBeUndefined();
  expect((await schedule(page.id, { publishAt: null })).json()).toEqual({ publish: null, unpublish: null, problem: null });
  pass(9);
  expect(await pages.said("mudada")).toBe(404);
});

test("times that cannot be kept are refused by the field to mend", async () => {
  const page = await pages.make("Regra", "regra");
  const fieldOf = async (times: object) => (await schedule(page.id, times)).json().fields;
  expect(await fieldOf({ publishAt: inHours(-1) })).toEqual([
    { path: "publishAt", code: "schedule_past", message: "Escolha um momento no futuro." },
  ]);
  expect(await fieldOf({ publishAt: inHours(24 * 1_000) })).toMatchObject([{ path: "publishAt", code: "schedule_far" }]);
  const at = inHours(4);
  expect(await fieldOf({ publishAt: at, unpublishAt: at })).toMatchObject([{ path: "unpublishAt", code: "schedule_order" }]);
  await schedule(page.id, { unpublishAt: at });
  expect(await fieldOf({ publishAt: inHours(5) })).toMatchObject([{ path: "publishAt", code: "schedule_order" }]);
  expect((await schedule(page.id, { publishAt: "amanhã" })).status).toBe(400);
});

test("an address that another page has by then is not taken from it: nothing changes, and whoever set the time is told why", async () => {
  const page = await pages.make("Minha", "disputada");
  const publishAt = inHours(2);
  await schedule(page.id, { publishAt });
  await pages.publishEach("disputada", "Outra");
  pass(3);
  const { problem } = await over(page.id);
  expect(problem).toEqual({
    what: "publish",
    at: publishAt,
    message: expect.stringMatching(/^Já existe uma página publicada no endereço/),
  });
  expect([await pages.said("disputada"), (await pages.get(page.id)).status]).toEqual(["Outra", "not_published"]);
  const { email } = (await ana.call("GET", "/api/accounts/me")).json();
  const told = (await listOutbox(server.running.platform, 50)).filter(({ to }) => to === email);
  expect(told.map(({ message }) => message?.subject)).toEqual(["“Oferta” não foi publicada no horário"]);
  // Another time makes the problem a matter of the past.
  expect((await schedule(page.id, { publishAt: inHours(9) })).json().problem).toBeNull();
});

test("a plan that has ended publishes nothing", async () => {
  const owner = await server.newPerson({ plan: "premium", planLeftMs: 1.5 * HOUR_MS });
  const own = await sayingPages(server, owner, "vencida");
  const page = await own.make("Vencida", "p");
  await owner.call("POST", `/api/pages/${page.id}/schedule`, { publishAt: inHours(2) });
  pass(3);
  const problem = await vi.waitFor(
    async () => {
      const found: PageSchedule = (await owner.call("GET", `/api/pages/${page.id}/schedule`)).json();
      if (!found.problem) throw new Error("not yet");
      return found.problem;
    },
    { timeout: 15_000, interval: 25 },
  );
  expect(problem.message).toBe(ERRORS.NOT_PAID.message.pt);
  expect(await own.said("p")).toBe(404);
});

test("a job that was killed after its deed finds it done, and does not publish what was edited since", async () => {
  const page = await pages.make("Antes", "morta");
  const publishAt = inHours(2);
  await schedule(page.id, { publishAt });
  const { platform, services } = server.running;
  const job = {
    id: "job",
    accountId: ana.accountId,
    attempt: 1,
    payload: { pageId: page.id, what: "publish", at: publishAt, personId: ana.accountId },
  } as ScheduleJob;
  const signal = new AbortController().signal;
  ahead = 3 * HOUR_MS;
  await keepSchedule({ platform, calls: services.calls }, job, signal);
  await pages.say(page.id, "Depois");
  const end = await keepSchedule({ platform, calls: services.calls }, { ...job, attempt: 2 }, signal);
  expect(await pages.said("morta")).toBe("Antes");
  await platform.database.transaction((queries) => end?.write?.(queries) ?? Promise.resolve());
  expect(await scheduleOf(page.id)).toEqual({ publish: null, unpublish: null, problem: null });
});
