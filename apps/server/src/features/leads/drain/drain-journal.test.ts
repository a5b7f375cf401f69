import type { LeadEntry } from "@vitrine/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { leadEntry } from "../../../testing/lead-entry.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { leads } from "../tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let accountId: string;
let pageId: string;
beforeEach(async () => {
  const { clock } = server.running.platform;
  ({ accountId } = await server.newCaller());
  pageId = clock.id("page");
});

async function takeIn(...entries: readonly Partial<LeadEntry>[]): Promise<void> {
  const { leads: journal } = server.front.journals;
  await Promise.all(entries.map((entry) => journal.append(leadEntry({ accountId, ...entry }))));
  await server.running.intake.caughtUp();
}

function stored() {
  return server.running.platform.database.queries.select().from(leads).where(eq(leads.accountId, accountId)).orderBy(leads.createdAt);
}

/** Leads that queries have come by reading all of the table, going by what the database counts. */
async function rowsReadOneByOne(): Promise<number> {
  const { queries, embedded } = server.running.platform.database;
  // A server counts late, and by connection.
  if (!embedded) return 0;
  const { rows } = await queries.execute<{ read: number }>(
    sql`SELECT seq_tup_read::float8 AS read FROM pg_stat_user_tables WHERE relname = 'leads'`,
  );
  return rows[0]?.read ?? 0;
}

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 12);

test("the same answers from the same address within ten minutes are one lead with a count, across batches too", async () => {
  const again = { pageId, at: START };
  await takeIn(again, { ...again, at: START + MINUTE });
  await takeIn({ ...again, at: START + 9 * MINUTE }, { ...again, at: START + 10 * MINUTE });
  await takeIn({ ...again, at: START + 11 * MINUTE });
  expect((await stored()).map(({ count, updatedAt }) => [count, updatedAt.getTime()])).toEqual([
    [4, START + 10 * MINUTE],
    [1, START + 11 * MINUTE],
  ]);
});

test("another address, form, page or answer makes another lead", async () => {
  const one = { pageId, at: START };
  const answers = [{ name: "name", label: "Nome", input: "text", value: "Maria" }];
  const otherPage = "pag_01arz3ndektsv4rrffq69g5faw";
  await takeIn(one, { ...one, ip: "203.0.113.8" }, { ...one, formId: "other" }, { ...one, pageId: otherPage }, { ...one, answers });
  expect((await stored()).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
});

test("a suspect entry and a good one with the same answers are kept apart, whichever came first", async () => {
  await takeIn({ pageId, at: START, isSuspect: true }, { pageId, at: START + 1 });
  expect((await stored()).map(({ isSuspect, count }) => [isSuspect, count])).toEqual([
    [true, 1],
    [false, 1],
  ]);
});

test("a drain that is killed between the rows and the cursor leaves nothing behind and is done again, once", async () => {
  const { database } = server.running.platform;
  const { leads: journal } = server.front.journals;
  if (!database.embedded) return;
  await server.running.intake.caughtUp();
  const sent = Array.from({ length: 50 }, (_, index) => leadEntry({ accountId, ip: `198.51.100.${index}` }));
  // A trigger on the cursor stands where the kill comes: the rows are written, the transaction is not yet over.
  await database.queries.execute(sql`CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.byte_offset > 0 THEN RAISE EXCEPTION 'killed here' USING ERRCODE = '57P01'; END IF; RETURN NEW; END $$`);
  await database.queries.execute(sql`CREATE TRIGGER linger BEFORE UPDATE ON journal_cursor FOR EACH ROW EXECUTE FUNCTION linger()`);
  await Promise.all(sent.map((entry) => journal.append(entry)));
  await expect(server.running.intake.caughtUp()).rejects.toThrow();
  expect(await stored()).toEqual([]);
  await database.embedded.kill();
  await database.queries.execute(sql`DROP TRIGGER linger ON journal_cursor`);
  await server.running.intake.caughtUp();
  expect((await stored()).map(({ id }) => id).sort()).toEqual(sent.map(({ id }) => id).sort());
});

test("an entry no database can keep is set aside and holds up nobody", async () => {
  await takeIn({ ip: "192.0.2.1" }, { ip: "192.0.2.2", at: 9e15 }, { ip: "192.0.2.3" });
  expect((await stored()).map(({ ip }) => ip).sort()).toEqual(["192.0.2.1", "192.0.2.3"]);
});

test("who waits for it while it is at work never has it leave out what comes after such an entry", async () => {
  const { intake } = server.running;
  const good = Array.from({ length: 8 }, (_, index) => `192.0.2.${index}`);
  const bad = { ip: "198.51.100.1", at: 9e15 };
  const entries = good.flatMap((ip) => [bad, { ip }]);
  await Promise.all(entries.map((entry) => server.front.journals.leads.append(leadEntry({ accountId, ...entry }))));
  await Promise.all(good.map(() => intake.caughtUp()));
  expect((await stored()).map(({ ip }) => ip).sort()).toEqual(good);
});

test("leads that come one after the other gather between batches", async () => {
  const { leads: journal } = server.front.journals;
  const began = performance.now();
  let count = 0;
  for (; count < 5; count++) {
    await journal.append(leadEntry({ accountId, ip: `192.0.2.${count}` }));
    await vi.waitFor(async () => expect(await stored()).toHaveLength(count + 1), { timeout: 10_000, interval: 5 });
  }
  // Each was in a batch of its own: the first at once, the others a quarter of a second apart, less what a timer is early by.
  expect(performance.now() - began).toBeGreaterThan((count - 2) * 249);
});

test("NUL and halves of surrogate pairs are taken out of what is stored, and everything else is kept", async () => {
  const value = '\'); DROP TABLE leads;-- \u{1F389} "ção" \\ \n';
  await takeIn({ answers: [{ name: "name", label: "\0Nome", input: "text", value: `${value}\ud800\0` }] });
  expect((await stored())[0]?.answers).toEqual([{ name: "name", label: "Nome", input: "text", value: `${value}\ufffd` }]);
});

test("a backlog of 10,000 leads is drained without a statement each, and without reading what is there", async () => {
  const { platform, intake } = server.running;
  const { queries } = platform.database;
  await queries.execute(sql`CREATE SEQUENCE lead_statements`);
  await queries.execute(sql`CREATE FUNCTION count_lead_statement() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM nextval('lead_statements'); RETURN NULL; END $$`);
  await queries.execute(
    sql`CREATE TRIGGER counted AFTER INSERT OR UPDATE ON leads FOR EACH STATEMENT EXECUTE FUNCTION count_lead_statement()`,
  );
  const entries = Array.from({ length: 10_000 }, (_, index) => leadEntry({ accountId, ip: `10.0.${index >> 8}.${index & 255}` }));
  await Promise.all(entries.map((entry) => server.front.journals.leads.append(entry)));
  const before = await rowsReadOneByOne();
  await intake.caughtUp();
  const read = (await rowsReadOneByOne()) - before;
  const [row] = await queries.select({ n: sql<number>`count(*)::int` }).from(leads).where(eq(leads.accountId, accountId));
  const [{ n: statements } = { n: 0 }] = (await queries.execute<{ n: number }>(sql`SELECT nextval('lead_statements')::int - 1 AS n`)).rows;
  await queries.execute(sql`DROP TRIGGER counted ON leads`);
  expect(row?.n).toBe(10_000);
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(100);
  // Nobody analysed the table meanwhile: what is looked for among its leads must be found by an index all the same.
  expect(read).toBeLessThan(1_000);
});
