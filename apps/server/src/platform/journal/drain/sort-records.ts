import type { Queries } from "../../database/database.ts";
import type { DeadLetters } from "../dead-letters.ts";
import { type DroppedRecord, isDroppedRecord, joinDropped } from "../dropped-record.ts";
import { type IntakeDrain, isSynced, type SortedEntries } from "./intake-drain.ts";

export interface SortedRecords<Entry> extends SortedEntries<Entry> {
  /** What the journal itself says is missing. */
  readonly missing: DroppedRecord | null;
}

/** What is to be done with records of the journal; those that were set aside before are passed over. */
export async function sortRecords<Entry>(
  queries: Queries,
  records: readonly unknown[],
  drain: IntakeDrain<Entry>,
  deadLetters: Pick<DeadLetters, "find">,
): Promise<SortedRecords<Entry>> {
  const told = isSynced(drain) ? [] : records.filter(isDroppedRecord);
  const fresh = isSynced(drain)
    ? records.filter((record) => !deadLetters.find(drain.letterOf(record).id))
    : records.filter((record) => !isDroppedRecord(record));
  const odd = fresh.filter((record) => !drain.isEntry(record));
  const found = fresh.filter((record) => drain.isEntry(record));
  const sorted = await sortEntries(queries, drain, found);
  return {
    ...sorted,
    refused: [...odd.map((record) => ({ record, sqlstate: null, reason: `not what a ${drain.noun} looks like` })), ...sorted.refused],
    missing: told.reduce(joinDropped, null as DroppedRecord | null),
  };
}

/** What is to be done with entries, as their slice says. */
export async function sortEntries<Entry>(
  queries: Queries,
  drain: IntakeDrain<Entry>,
  entries: readonly Entry[],
): Promise<SortedEntries<Entry>> {
  return (await drain.sort?.(queries, entries)) ?? { entries, refused: [], dropped: 0 };
}
