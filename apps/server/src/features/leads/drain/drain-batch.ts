import type { NewDeadLetter } from "../../../platform/journal/dead-letter.ts";
import type { JournalPosition } from "../../../platform/journal/journal-position.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockDrain, writeCursor } from "./cursor-store.ts";
import { deadLines } from "./lead-dead-letter.ts";
import { type FindAccounts, sortRecords } from "./sort-records.ts";
import { startPosition } from "./start-position.ts";
import { storeEntries } from "./store-entries.ts";
import { storeOrBlame } from "./store-or-blame.ts";

export interface BatchOptions {
  readonly journal: string;
  /** About how much of it; one record at least. */
  readonly bytes: number;
  /** Whether an entry that is alone in the batch may be set aside; in a larger one nobody knows which is to blame. */
  readonly mayBlame: boolean;
}

export interface DrainedBatch {
  /** The position, when there was nothing left; null when there may be more. */
  readonly end: JournalPosition | null;
  readonly records: number;
}

/**
 * Moves a batch of a journal into the database: rows and cursor in one transaction, so that each entry is stored once,
 * whatever happens in between. What is set aside is on disk before the cursor moves past it, and keeps its id, so that
 * a batch that is done again sets it aside once.
 */
export async function drainBatch(platform: Platform, findAccounts: FindAccounts, options: BatchOptions): Promise<DrainedBatch> {
  const { database, journal, deadLetters, log, clock } = platform;
  const { journal: id, bytes, mayBlame } = options;
  const { from, next, isEnd, ...outcome } = await database.transaction(async (queries) => {
    await lockDrain(queries);
    const from = await startPosition(queries, journal, id);
    const { records, next, damaged } = await journal.read(id, from, bytes);
    const { entries, letters, dropped } = await sortRecords(queries, records, deadLetters, findAccounts);
    const aside: NewDeadLetter[] = damaged.length > 0 ? [...letters, deadLines(damaged, id, next)] : [...letters];
    const [alone, ...others] = entries;
    if (alone && others.length === 0 && mayBlame) {
      const letter = await storeOrBlame(queries, alone, clock);
      if (letter) aside.push(letter);
    } else await storeEntries(queries, entries);
    await deadLetters.put(aside);
    const isEnd = records.length === 0 && damaged.length === 0;
    if (!isEnd || next.segment > from.segment) await writeCursor(queries, id, next);
    return { from, next, isEnd, records: records.length, damaged: damaged.length, aside, dropped };
  });
  if (next.segment > from.segment) await journal.forget(id, next);
  if (outcome.damaged > 0) log("error", "journal.damaged", { lines: outcome.damaged, before: next });
  if (outcome.dropped > 0) log("info", "leads.of_deleted_accounts_dropped", { count: outcome.dropped });
  if (outcome.aside.length > 0) log("error", "leads.set_aside", { count: outcome.aside.length, causes: causesOf(outcome.aside) });
  return { end: isEnd ? next : null, records: outcome.records };
}

/** How often each cause: nothing of a lead, not even its id, is of use in the log. */
function causesOf(letters: readonly NewDeadLetter[]): Readonly<Record<string, number>> {
  const causes: Record<string, number> = {};
  for (const { sqlstate, reason } of letters) {
    const cause = sqlstate ? `${sqlstate}: ${reason}` : reason;
    causes[cause] = (causes[cause] ?? 0) + 1;
  }
  return causes;
}
