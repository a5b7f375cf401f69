import { getEventListeners } from "node:events";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { systemClock } from "../clock.ts";
import { type Journal, openJournal } from "./journal.ts";
import { JOURNAL_END, JOURNAL_START, type JournalPosition } from "./journal-position.ts";
import { type JournalReader, journalReader } from "./journal-reader.ts";
import { decodeLines, encodeLine } from "./segment.ts";
import type { SegmentWriterOptions } from "./segment-writer.ts";
import { failing, insteadOf } from "./testing/file-calls.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-journal-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A journal with somebody who reads it, and always knows how far it is written. */
type ReadJournal = Journal & JournalReader;

async function open(options: Partial<SegmentWriterOptions> = {}): Promise<ReadJournal> {
  const journal = await openJournal({ folder, id: systemClock.id("journal"), ...options });
  const reader = journalReader(folder, journal);
  const read: JournalReader["read"] = async (...asked) => {
    await reader.list();
    return reader.read(...asked);
  };
  return { ...journal, ...reader, read };
}
const segments = (): string[] => readdirSync(folder).sort();

/** All that the journals in the folder hold, oldest first, and where reading of the newest ended. */
async function readAll(journal: ReadJournal, bytes = 200): Promise<{ records: unknown[]; damaged: string[]; end: JournalPosition }> {
  const records: unknown[] = [];
  const damaged: string[] = [];
  let position = JOURNAL_START;
  for (const id of await journal.list()) {
    for (position = JOURNAL_START; ; ) {
      const batch = await journal.read(id, position, bytes);
      records.push(...batch.records);
      damaged.push(...batch.damaged);
      position = batch.next;
      if (batch.records.length === 0 && batch.damaged.length === 0) break;
    }
  }
  return { records, damaged, end: position };
}

test("records come back in order, in batches, and from where reading ended", async () => {
  const journal = await open();
  for (let n = 0; n < 100; n++) await journal.append({ n });
  const { records, end } = await readAll(journal);
  expect(records).toEqual(Array.from({ length: 100 }, (_, n) => ({ n })));
  await journal.append({ n: "later" });
  expect((await journal.read(journal.id, end, 200)).records).toEqual([{ n: "later" }]);
  await journal.close();
});

test("appends that arrive while a sync is under way share the next one", async () => {
  const journal = await open();
  let syncs = 0;
  const mend = await insteadOf(folder, "datasync", (real) => {
    syncs += 1;
    return real();
  });
  await Promise.all(Array.from({ length: 1_000 }, (_, n) => journal.append({ n }))).finally(mend);
  expect(syncs).toBeGreaterThan(0);
  expect(syncs).toBeLessThan(10);
  expect((await readAll(journal, 100_000)).records).toHaveLength(1_000);
  await journal.close();
});

test("a torn line at the end is passed by, and what comes after it is read", async () => {
  const first = await open();
  await first.append({ n: 1 });
  await first.close();
  appendFileSync(join(folder, segments()[0] ?? ""), encodeLine({ n: "torn" }).slice(0, 14));
  const second = await open();
  await second.append({ n: 2 });
  const { records, damaged, end } = await readAll(second);
  expect([records, damaged]).toEqual([[{ n: 1 }, { n: 2 }], []]);
  expect(end.segment).toBe(2);
  await second.close();
});

test("a damaged line is counted and passed over, wherever it stands", async () => {
  const journal = await open();
  await journal.append({ n: 1 });
  await journal.append({ n: 2 });
  await journal.append({ n: 3 });
  await journal.close();
  const path = join(folder, segments()[0] ?? "");
  writeFileSync(path, readFileSync(path, "utf8").replace('{"n":2}', '{"n":9}').replace('{"n":3}', '{"n":8}'));
  const again = await open();
  expect(await readAll(again)).toMatchObject({
    records: [{ n: 1 }],
    damaged: [expect.stringContaining('{"n":9}'), expect.stringContaining('{"n":8}')],
  });
  // Reading from the end of the damage says that there is nothing, not that there is damage again.
  const [old = ""] = await again.list();
  let end = JOURNAL_START;
  for (let isMore = true; isMore; ) {
    const { records, damaged, next } = await again.read(old, end, 200);
    isMore = records.length + damaged.length > 0;
    end = next;
  }
  expect(await again.read(old, end, 200)).toMatchObject({ records: [], damaged: [] });
  await again.close();
});

