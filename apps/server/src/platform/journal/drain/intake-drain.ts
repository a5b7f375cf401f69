import type { GatheredKind, SyncedKind } from "@vitrine/contract";
import type { Queries } from "../../database/database.ts";
import type { NewDeadLetter } from "../dead-letter.ts";
import type { DroppedRecord } from "../dropped-record.ts";

/** A record that cannot be kept, and why: no word of what anybody typed. */
export interface RefusedRecord {
  readonly record: unknown;
  /** The database's SQLSTATE; null where it never saw it. */
  readonly sqlstate: string | null;
  readonly reason: string;
}

export interface SortedEntries<Entry> {
  /** To be stored. */
  readonly entries: readonly Entry[];
  /** Not to be stored here, without asking the database. */
  readonly refused: readonly RefusedRecord[];
  /** How many are of accounts that are gone: nobody may keep them. */
  readonly dropped: number;
}

interface Drain<Entry> {
  /** What one of its entries is called, for the operator: `lead`. */
  readonly noun: string;
  /** Whether a record of the journal is an entry, whoever wrote it: another version of us, or a disk gone bad. */
  isEntry(record: unknown): record is Entry;
  /** Says what is to be done with entries; without it all are stored. */
  sort?(queries: Queries, entries: readonly Entry[]): Promise<SortedEntries<Entry>>;
  /**
   * Stores entries, in the transaction that moves the cursor past them; nothing else is waited for in it, as nobody has
   * the embedded database meanwhile. What it throws is tried again, or blamed on an entry that is alone.
   */
  store(queries: Queries, entries: readonly Entry[]): Promise<void>;
  /**
   * Told of entries once the transaction that stores them is committed, those among them that were there already; it
   * takes no time and throws nothing.
   */
  onStored?(entries: readonly Entry[]): void;
  /** An entry of the same account that no database has a reason to refuse: where it is refused too, none is to blame. */
  plainEntry(like: Entry): Entry;
  /** About how much of the journal one transaction moves at most, in bytes. */
  readonly batchBytes?: number;
  /** How long entries that trickle in are let gather, in milliseconds. */
  readonly gatherMs?: number;
}

/** How a slice keeps a synced kind: none is lost, and what cannot be kept is set aside for the operator. */
export interface SyncedDrain<Entry = unknown> extends Drain<Entry> {
  readonly kind: SyncedKind;
  /** Under which id a record is set aside, the same each time, whose it is and what it came to. */
  letterOf(record: unknown): Pick<NewDeadLetter, "id" | "accountIds" | "subject">;
  /** Which of some accounts are gone: what was set aside of theirs goes too. */
  findGone?(queries: Queries, accountIds: readonly string[]): Promise<readonly string[]>;
}

/** How a slice keeps a gathered kind: what cannot be kept is counted. */
export interface GatheredDrain<Entry = unknown> extends Drain<Entry> {
  readonly kind: GatheredKind;
  /** Notes, in the same transaction, what is missing among the entries. */
  noteDropped?(queries: Queries, dropped: DroppedRecord): Promise<void>;
}

/** How a slice keeps what comes in of one kind: the platform drains it. */
export type IntakeDrain<Entry = unknown> = SyncedDrain<Entry> | GatheredDrain<Entry>;

export function isSynced<Entry>(drain: IntakeDrain<Entry>): drain is SyncedDrain<Entry> {
  return drain.kind.promise === "synced";
}
