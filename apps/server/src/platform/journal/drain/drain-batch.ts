import type { Platform } from "../../platform.ts";
import type { NewDeadLetter } from "../dead-letter.ts";
import type { DroppedRecord } from "../dropped-record.ts";
import type { JournalPosition } from "../journal-position.ts";
import type { JournalReader } from "../journal-reader.ts";
import { lockDrain, writeCursor } from "./cursor-store.ts";
import { deadLetterOf, deadLines } from "./dead-letter-of.ts";
import { countDropped } from "./dropped-store.ts";
import { type IntakeDrain, isSynced, type RefusedRecord } from "./intake-drain.ts";
import { sortRecords } from "./sort-records.ts";
import { startPosition } from "./start-position.ts";
import { storeOrBlame } from "./store-or-blame.ts";

/** What a drain stands on. */
export type DrainPlatform = Pick<Platform, "database" | "journals" | "deadLetters" | "log" | "clock">;

export interface BatchOptions {
  readonly reader: JournalReader;
  readonly journal: string;
  /** About how much of it; one record at least. */
  readonly bytes: number;
  /** Whether an entry that is alone in the batch may be refused; in a larger one nobody knows which is to blame. */
  readonly mayBlame: boolean;
}

export interface DrainedBatch {
  /** The position, when there was nothing left; null when there may be more. */
  readonly end: JournalPosition | null;
  readonly records: number;
  /** How much of the journal it was. */
  readonly bytes: number;
  /** How long the database was had for it, in milliseconds. */
  readonly ms: number;
  /** How many entries of a gathered kind could not be kept, by cause. */
  readonly lost: Readonly<Record<string, number>>;
}

/**
 * Moves a batch of a journal into the database: rows and cursor in one transaction, so that each entry is stored once,
 * whatever happens in between. What is set aside is on disk before the cursor moves past it, and keeps its id, so that
 * a batch that is done again sets it aside once.
 */
export async function drainBatch<Entry>(
  { database, deadLetters, log, clock }: DrainPlatform,
  drain: IntakeDrain<Entry>,
  { reader, journal, bytes, mayBlame }: BatchOptions,
): Promise<DrainedBatch> {
  const { name } = drain.kind;
  const { from, next, ...outcome } = await database.transaction(async (queries) => {
    await lockDrain(queries, name);
    const began = performance.now();
    const from = await startPosition(queries, reader, journal);
    const { records, next, damaged } = await reader.read(journal, from, bytes);
    const { entries, refused, dropped, missing } = await sortRecords(queries, records, drain, deadLetters);
    const aside: RefusedRecord[] = [...refused];
    const [alone, ...others] = entries;
    let stored = entries;
    if (alone !== undefined && others.length === 0 && mayBlame) {
      const blamed = await storeOrBlame(queries, drain, alone);
      if (blamed) {
        aside.push(blamed);
        stored = [];
      }
    } else if (entries.length > 0) await drain.store(queries, entries);
    const letters: NewDeadLetter[] = [];
    if (isSynced(drain)) {
      letters.push(...aside.map((record) => deadLetterOf(drain, record)));
      if (damaged.length > 0) letters.push(deadLines(name, damaged, journal, next));
      await deadLetters.put(letters);
    } else {
      const lost = lostNow(aside.length + damaged.length, clock.now());
      for (const note of [missing, lost]) {
        if (!note) continue;
        await countDropped(queries, name, note);
        await drain.noteDropped?.(queries, note);
      }
    }
    const isEnd = records.length === 0 && damaged.length === 0;
    if (!isEnd || next.segment > from.segment) await writeCursor(queries, journal, next);
    const ms = performance.now() - began;
    return { from, next, ms, isEnd, records: records.length, damaged: damaged.length, letters, aside, dropped, stored };
  });
  if (outcome.stored.length > 0) drain.onStored?.(outcome.stored);
  if (next.segment > from.segment) await reader.forget(journal, next);
  if (outcome.damaged > 0) log("error", "journal.damaged", { kind: name, lines: outcome.damaged, before: next });
  if (outcome.dropped > 0) log("info", `${name}.of_deleted_accounts_dropped`, { count: outcome.dropped });
  if (outcome.letters.length > 0) log("error", `${name}.set_aside`, { count: outcome.letters.length, causes: causesOf(outcome.letters) });
  return {
    end: outcome.isEnd ? next : null,
    records: outcome.records,
    bytes: next.segment === from.segment ? next.offset - from.offset : next.offset,
    ms: outcome.ms,
    lost: isSynced(drain) ? {} : causesOf(outcome.aside),
  };
}

function lostNow(count: number, now: number): DroppedRecord | null {
  return count > 0 ? { kind: "dropped", count, from: now, until: now } : null;
}

/** How often each cause: nothing of an entry, not even its id, is of use in the log. */
function causesOf(refused: readonly Pick<RefusedRecord, "sqlstate" | "reason">[]): Readonly<Record<string, number>> {
  const causes: Record<string, number> = {};
  for (const { sqlstate, reason } of refused) {
    const cause = sqlstate ? `${sqlstate}: ${reason}` : reason;
    causes[cause] = (causes[cause] ?? 0) + 1;
  }
  return causes;
}
