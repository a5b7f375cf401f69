import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "../clock.ts";
import { isDroppedRecord } from "./dropped-record.ts";
import { type GatheredJournal, type GatheredJournalOptions, openGatheredJournal } from "./gathered-journal.ts";
import { JOURNAL_START } from "./journal-position.ts";
import { journalReader } from "./journal-reader.ts";
import { failing, insteadOf } from "./testing/file-calls.ts";

let folder: string;
let logged: Record<string, unknown>[];
let clock: { now: number };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-gathered-"));
  logged = [];
  clock = { now: Date.UTC(2026, 10, 23) };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MB = 1024 * 1024;

function open(options: Partial<GatheredJournalOptions> = {}): Promise<GatheredJournal> {
  return openGatheredJournal({
    ...{ kind: "views", folder, id: systemClock.id("journal"), mostBytes: 1_000 * MB, leavesBytes: 0, gatherMs: 5 },
    clock: { now: () => clock.now },
    log: (_level, event, details) => void logged.push({ event, ...details }),
    ...options,
  });
}

/** What is on disk: the entries' numbers, and how many are said to be missing. */
async function found(journal: GatheredJournal): Promise<{ numbers: number[]; missing: number }> {
  const reader = journalReader(folder, journal);
  const records: unknown[] = [];
  for (const id of await reader.list()) {
    for (let position = JOURNAL_START; ; ) {
      const { records: some, next, damaged } = await reader.read(id, position, 100_000);
      if (some.length + damaged.length === 0) break;
      expect(damaged).toEqual([]);
      records.push(...some);
      position = next;
    }
  }
  const missing = records.filter(isDroppedRecord).reduce((sum, { count }) => sum + count, 0);
  return { numbers: records.flatMap((record) => (isDroppedRecord(record) ? [] : [(record as { n: number }).n])), missing };
}

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

test("what is added is on disk soon, in order, in a few writes, and whoever waits for it is woken", async () => {
  let syncs = 0;
  const mend = await insteadOf(folder, "datasync", (real) => {
    syncs += 1;
    return real();
  });
  const journal = await open();
  const woken = journal.waitFor((await journal.position()).end);
  for (const n of upTo(5_000)) journal.add({ n });
  await woken;
  await expect.poll(() => found(journal)).toEqual({ numbers: upTo(5_000), missing: 0 });
  expect(syncs).toBeLessThan(5);
  mend();
  await journal.close();
  expect(logged).toEqual([]);
});

test("to end is to write what was gathered; what comes afterwards is dropped", async () => {
  const journal = await open({ gatherMs: 60_000 });
  for (const n of upTo(100)) journal.add({ n });
  await journal.close();
  journal.add({ n: 100 });
  expect(await found(journal)).toEqual({ numbers: upTo(100), missing: 0 });
});

test("enough of it is written without waiting for the time", async () => {
  const journal = await open({ gatherMs: 60_000, enoughBytes: 1_000 });
  for (const n of upTo(100)) journal.add({ n });
  await expect.poll(async () => (await found(journal)).numbers.length).toBeGreaterThan(60);
  await journal.close();
  expect((await found(journal)).numbers).toEqual(upTo(100));
});

test("a disk that stands still makes nobody wait: memory is bounded, and what is above it is dropped and counted", async () => {
  const journal = await open({ bufferBytes: 2_000 });
  let goOn = (): void => {};
  let isHeld = false;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const mend = await insteadOf(folder, "datasync", async (real) => {
    isHeld = true;
    await held;
    return real();
  });
  journal.add({ n: 0 });
  await expect.poll(() => isHeld).toBe(true);
  for (const n of upTo(999, 1)) journal.add({ n });
  goOn();
  mend();
  await expect.poll(async () => (await found(journal)).missing).toBeGreaterThan(800);
  const { numbers, missing } = await found(journal);
  expect(numbers).toEqual(upTo(numbers.length));
  expect(numbers.length + missing).toBe(1_000);
  journal.add({ n: 1_000 });
  await journal.close();
  expect((await found(journal)).numbers.at(-1)).toBe(1_000);
  expect(logged).toEqual([{ event: "journal.dropped", kind: "views", count: missing, causes: { "the disk is too slow": missing } }]);
});

