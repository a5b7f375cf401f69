import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { JOURNAL_START, type Journal, type JournalPosition, openJournal } from "./journal.ts";
import { decodeLines, encodeLine } from "./segment.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-journal-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const segments = (): string[] => readdirSync(folder).sort();

async function readAll(
  journal: Journal,
  from = JOURNAL_START,
  bytes = 200,
): Promise<{ records: unknown[]; damaged: number; end: JournalPosition }> {
  const records: unknown[] = [];
  let damaged = 0;
  for (let position = from; ; ) {
    const batch = await journal.read(position, bytes);
    records.push(...batch.records);
    damaged += batch.damaged;
    position = batch.next;
    if (batch.records.length === 0 && batch.damaged === 0) return { records, damaged, end: position };
  }
}

test("records come back in order, in batches, and from where reading ended", async () => {
  const journal = await openJournal({ folder });
  for (let n = 0; n < 100; n++) await journal.append({ n });
  const { records, end } = await readAll(journal);
  expect(records).toEqual(Array.from({ length: 100 }, (_, n) => ({ n })));
  await journal.append({ n: "later" });
  expect((await journal.read(end, 200)).records).toEqual([{ n: "later" }]);
  await journal.close();
});

test("appends that arrive while a sync is under way share the next one", async () => {
  const journal = await openJournal({ folder });
  const file = await fs.open(join(folder, "000000000001.log"), "r");
  const handles = Object.getPrototypeOf(file) as { datasync(): Promise<void> };
  await file.close();
  const real = handles.datasync;
  let syncs = 0;
  handles.datasync = function counted(this: unknown) {
    syncs += 1;
    return real.call(this);
  };
  try {
    await Promise.all(Array.from({ length: 1_000 }, (_, n) => journal.append({ n })));
  } finally {
    handles.datasync = real;
  }
  expect(syncs).toBeGreaterThan(0);
  expect(syncs).toBeLessThan(10);
  expect((await readAll(journal, JOURNAL_START, 100_000)).records).toHaveLength(1_000);
  await journal.close();
});

test("a torn line at the end is passed by, and what comes after it is read", async () => {
  const first = await openJournal({ folder });
  await first.append({ n: 1 });
  await first.close();
  appendFileSync(join(folder, segments()[0] ?? ""), encodeLine({ n: "torn" }).slice(0, 14));
  const second = await openJournal({ folder });
  await second.append({ n: 2 });
  const { records, damaged, end } = await readAll(second);
  expect([records, damaged]).toEqual([[{ n: 1 }, { n: 2 }], 0]);
  expect(end.segment).toBe(2);
  await second.close();
});

test("a damaged line is counted and passed over, wherever it stands", async () => {
  const journal = await openJournal({ folder });
  await journal.append({ n: 1 });
  await journal.append({ n: 2 });
  await journal.append({ n: 3 });
  await journal.close();
  const path = join(folder, segments()[0] ?? "");
  writeFileSync(path, readFileSync(path, "utf8").replace('{"n":2}', '{"n":9}').replace('{"n":3}', '{"n":8}'));
  const again = await openJournal({ folder });
  expect(await readAll(again)).toMatchObject({ records: [{ n: 1 }], damaged: 2 });
  // Reading from the end of the damage says that there is nothing, not that there is damage again.
  const { end } = await readAll(again);
  expect(await again.read(end, 200)).toMatchObject({ records: [], damaged: 0 });
  await again.close();
});

test("a new segment is begun at its size, and drained ones are forgotten", async () => {
  const journal = await openJournal({ folder, segmentBytes: 300 });
  for (let n = 0; n < 60; n++) await journal.append({ n });
  expect(segments().length).toBeGreaterThan(3);
  const { records, end } = await readAll(journal);
  expect(records).toHaveLength(60);
  await journal.forget(end);
  expect(segments()).toHaveLength(1);
  await journal.append({ n: "later" });
  expect((await journal.read(end, 200)).records).toEqual([{ n: "later" }]);
  await journal.close();
});

test("a line longer than what is asked for is read whole", async () => {
  const journal = await openJournal({ folder });
  const long = { text: "ã".repeat(5_000) };
  await journal.append(long);
  await journal.append({ n: 2 });
  expect((await readAll(journal, JOURNAL_START, 1)).records).toEqual([long, { n: 2 }]);
  await journal.close();
});

test("waiting ends when something is appended, and when the journal closes", async () => {
  const journal = await openJournal({ folder });
  const { end } = await readAll(journal);
  const seen: string[] = [];
  const waiting = journal.waitFor(end).then(() => seen.push("appended"));
  await journal.append({ n: 1 });
  await waiting;
  const { end: later } = await readAll(journal);
  const closing = journal.waitFor(later).then(() => seen.push("closed"));
  await journal.close();
  await closing;
  expect(seen).toEqual(["appended", "closed"]);
  await expect(journal.append({ n: 2 })).rejects.toThrow("closed");
});

test("after a restart with everything drained, nothing is left to wait for at once", async () => {
  const first = await openJournal({ folder });
  await first.append({ n: 1 });
  const { end } = await readAll(first);
  await first.close();
  const second = await openJournal({ folder });
  const { next } = await second.read(end, 200);
  const outcome = await Promise.race([
    second.waitFor(next).then(() => "woken"),
    new Promise((resolve) => setImmediate(() => resolve("waits"))),
  ]);
  expect(outcome).toBe("waits");
  await second.close();
});

test("any bytes can be read as lines, and a record only ever comes out as it went in", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.uint8Array({ maxLength: 60 }), (records, noise) => {
      const lines = records.map(encodeLine).join("");
      const clean = decodeLines(Buffer.from(lines));
      expect(clean).toEqual({ records: JSON.parse(JSON.stringify(records)), length: Buffer.byteLength(lines), damaged: 0 });
      const torn = Buffer.concat([Buffer.from(lines), Buffer.from(noise)]);
      expect(decodeLines(torn).records.slice(0, records.length)).toEqual(clean.records);
    }),
  );
});
