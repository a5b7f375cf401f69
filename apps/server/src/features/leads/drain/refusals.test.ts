import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LeadEntry } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tendDeadLetters } from "../../../platform/journal/drain/tend-dead-letters.ts";
import { findPresence } from "../../accounts/index.ts";
import { removedAccounts } from "../../accounts/tables.ts";
import { exportLeads } from "../export-leads.ts";
import { removeLeadsOf } from "../remove-leads.ts";
import { type DrainFixture, type DrainNode, drainFixture } from "../testing/drain-fixture.ts";
import { feedBack } from "./feed-back.ts";
import { leadDrain } from "./lead-drain.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let fixture: DrainFixture;
let node: DrainNode;
let accountId: string;
let pageId: string;
beforeAll(async () => {
  fixture = await drainFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  accountId = (await fixture.accounts.newAccount()).id;
  pageId = fixture.accounts.platform.clock.id("page");
  node = await fixture.node(fixture.folder());
});
afterEach(async () => {
  fixture.sabotage = null;
  await node.stop();
});

/** Years beyond 9999 are more than the database reads. */
const FAR = Date.UTC(12_000, 0);
const SAID = "Maria Aparecida, rua das Laranjeiras 7";
const entryOf = (ip: string, given: Partial<LeadEntry> = {}): Partial<LeadEntry> => ({
  ...{ accountId, pageId, ip, answers: [{ name: "name", label: "Nome", input: "text", value: SAID }] },
  ...given,
});
const many = (count: number, given: Partial<LeadEntry> = {}) => Array.from({ length: count }, (_, n) => entryOf(`ip-${n}`, given));
const each = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`ip-${n}`, 1]));
const stored = () => fixture.stored(accountId);
const execute = (text: string) => fixture.accounts.platform.database.queries.execute(sql.raw(text));
const kept = () => node.platform.deadLetters.list().filter(({ fate }) => fate === "kept");
const tend = () => tendDeadLetters(node.platform, leadDrain(node.platform, findPresence));
const feed = (id: string) => feedBack(node.platform, findPresence, id);

/** What an account's export says of the leads that were set aside. */
async function exportOf(account: string): Promise<Record<string, unknown>[]> {
  for await (const { path, content } of exportLeads(node.platform).files(account)) {
    if (path === "leads-set-aside.json") return JSON.parse(await new Response(ReadableStream.from(content as never)).text());
  }
  return [];
}

const causesOf = async (account: string) => (await exportOf(account)).map(({ cause }) => cause).sort();

/** Starts the node anew on what its folder holds; what was in memory is gone. */
async function restart(): Promise<void> {
  await node.stop();
  node = await fixture.node(node.folder);
}

