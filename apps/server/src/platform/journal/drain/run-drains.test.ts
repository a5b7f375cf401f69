import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LEADS } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountFixture, accountFixture } from "../../../features/accounts/testing/account-fixture.ts";
import { leadDrain } from "../../../features/leads/drain/lead-drain.ts";
import { runCommand } from "../../../operator/commands.ts";
import { journalCommand } from "../../../operator/journal-command.ts";
import { leadEntry } from "../../../testing/lead-entry.ts";
import {
  createIntakeTables,
  NOTICES,
  noticesDrain,
  SIGHTINGS,
  type Sighting,
  sightingsDrain,
} from "../../../testing/machinery-slice/intake.ts";
import { journalReader } from "../journal-reader.ts";
import { journalFolder, type OpenJournals, openJournals } from "../open-journals.ts";
import { encodeLine } from "../segment.ts";
import { listDropped } from "./dropped-store.ts";
import type { IntakeDrain } from "./intake-drain.ts";
import { runDrains } from "./run-drains.ts";
import type { Drainer } from "./start-drain.ts";

const KINDS = [LEADS, SIGHTINGS, NOTICES] as const;

let fixture: AccountFixture;
let accountId: string;
let dataFolder: string;
let opened: OpenJournals<typeof KINDS>;
let drains: Drainer[];
beforeAll(async () => {
  fixture = await accountFixture();
  accountId = (await fixture.newAccount()).id;
  await createIntakeTables(fixture.platform.database.queries);
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), "vitrine-drains-"));
  drains = [];
  for (const table of ["leads", "sightings", "notices", "missing_sightings", "journal_dropped"]) await execute(`DELETE FROM ${table}`);
  fixture.logged.length = 0;
  opened = await open();
});
afterEach(async () => {
  for (const drain of drains) await drain.stop();
  await opened.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const execute = (text: string) => fixture.platform.database.queries.execute<Record<string, unknown>>(sql.raw(text));
const open = () => openJournals({ dataFolder, kinds: KINDS, clock: fixture.platform.clock, log: fixture.platform.log });
const numbersIn = async (table: string) => (await execute(`SELECT n FROM ${table} ORDER BY n`)).rows.map(({ n }) => n);
const countOf = async (table: string) => Number((await execute(`SELECT count(*) FROM ${table}`)).rows[0]?.count);
const sighting = (n: number): Sighting => ({ n, text: `sighting ${n}` });
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Drains as a server does: the folder's journals, those of leads, and what else is given. */
function run(...others: readonly IntakeDrain[]): Drainer {
  const { journals } = opened;
  const findAccounts = async (_queries: unknown, ids: readonly string[]) => new Map(ids.map((id) => [id, "here" as const]));
  const platform = {
    ...fixture.platform,
    journals: (kind: string) => journalReader(journalFolder(dataFolder, kind), journals[kind as keyof typeof journals]),
  };
  const drain = runDrains(platform, [leadDrain(fixture.platform, findAccounts), ...others]);
  drains.push(drain);
  return drain;
}

test("each kind is drained into its slice's table, each entry once, with a cursor of its own", async () => {
  const { journals } = opened;
  for (const n of upTo(300)) journals.sightings.add(sighting(n));
  await Promise.all(upTo(20).map((n) => journals.notices.append(sighting(n))));
  await journals.leads.append(leadEntry({ accountId }));
  const first = run(sightingsDrain, noticesDrain);
  await expect.poll(() => countOf("sightings")).toBe(300);
  await first.caughtUp();
  expect([await numbersIn("sightings"), await numbersIn("notices"), await countOf("leads")]).toEqual([upTo(300), upTo(20), 1]);
  await first.stop();
  await opened.close();
  opened = await open();
  await run(sightingsDrain, noticesDrain).caughtUp();
  expect([await countOf("sightings"), await countOf("notices"), await countOf("leads")]).toEqual([300, 20, 1]);
  expect(readdirSync(journalFolder(dataFolder, "sightings"))).toHaveLength(1);
});

test("a kind whose store fails for ever, and one whose journal cannot be read, hold up none of the others", async () => {
  const { journals } = opened;
  const broken: IntakeDrain = { ...noticesDrain, store: () => Promise.reject(new Error("it never works")) };
  const unknown: IntakeDrain = { ...sightingsDrain, kind: { name: "strangers", promise: "gathered" } };
  run(broken, unknown, sightingsDrain);
  await journals.notices.append(sighting(1));
  for (let n = 0; n < 3; n++) {
    journals.sightings.add(sighting(n));
    await journals.leads.append(leadEntry({ accountId, ip: `192.0.2.${n}` }));
    await expect.poll(() => countOf("leads"), { timeout: 3_000 }).toBe(n + 1);
  }
  await expect.poll(() => numbersIn("sightings")).toEqual(upTo(3));
  expect(fixture.logged.filter((event) => /drain_waits/.test(event)).sort()).toEqual(["notices.drain_waits", "strangers.drain_waits"]);
  expect(await countOf("notices")).toBe(0);
});

test("the operator is told how much of each kind waits", async () => {
  const { platform } = fixture;
  const status = async () => (await journalCommand({ ...platform, config: { ...platform.config, dataFolder } }, KINDS)).output;
  const table = (waits: string) =>
    `kind       promise   waits\nleads      synced    0 B\nsightings  gathered  0 B\nnotices    synced    ${waits}\n`;
  expect(await status()).toBe(table("0 B"));
  for (let n = 0; n < 50; n++) await opened.journals.notices.append(sighting(n));
  expect(await status()).toBe(table("2 kB"));
  await run(noticesDrain).caughtUp();
  expect(await status()).toBe(table("0 B"));
  await opened.journals.notices.append(sighting(50));
  await opened.close();
  opened = await open();
  await expect.poll(status).toBe(table("0 B"));
  expect((await runCommand(platform, ["journal", "status"])).output).toBe("kind   promise  waits\nleads  synced   0 B\n");
});

test("two slices may not keep one kind", () => {
  expect(() => run(noticesDrain, { ...sightingsDrain, kind: { ...SIGHTINGS, name: NOTICES.name } })).toThrow("notices");
});

test("what a gathered kind cannot keep is counted: what the front dropped, the disk damaged, is none, or no database takes", async () => {
  const now = fixture.clock.now;
  const odd = [
    { odd: true },
    { kind: "dropped", count: -1, from: now, until: now },
    { kind: "dropped", count: 1, from: 9e15, until: 9e15 },
  ];
  const lines = [
    ...[sighting(0), ...odd, { kind: "dropped", count: 41, from: now - 86_400_000, until: now }, sighting(-1), sighting(1)].map(encodeLine),
    encodeLine(sighting(7)).replace("sighting", "sightinh"),
    encodeLine(sighting(2)),
  ];
  await opened.close();
  writeFileSync(join(journalFolder(dataFolder, "sightings"), `000000000001-${fixture.platform.clock.id("journal")}.log`), lines.join(""));
  opened = await open();
  const drain = run(sightingsDrain);
  await drain.caughtUp();
  expect(await numbersIn("sightings")).toEqual([0, 1, 2]);
  expect(await listDropped(fixture.platform.database.queries, 10)).toEqual([
    { kind: "sightings", day: "2026-11-21", count: 5 },
    { kind: "sightings", day: "2026-11-20", count: 41 },
  ]);
  expect((await execute("SELECT sum(count)::int AS sum FROM missing_sightings")).rows).toEqual([{ sum: 46 }]);
  const { output } = await journalCommand({ ...fixture.platform, config: { ...fixture.platform.config, dataFolder } }, KINDS);
  expect(output).toContain("2026-11-20  sightings  41\n");
  expect(fixture.platform.deadLetters.list()).toEqual([]);
  await drain.stop();
  expect(fixture.logged).toContain("journal.dropped");
});

test("what a synced kind cannot keep is set aside under its kind, and never dropped", async () => {
  for (const n of [0, -1, 1]) await opened.journals.notices.append(sighting(n));
  await opened.close();
  const folder = journalFolder(dataFolder, "notices");
  const [name = ""] = readdirSync(folder);
  appendFileSync(join(folder, name), encodeLine(sighting(5)).replace("sighting", "sightinh"));
  opened = await open();
  await run(noticesDrain).caughtUp();
  expect(await numbersIn("notices")).toEqual([0, 1]);
  const letters = fixture.platform.deadLetters.list();
  expect(letters.map(({ kind, sqlstate }) => [kind, sqlstate])).toEqual(
    expect.arrayContaining([
      ["notices", "23514"],
      ["notices", null],
    ]),
  );
  expect(letters).toHaveLength(2);
  await fixture.platform.deadLetters.close(
    letters.map(({ id }) => id),
    "removed",
  );
  expect(await listDropped(fixture.platform.database.queries, 10)).toEqual([]);
});

test("leads do not wait behind a kind with very many entries", async () => {
  const lines = upTo(60_000)
    .map((n) => encodeLine(sighting(n)))
    .join("");
  await opened.close();
  writeFileSync(join(journalFolder(dataFolder, "sightings"), `000000000001-${fixture.platform.clock.id("journal")}.log`), lines);
  opened = await open();
  const drain = run(sightingsDrain);
  const took: number[] = [];
  while ((await countOf("sightings")) < 60_000) {
    const began = performance.now();
    await opened.journals.leads.append(leadEntry({ accountId, ip: `192.0.2.${took.length}` }));
    await expect.poll(() => countOf("leads"), { interval: 5 }).toBe(took.length + 1);
    took.push(performance.now() - began);
  }
  await drain.caughtUp();
  expect(await countOf("sightings")).toBe(60_000);
  expect(took.length).toBeGreaterThan(1);
  expect(Math.max(...took)).toBeLessThan(3_000);
  expect(readFileSync(join(journalFolder(dataFolder, "leads"), readdirSync(journalFolder(dataFolder, "leads"))[0] ?? ""), "utf8")).not.toBe(
    "",
  );
});
