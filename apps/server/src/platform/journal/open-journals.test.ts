import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LEADS } from "@vitrine/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { canMount, type SmallDisk, smallDisk } from "../../testing/small-disk.ts";
import { systemClock } from "../clock.ts";
import { isDroppedRecord } from "./dropped-record.ts";
import type { Journal } from "./journal.ts";
import { JOURNAL_START, type JournalWriter } from "./journal-position.ts";
import { journalReader } from "./journal-reader.ts";
import { journalFolder, openJournals } from "./open-journals.ts";

const MB = 1024 * 1024;
const SIGHTINGS = { name: "sightings", promise: "gathered", leavesBytes: 2 * MB } as const;
const NOTICES = { name: "notices", promise: "synced", leavesBytes: 2 * MB } as const;

let dataFolder: string;
let logged: string[];
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), "vitrine-journals-"));
  logged = [];
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

const open = (folder = dataFolder) =>
  openJournals({
    ...{ dataFolder: folder, kinds: [LEADS, SIGHTINGS, NOTICES], clock: systemClock },
    log: (_level, event, details) => void logged.push(`${event} ${details?.kind}`),
  });

async function read(name: string, writer: JournalWriter & { readonly id: string }, folder = dataFolder): Promise<unknown[]> {
  const reader = journalReader(journalFolder(folder, name), writer);
  await reader.list();
  const records: unknown[] = [];
  for (let from = JOURNAL_START; ; ) {
    const batch = await reader.read(writer.id, from, MB);
    if (batch.records.length === 0) return records;
    records.push(...batch.records);
    from = batch.next;
  }
}

test("each kind has a folder of its own, and leads stay where they were", async () => {
  const { journals, close } = await open();
  await journals.leads.append({ n: 1 });
  journals.sightings.add({ n: 2 });
  await close();
  expect(readFileSync(join(dataFolder, "journal", "leads", `000000000001-${journals.leads.id}.log`), "utf8")).toMatch(
    /^[0-9a-f]{8} \{"n":1\}\n$/,
  );
  expect(await read("sightings", journals.sightings)).toEqual([{ n: 2 }]);
  expect(logged).toEqual([]);
});

test.each(["leads", "sightings", "notices"] as const)("a journal of %s that cannot be opened holds up none of the others", async (name) => {
  const damaged = journalFolder(dataFolder, name);
  mkdirSync(join(dataFolder, "journal"), { recursive: true });
  writeFileSync(damaged, "");
  const { journals, close } = await open();
  expect(logged).toEqual([`journal.not_opened ${name}`]);
  const isTaken = (journal: Journal) =>
    journal.append({ n: 1 }).then(
      () => true,
      () => false,
    );
  expect([await isTaken(journals.leads), await isTaken(journals.notices)]).toEqual([name !== "leads", name !== "notices"]);
  rmSync(damaged);
  journals.sightings.add({ n: 1 });
  expect(await Promise.all([isTaken(journals.leads), isTaken(journals.notices)])).toEqual([true, true]);
  await close();
  expect(await read("sightings", journals.sightings)).toContainEqual({ n: 1 });
});

test.runIf(canMount)(
  "kinds that fill the disk leave leads their room: one drops what comes and counts it, one asks to come back",
  async () => {
    const disk: SmallDisk = await smallDisk("8m");
    try {
      const { journals, close } = await open(disk.folder);
      const text = "x".repeat(100_000);
      disk.fill(6 * MB);
      let added = 0;
      while (logged.length === 0) {
        journals.sightings.add({ n: added++, text });
        if (added % 10 === 0) await journals.sightings.waitFor((await journals.sightings.position()).end, AbortSignal.timeout(100));
      }
      expect(logged).toEqual(["journal.dropped sightings"]);
      await expect(journals.notices.append({ n: 1, text: text.repeat(10) })).rejects.toMatchObject({ code: "ENOSPC" });
      for (let n = 0; n < 200; n++) await journals.leads.append({ n, text: text.slice(0, 5_000) });
      disk.fill();
      await expect(journals.leads.append({ n: "no room", text })).rejects.toMatchObject({ code: "ENOSPC" });
      disk.free();
      await journals.leads.append({ n: 200 });
      await journals.notices.append({ n: 3 });
      journals.sightings.add({ n: added++ });
      await close();
      expect(await read("leads", journals.leads, disk.folder)).toHaveLength(201);
      expect(await read("notices", journals.notices, disk.folder)).toEqual([{ n: 3 }]);
      const records = await read("sightings", journals.sightings, disk.folder);
      const missing = records.filter(isDroppedRecord);
      expect(missing.reduce((sum, { count }) => sum + count, 0) + records.length - missing.length).toBe(added);
      expect(missing.length).toBeGreaterThan(0);
    } finally {
      disk.remove();
    }
  },
);