/** Has the database raise an error by its SQLSTATE at each lead that comes, or at some. */
async function raising(sqlstate: string, when = "true"): Promise<() => Promise<void>> {
  await execute(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF ${when} THEN RAISE EXCEPTION 'row %', NEW USING ERRCODE = '${sqlstate}'; END IF; RETURN NEW; END $$`);
  await execute("CREATE TRIGGER refuse BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION refuse()");
  return async () => void (await execute("DROP TRIGGER refuse ON leads"));
}

/** Minutes without the database as it should be, then it is back: nothing is lost, set aside or told in the log. */
async function outlast(mend: () => Promise<unknown>, minutes = 10): Promise<void> {
  await node.pass(0);
  await node.takeIn(...many(10));
  await node.pass(minutes * MINUTE);
  expect(node.logged.filter((line) => line.startsWith("leads.drain_waits")).length).toBeLessThanOrEqual(3);
  expect(await stored().catch(() => ({}))).toEqual({});
  await mend();
  await node.pass(MINUTE);
  expect(await stored()).toEqual(each(10));
  expect(kept()).toEqual([]);
  expect(node.logged.join("\n")).not.toContain("Laranjeiras");
  expect(node.logged.at(-1)).toContain("leads.drain_goes_on");
}

describe("the drain waits, and nothing is lost, while", () => {
  test("the table is away", async () => {
    await execute("ALTER TABLE leads RENAME TO leads_away");
    await outlast(() => execute("ALTER TABLE leads_away RENAME TO leads"));
  });

  test.each([
    ["takes no writes, as a stand-by", "SET TRANSACTION READ ONLY", "25006"],
    ["lacks a right", "SET LOCAL ROLE pg_monitor", "42501"],
  ])("the database %s", async (_, sabotage, sqlstate) => {
    fixture.sabotage = sql.raw(sabotage);
    await outlast(async () => {
      expect(node.logged.join()).toContain(sqlstate);
      fixture.sabotage = null;
    });
  });

  test.each(["53100", "55P03", "57014", "XX001", "23505", "P0001"])("it answers %s", async (sqlstate) => {
    await outlast(await raising(sqlstate), 1);
  });

  // A column or a rule that no lead can meet blames each of them, and none is to blame.
  test.each(["22P02", "23502"])("it answers %s to each and every lead", async (sqlstate) => {
    await outlast(await raising(sqlstate), 1);
    expect(node.logged.join()).toContain("refuses every lead");
  });

  test("a batch is merely too much at once: it passes in parts", async () => {
    await execute(`CREATE OR REPLACE FUNCTION refuse_many() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF (SELECT count(*) FROM came) > 40 THEN RAISE EXCEPTION 'too slow' USING ERRCODE = '57014'; END IF; RETURN NULL; END $$`);
    await execute(`CREATE TRIGGER refuse_many AFTER INSERT ON leads REFERENCING NEW TABLE AS came
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_many()`);
    await node.pass(0);
    await node.takeIn(...many(500));
    await node.pass(10 * MINUTE);
    await execute("DROP TRIGGER refuse_many ON leads");
    expect(await stored()).toEqual(each(500));
  });

  test("it tries again more and more seldom, and stops at once when the server does", async () => {
    fixture.sabotage = sql`SELECT 1 FROM nowhere`;
    await node.pass(0);
    await node.takeIn(entryOf("ip-0"));
    const rests: (number | null)[] = [];
    for (let turn = 0; turn < 8; turn++) {
      await node.pass(node.resting() ?? 0);
      rests.push(node.resting());
    }
    expect(rests.slice(-2)).toEqual([30_000, 30_000]);
    for (const [index, rest] of rests.entries()) expect(rest).toBeGreaterThanOrEqual(rests[index - 1] ?? 0);
    const began = performance.now();
    await node.drainer.stop();
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe("an entry that is itself to blame", () => {
  test.each([
    ["the database cannot read", { at: FAR }, "22009"],
    ["is too large for an index", { formId: "x", pageId: "p".repeat(900_000) }, "54000"],
    ["holds what no text may", { formId: "\0" }, "22P05"],
    ["is no lead at all", { answers: "none" as unknown as LeadEntry["answers"] }, null],
  ])("as it %s is set aside, sealed, and holds up nobody", async (_, bad, sqlstate) => {
    await node.takeIn(...many(5), entryOf("bad", bad));
    await node.drainer.caughtUp();
    expect(await stored()).toEqual(each(5));
    expect(kept()).toMatchObject([{ sqlstate, accountIds: [accountId], fate: "kept" }]);
    const aside = join(node.folder, "dead-letters");
    expect(
      readdirSync(aside)
        .map((name) => readFileSync(join(aside, name), "utf8"))
        .join(),
    ).not.toContain("Laranjeiras");
    expect(node.logged.join("\n")).toContain("leads.set_aside");
    expect(node.logged.join("\n")).not.toMatch(/Laranjeiras|12000/);
  });

  test("is found among a thousand in a few steps, wherever it stands, and so are many", async () => {
    let steps = 0;
    const { database } = node.platform;
    const real = database.transaction;
    Object.assign(database, { transaction: (work: Parameters<typeof real>[0]) => real(work).finally(() => (steps += 1)) });
    const bad = [0, 500, 501, 999];
    const entries = Array.from({ length: 1_000 }, (_, n) => entryOf(`ip-${n}`, bad.includes(n) ? { at: FAR } : {}));
    await node.takeIn(...entries);
    await node.drainer.caughtUp();
    expect(Object.keys(await stored())).toHaveLength(996);
    expect(kept()).toHaveLength(4);
    expect(steps).toBeLessThan(120);
  });

  test("is set aside once by a server that is killed between the dead letter and the cursor", async () => {
    await node.takeIn(entryOf("ip-0"));
    await node.drainer.caughtUp();
    await execute(`CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'killed here' USING ERRCODE = '57P01'; END $$`);
    await execute("CREATE TRIGGER stand_still BEFORE INSERT OR UPDATE ON journal_cursor FOR EACH ROW EXECUTE FUNCTION stand_still()");
    await node.takeIn(entryOf("bad", { at: FAR }));
    while (kept().length === 0) await node.drainer.caughtUp().catch(() => undefined);
    expect(kept()).toHaveLength(1);
    await execute("DROP TRIGGER stand_still ON journal_cursor");
    await restart();
    await node.drainer.caughtUp();
    await node.takeIn(entryOf("ip-1"));
    await node.drainer.caughtUp();
    expect(await stored()).toEqual(each(2));
    expect(kept()).toHaveLength(1);
  });
});

describe("a dead letter", () => {
  /** Sets one lead aside by a rule of the database that is then taken away; `again` comes to a lead that is stored. */
  async function oneAside(again = false): Promise<string> {
    const id = fixture.accounts.platform.clock.id("lead");
    if (again) await node.takeIn(entryOf("ip-0"));
    await node.drainer.caughtUp();
    // The lead it would be counted on is out of sight for a moment: only as a row of its own can it be refused.
    await execute(`UPDATE leads SET fold_key = fold_key || 'x' WHERE account_id = '${accountId}'`);
    const mend = await raising("23514", `NEW.id = '${id}'`);
    await node.takeIn(entryOf("ip-0", { id }));
    await node.drainer.caughtUp();
    await mend();
    await execute(`UPDATE leads SET fold_key = left(fold_key, -1) WHERE account_id = '${accountId}'`);
    expect(kept().map((letter) => letter.id)).toEqual([id]);
    return id;
  }

  test.each([
    ["a lead of its own", false, 1],
    ["one more of a lead that is there", true, 2],
  ])("fed back is %s, once: asked for twice, and after a kill between the row and the letter's end", async (_, again, count) => {
    const id = await oneAside(again);
    const before = fixture.folder();
    cpSync(node.folder, before, { recursive: true });
    expect((await Promise.all([feed(id), feed(id)])).map(({ outcome }) => outcome).sort()).toEqual(["earlier", "stored"]);
    expect(await node.platform.deadLetters.read(id)).toBeNull();
    await node.stop();
    // What a kill leaves: the row is there, and so is the letter.
    node = await fixture.node(before);
    expect(kept()).toHaveLength(1);
    expect(await feed(id)).toEqual({ outcome: "earlier" });
    expect(kept()).toEqual([]);
    await restart();
    expect(kept()).toEqual([]);
    expect(await stored()).toEqual({ "ip-0": count });
  });

  test("that is still refused stays, with the reason, and one that is refused with all others says so", async () => {
    const id = await oneAside();
    let mend = await raising("23514", `NEW.id = '${id}'`);
    expect(await feed(id)).toEqual({ outcome: "refused", reason: expect.stringContaining("23514") });
    await mend();
    mend = await raising("23514");
    await expect(feed(id)).rejects.toThrow("refuses every lead");
    await mend();
    expect(kept()).toHaveLength(1);
    expect(await feed(id)).toEqual({ outcome: "stored" });
  });

  test("is kept for thirty days, and the operator is told each day", async () => {
    await oneAside();
    const { clock } = fixture.accounts;
    clock.now += 30 * DAY;
    await tend();
    expect(node.logged.at(-1)).toMatch(/^leads.dead_letters_wait .*"count":1/);
    clock.now += 1;
    await tend();
    expect(node.platform.deadLetters.list()).toEqual([]);
    expect(readdirSync(join(node.folder, "dead-letters"))).toEqual([]);
  });

  test("goes on each node where its account is gone, wherever that was deleted", async () => {
    await oneAside();
    const other = (await fixture.accounts.newAccount()).id;
    await node.takeIn(entryOf("bad", { at: FAR, accountId: other }));
    await node.drainer.caughtUp();
    await tend();
    expect(kept()).toHaveLength(2);
    await execute(`DELETE FROM accounts WHERE id = '${accountId}'`);
    const at = new Date(fixture.accounts.clock.now);
    await fixture.accounts.platform.database.queries.insert(removedAccounts).values({ accountId, at });
    await tend();
    expect(kept()).toMatchObject([{ accountIds: [other] }]);
  });

  test("leaves with its account, and nothing of an account that is gone becomes one", async () => {
    const id = await oneAside();
    const { queries } = fixture.accounts.platform.database;
    const other = (await fixture.accounts.newAccount()).id;
    await node.takeIn(entryOf("bad", { at: FAR, accountId: other }));
    await node.drainer.caughtUp();
    await removeLeadsOf(node.platform, accountId);
    expect(kept()).toMatchObject([{ accountIds: [other] }]);
    await execute(`DELETE FROM accounts WHERE id IN ('${accountId}', '${other}')`);
    await queries
      .insert(removedAccounts)
      .values([accountId, other].map((gone) => ({ accountId: gone, at: new Date(fixture.accounts.clock.now) })));
    await node.takeIn(entryOf("ip-7"), entryOf("ip-8", { at: FAR }));
    await node.drainer.caughtUp();
    expect(await stored()).toEqual({});
    expect(node.logged.at(-1)).toBe('leads.of_deleted_accounts_dropped {"count":2}');
    expect(await feed(kept()[0]?.id ?? "")).toMatchObject({ outcome: "dropped" });
    expect(node.platform.deadLetters.list()).toEqual([]);
    expect(node.platform.deadLetters.find(id)).toBeUndefined();
  });

  test("is in its account's export, opened, with the cause in a word; and not there once it is a lead", async () => {
    const id = await oneAside();
    const other = (await fixture.accounts.newAccount()).id;
    await node.takeIn(
      entryOf("far", { at: FAR }),
      entryOf("odd", { answers: "none" as never }),
      entryOf("theirs", { at: FAR, accountId: other }),
    );
    await node.drainer.caughtUp();
    await restart();
    fixture.sabotage = sql`SELECT 1 FROM nowhere`;
    await node.takeIn(entryOf("torn"), entryOf("torn", { accountId: other }));
    await node.stop();
    fixture.sabotage = null;
    const segments = join(node.folder, "leads");
    for (const name of readdirSync(segments)) {
      const text = readFileSync(join(segments, name), "utf8");
      writeFileSync(join(segments, name), text.replaceAll("Laranjeiras", `Laranjeirax \\"accountId\\":\\"${accountId}\\"`));
    }
    node = await fixture.node(node.folder);
    await node.drainer.caughtUp();

    const exported = await exportOf(accountId);
    expect(exported).toHaveLength(4);
    const said = (given: Record<string, unknown>) =>
      exported.find((each) => Object.entries(given).every(([name, is]) => each[name] === is));
    const setAsideAt = new Date(fixture.accounts.clock.now).toISOString();
    expect(said({ id })).toMatchObject({ cause: "refused_by_database", setAsideAt, pageId, ip: "ip-0", answers: [{ value: SAID }] });
    expect(said({ ip: "far" })).toMatchObject({ cause: "refused_by_database", createdAt: "+012000-01-01T00:00:00.000Z" });
    expect(said({ cause: "malformed" })?.content).toMatchObject({ ip: "odd", answers: "none" });
    expect(said({ cause: "damaged" })?.content).toEqual([expect.stringMatching(/^\{.*Laranjeirax.*"ip":"torn".*\}$/)]);
    const whole = JSON.stringify(exported);
    for (const inner of [other, "23514", "22009", "rule", "checksum", "segment"]) expect(whole).not.toContain(inner);
    expect(await causesOf(other)).toEqual(["damaged", "refused_by_database"]);

    const before = fixture.folder();
    cpSync(node.folder, before, { recursive: true });
    expect(await feed(id)).toEqual({ outcome: "stored" });
    expect(await causesOf(accountId)).toEqual(["damaged", "malformed", "refused_by_database"]);
    await node.stop();
    // What a kill leaves: the row is there, and so is the letter.
    node = await fixture.node(before);
    expect(await causesOf(accountId)).toEqual(["damaged", "malformed", "refused_by_database"]);
    expect(await causesOf((await fixture.accounts.newAccount()).id)).toEqual([]);
  });

  test("is what becomes of leads of an account nobody knows here, until the database is the right one", async () => {
    const unknown = fixture.accounts.platform.clock.id("account");
    await node.takeIn(...many(3, { accountId: unknown }), entryOf("known"));
    await node.drainer.caughtUp();
    expect([await stored(), kept().length]).toEqual([{ known: 1 }, 3]);
    const [first = expect.fail()] = kept();
    expect(await feed(first.id)).toMatchObject({ outcome: "refused" });
    await execute(`UPDATE accounts SET id = '${unknown}' WHERE id = '${accountId}'`);
    for (const { id } of kept()) expect(await feed(id)).toEqual({ outcome: "stored" });
    expect(await fixture.stored(unknown)).toEqual(each(3));
  });

  test("is made of lines the disk has damaged, as they stand", async () => {
    fixture.sabotage = sql`SELECT 1 FROM nowhere`;
    await node.takeIn(...many(3));
    await node.stop();
    fixture.sabotage = null;
    const segments = join(node.folder, "leads");
    const [name = ""] = readdirSync(segments);
    const text = readFileSync(join(segments, name), "utf8");
    rmSync(join(segments, name));
    appendFileSync(join(segments, name), text.replace("Laranjeiras", "Laranjeirax"));
    node = await fixture.node(node.folder);
    await node.drainer.caughtUp();
    await restart();
    await node.drainer.caughtUp();
    const [letter = expect.fail()] = kept();
    expect(letter).toMatchObject({ reason: expect.stringContaining("damaged"), accountIds: [accountId] });
    expect(JSON.stringify(await node.platform.deadLetters.read(letter.id))).toContain("Laranjeirax");
    expect(Object.keys(await stored())).toHaveLength(2);
    expect(await feed(letter.id)).toMatchObject({ outcome: "refused" });
  });
});
