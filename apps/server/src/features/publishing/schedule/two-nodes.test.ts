import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { type SayingPages, sayingPages } from "../testing/saying-pages.ts";

const SECRET = "a".repeat(64);
const HOUR_MS = 3_600_000;
const PAGES = 8;

let first: TestServer;
/** Another process on the same database, where that is a server's; the embedded one is one process's alone. */
let second: TestServer;
let ana: TestCaller;
let pages: SayingPages;
beforeAll(async () => {
  const env = { VITRINE_SECRET: SECRET, VITRINE_DEFAULT_PLAN: "lifetime" };
  first = await startTestServer(env);
  const { databaseUrl } = first.running.platform.config;
  second = databaseUrl === undefined ? first : await startTestServer({ ...env, DATABASE_URL: databaseUrl });
  ana = await first.newCaller();
  pages = await sayingPages(first, ana, "dois-nos");
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  if (second !== first) await second.stop();
  await first.stop();
});

/** Sets the clock of a node so far from the real one. */
function set(node: TestServer, hours: number): void {
  vi.spyOn(node.running.platform.clock, "now").mockImplementation(() => Date.now() + hours * HOUR_MS);
}

const scheduleOf = async (id: string) => (await ana.call("GET", `/api/pages/${id}/schedule`)).json();
const NOTHING = { publish: null, unpublish: null, problem: null };

/** Once no time is set for any of them. */
async function over(ids: readonly string[]): Promise<void> {
  for (const node of [first, second]) node.running.platform.jobs.wake();
  for (const id of ids) await expect.poll(() => scheduleOf(id), { timeout: 20_000 }).toEqual(NOTHING);
}

/** What was given to visitors of each page, by whom. */
const given = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await pages.publications(id)).map(({ publishedBy }) => publishedBy?.via)));

test("at one time that both nodes see come, each page is published once, and taken off once", async () => {
  const ids: string[] = [];
  for (let n = 0; n < PAGES; n++) {
    const { id } = await pages.make("Um", `junto-${n}`);
    const [publishAt, unpublishAt] = [2, 4].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString());
    // Times that half of the pages had before are left behind as jobs of the other node.
    if (n % 2 === 0) await ana.call("POST", `/api/pages/${id}/schedule`, { publishAt: new Date(Date.now() + HOUR_MS).toISOString() });
    expect((await ana.call("POST", `/api/pages/${id}/schedule`, { publishAt, unpublishAt })).status).toBe(200);
    ids.push(id);
  }
  for (const node of [first, second]) set(node, 3);
  for (const node of [first, second]) node.running.platform.jobs.wake();
  for (const id of ids) await expect.poll(async () => (await scheduleOf(id)).publish, { timeout: 20_000 }).toBeNull();
  expect((await Promise.all(ids.map((id) => pages.get(id)))).map(({ status }) => status)).toEqual(ids.map(() => "published"));
  for (const node of [first, second]) set(node, 5);
  await over(ids);
  expect(await given(ids)).toEqual(ids.map(() => ["schedule"]));
  expect((await Promise.all(ids.map((id) => pages.get(id)))).map(({ status }) => status)).toEqual(ids.map(() => "not_published"));
});

test("clocks that are hours apart, and set back and forward meanwhile, publish nothing twice and lose no time", async () => {
  const ids: string[] = [];
  for (let n = 0; n < PAGES; n++) {
    const { id } = await pages.make("Um", `relogios-${n}`);
    const publishAt = new Date(Date.now() + 2 * HOUR_MS).toISOString();
    expect((await ana.call("POST", `/api/pages/${id}/schedule`, { publishAt })).status).toBe(200);
    ids.push(id);
  }
  // The one is not there yet, the other far beyond; then the one that was ahead is set back.
  set(first, -5);
  set(second, 3);
  for (const node of [first, second]) node.running.platform.jobs.wake();
  await expect.poll(async () => (await given(ids)).flat().length, { timeout: 20_000 }).toBeGreaterThan(0);
  set(second, -24);
  set(first, 3);
  await over(ids);
  expect(await given(ids)).toEqual(ids.map(() => ["schedule"]));
  // Weeks later there is nothing left to do.
  for (const node of [first, second]) set(node, 24 * 21);
  await over(ids);
  expect(await given(ids)).toEqual(ids.map(() => ["schedule"]));
});