test("a new segment is begun at its size, and drained ones are forgotten", async () => {
  const journal = await open({ segmentBytes: 300 });
  for (let n = 0; n < 60; n++) await journal.append({ n });
  expect(segments().length).toBeGreaterThan(3);
  const { records, end } = await readAll(journal);
  expect(records).toHaveLength(60);
  await journal.forget(journal.id, end);
  expect(segments()).toHaveLength(1);
  await journal.append({ n: "later" });
  expect((await journal.read(journal.id, end, 200)).records).toEqual([{ n: "later" }]);
  await journal.close();
});

test("a line longer than what is asked for is read whole", async () => {
  const journal = await open();
  const long = { text: "ã".repeat(5_000) };
  await journal.append(long);
  await journal.append({ n: 2 });
  expect((await readAll(journal, 1)).records).toEqual([long, { n: 2 }]);
  await journal.close();
});

test("waiting ends when something is appended, and when the journal closes", async () => {
  const journal = await open();
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

test("waiting ends with a signal, and leaves nothing on it however often it was waited", async () => {
  const journal = await open();
  const stopping = new AbortController();
  for (let n = 0; n < 20; n++) {
    const waiting = journal.waitFor((await readAll(journal, 10_000)).end, stopping.signal);
    expect(getEventListeners(stopping.signal, "abort")).toHaveLength(1);
    await journal.append({ n });
    await waiting;
  }
  expect(getEventListeners(stopping.signal, "abort")).toEqual([]);
  const waiting = journal.waitFor((await readAll(journal, 10_000)).end, stopping.signal);
  stopping.abort();
  await waiting;
  await journal.close();
});

test("after a restart with everything drained, nothing is left to wait for at once", async () => {
  const first = await open();
  await first.append({ n: 1 });
  await first.close();
  const second = await open();
  const { end: next } = await readAll(second);
  const outcome = await Promise.race([
    second.waitFor(next).then(() => "woken"),
    new Promise((resolve) => setImmediate(() => resolve("waits"))),
  ]);
  expect(outcome).toBe("waits");
  await second.close();
});

test("the journals of each opening are told apart, and a copy of a folder means the same in another one", async () => {
  const first = await open({ segmentBytes: 100 });
  for (let n = 0; n < 9; n++) await first.append({ n });
  await first.close();
  const second = await open();
  expect(await second.list()).toEqual([first.id, second.id]);
  await second.append({ n: "second" });
  expect((await second.read(second.id, JOURNAL_START, 10_000)).records).toEqual([{ n: "second" }]);
  await second.forget(first.id, JOURNAL_END);
  expect(await second.list()).toEqual([second.id]);
  await second.close();
});

test("a journal nobody wrote to leaves nothing behind", async () => {
  await (await open()).close();
  expect(segments()).toEqual([]);
});

test("lines that follow a long one are not read along with it", async () => {
  const journal = await open();
  for (const length of [600, 300, 10]) await journal.append({ text: "x".repeat(length) });
  let position = JOURNAL_START;
  for (let line = 0; line < 3; line++) {
    const { records, next } = await journal.read(journal.id, position, 1);
    expect(records).toHaveLength(1);
    position = next;
  }
  await journal.close();
});

test.each(["write", "datasync"] as const)("what a %s refuses is nowhere, and the next one goes on in the same segment", async (method) => {
  const journal = await open();
  await journal.append({ n: 1 });
  const mend = await failing(folder, method, "ENOSPC");
  for (let n = 0; n < 20; n++) await expect(journal.append({ n: "refused" })).rejects.toThrow("ENOSPC");
  mend();
  await journal.append({ n: 2 });
  expect(await readAll(journal)).toMatchObject({ records: [{ n: 1 }, { n: 2 }], damaged: [] });
  expect(segments()).toHaveLength(1);
  await journal.close();
});

test("where not even the torn line can be cut off, a fresh segment is begun", async () => {
  const journal = await open();
  await journal.append({ n: 1 });
  const mends = [await failing(folder, "truncate", "EIO"), await failing(folder, "write", "ENOSPC")];
  await expect(journal.append({ n: "refused" })).rejects.toThrow("ENOSPC");
  for (const mend of mends) mend();
  await journal.append({ n: 2 });
  expect(await readAll(journal)).toMatchObject({ records: [{ n: 1 }, { n: 2 }], damaged: [] });
  await journal.close();
});

test("any bytes can be read as lines, and a record only ever comes out as it went in", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.uint8Array({ maxLength: 60 }), (records, noise) => {
      const lines = records.map(encodeLine).join("");
      const clean = decodeLines(Buffer.from(lines));
      expect(clean).toEqual({ records: JSON.parse(JSON.stringify(records)), length: Buffer.byteLength(lines), damaged: [] });
      const torn = Buffer.concat([Buffer.from(lines), Buffer.from(noise)]);
      expect(decodeLines(torn).records.slice(0, records.length)).toEqual(clean.records);
    }),
  );
});