describe("what cannot be written is nowhere, and counted once it can be", () => {
  test.each([
    ["write", "ENOSPC", "the disk is full"],
    ["datasync", "EIO", "it could not be written: EIO"],
  ] as const)("where a %s answers %s", async (method, code, cause) => {
    const journal = await open();
    journal.add({ n: 0 });
    await expect.poll(() => found(journal)).toEqual({ numbers: [0], missing: 0 });
    const mend = await failing(folder, method, code);
    for (const n of upTo(10, 1)) journal.add({ n });
    await expect.poll(() => logged).toEqual([{ event: "journal.dropped", kind: "views", count: 10, causes: { [cause]: 10 } }]);
    clock.now += 1_000;
    mend();
    journal.add({ n: 11 });
    await journal.close();
    expect(await found(journal)).toEqual({ numbers: [0, 11], missing: 10 });
  });

  test("where the folder is none, until it is one", async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
    const told: unknown[] = [];
    const journal = await open({ failed: (error) => told.push(error) });
    expect(told).toHaveLength(1);
    journal.add({ n: 0 });
    await expect.poll(() => logged.length).toBe(1);
    await expect(journal.position()).rejects.toThrow();
    rmSync(folder);
    mkdirSync(folder);
    journal.add({ n: 1 });
    await journal.close();
    expect(await found(journal)).toEqual({ numbers: [1], missing: 1 });
  });
});

test("above its bound on the disk the newest are dropped, until somebody has drained what is there", async () => {
  const journal = await open({ mostBytes: 4_000 });
  const reader = journalReader(folder, journal);
  let added = 0;
  while (logged.length === 0) {
    journal.add({ n: added++, text: "x".repeat(200) });
    await journal.waitFor((await journal.position()).end, AbortSignal.timeout(20));
  }
  const { numbers } = await found(journal);
  expect(numbers).toEqual(upTo(numbers.length));
  expect((await journal.position()).end.segment).toBeGreaterThan(2);
  await reader.list();
  await reader.forget(journal.id, (await journal.position()).end);
  journal.add({ n: added++ });
  await journal.close();
  const after = await found(journal);
  expect(after.numbers.at(-1)).toBe(added - 1);
  expect(numbers.length + after.missing).toBe(added - 1);
  // The first is told at once, alone or with those that come with it; what comes after that, with the end.
  const causes = logged.flatMap((told) => Object.entries(told.causes as Readonly<Record<string, number>>));
  expect(new Set(causes.map(([cause]) => cause))).toEqual(new Set(["its journal is full"]));
  expect(causes.reduce((sum, [, count]) => sum + count, 0)).toBe(after.missing);
  expect(logged.length).toBeLessThanOrEqual(2);
});

test("the log says at once that something is dropped, then seldom, and at the end what it has not said yet", async () => {
  const journal = await open({ bufferBytes: 1 });
  for (const n of upTo(7)) journal.add({ n });
  await expect.poll(() => logged.length).toBe(1);
  for (const n of upTo(5)) {
    journal.add({ n });
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(logged).toMatchObject([{ count: 7 }]);
  await journal.close();
  expect(logged).toMatchObject([{ count: 7 }, { count: 5 }]);
});

test("whatever the disk does, each entry is there once, in its order, or counted as missing", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom("works", "fails", "syncs"), fc.integer({ min: 1, max: 40 })), { maxLength: 8 }),
      async (turns) => {
        rmSync(folder, { recursive: true, force: true });
        const journal = await open({ bufferBytes: 1_500, segmentBytes: 500, gatherMs: 1 });
        let added = 0;
        for (const [disk, count] of turns) {
          const mend = disk === "works" ? null : await failing(folder, disk === "fails" ? "write" : "datasync", "EIO");
          for (let n = 0; n < count; n++) journal.add({ n: added++ });
          if (count % 2 === 0) await journal.waitFor((await journal.position()).end, AbortSignal.timeout(3));
          mend?.();
        }
        await journal.close();
        const { numbers, missing } = await found(journal);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        const untold = logged.splice(0).reduce((sum, { count }) => sum + Number(count), 0) - missing;
        expect(numbers.length + missing + untold).toBe(added);
        expect(untold).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 25 },
  );
});
