import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { isDroppedRecord } from "../../apps/server/src/platform/journal/dropped-record.ts";
import { openJournal } from "../../apps/server/src/platform/journal/journal.ts";
import { JOURNAL_START } from "../../apps/server/src/platform/journal/journal-position.ts";
import { journalReader } from "../../apps/server/src/platform/journal/journal-reader.ts";
import { journalFolder } from "../../apps/server/src/platform/journal/open-journals.ts";
import { SIGHTINGS } from "../../apps/server/src/testing/machinery-slice/intake.ts";

const BYTES = 4 * 1024 * 1024;

/** How many entries a front that has ended left on disk, and how many it says are missing. */
export async function storedSightings(dataFolder: string): Promise<{ readonly stored: number; readonly missing: number }> {
  const folder = journalFolder(dataFolder, SIGHTINGS.name);
  const writer = await openJournal({ folder, id: systemClock.id("journal") });
  const reader = journalReader(folder, writer);
  let [stored, missing] = [0, 0];
  for (const id of await reader.list()) {
    for (let from = JOURNAL_START; ; ) {
      const { records, next } = await reader.read(id, from, BYTES);
      if (records.length === 0) break;
      const dropped = records.filter(isDroppedRecord);
      stored += records.length - dropped.length;
      missing += dropped.reduce((sum, { count }) => sum + count, 0);
      from = next;
    }
  }
  await writer.close();
  return { stored, missing };
}
