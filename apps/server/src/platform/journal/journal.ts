import { type FileHandle, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder, syncFolder } from "../durable-folder.ts";
import { isLineEnd, readSegment } from "./read-segment.ts";
import { encodeLine, isOldJournal, namelessSegment, oldJournalId, readSegmentName, type Segment, segmentName } from "./segment.ts";

/** A place in a journal: everything before it has been read. */
export interface JournalPosition {
  readonly segment: number;
  readonly offset: number;
}

export const JOURNAL_START: JournalPosition = { segment: 0, offset: 0 };
export const JOURNAL_END: JournalPosition = { segment: Number.POSITIVE_INFINITY, offset: 0 };

export interface JournalBatch {
  readonly records: readonly unknown[];
  /** Where to go on reading. */
  readonly next: JournalPosition;
  /** Lines passed over because their checksum was wrong, as they stand there. */
  readonly damaged: readonly string[];
}

/**
 * An append-only journal on disk: what the visitor plane takes in is here before the visitor is answered, and
 * stays until somebody has drained it. Appends that arrive while a sync is under way share the next one.
 *
 * A journal is what one opening of a folder writes, and has an id of its own, which its files carry in their names:
 * nobody ever adds to it afterwards. So wherever its files are brought, by a copy or out of a backup, a place in it
 * means the same. The folder holds the journals of earlier openings too, until they are drained.
 */
export interface Journal {
  readonly id: string;
  /** On disk when it returns. */
  append(record: unknown): Promise<void>;
  /** The ids of the journals in the folder, as they were begun; this one's own is the last. */
  list(): Promise<readonly string[]>;
  /** Up to about `maxBytes` of a journal's records from a position on, one at least; no records at the end. */
  read(id: string, from: JournalPosition, maxBytes: number): Promise<JournalBatch>;
  /** Removes a journal's files that end before a position; never the one being written. */
  forget(id: string, before: JournalPosition): Promise<void>;
  /** Whether reading of a journal may have ended at a position, going by what the folder holds of it. */
  hasPlace(id: string, position: JournalPosition): Promise<boolean>;
  /** Resolves when there is something after a position of this journal, when it closes, or when the signal is aborted. */
  waitFor(after: JournalPosition, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export interface JournalOptions {
  readonly folder: string;
  /** A new one: no journal before, here or elsewhere, had it. */
  readonly id: string;
  /** A new segment is begun after this many bytes. */
  readonly segmentBytes?: number;
}

interface Waiting {
  readonly line: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export async function openJournal({ folder, id, segmentBytes = 16 * 1024 * 1024 }: JournalOptions): Promise<Journal> {
  await makeFolder(folder);
  await nameOldSegments(folder, id);
  const pathOf = (segment: Segment): string => join(folder, segmentName(segment));
  const filesOf = async (journal: string): Promise<Segment[]> => (await segmentsIn(folder)).filter((file) => file.journal === journal);
  // A torn line at the end of an earlier segment stays where it is: what comes now goes into a new one.
  let active = ((await segmentsIn(folder)).at(-1)?.sequence ?? 0) + 1;
  let file = await begin(folder, { sequence: active, journal: id });
  let size = 0;
  let waiting: Waiting[] = [];
  let flushing: Promise<void> | null = null;
  let isBroken = false;
  let isClosed = false;
  let watchers: (() => void)[] = [];

  const wake = (): void => {
    const woken = watchers;
    watchers = [];
    for (const watcher of woken) watcher();
  };

  const write = async (group: readonly Waiting[]): Promise<void> => {
    if (isBroken || size >= segmentBytes) {
      await file.close();
      file = await begin(folder, { sequence: active + 1, journal: id });
      active += 1;
      size = 0;
      isBroken = false;
    }
    const bytes = Buffer.from(group.map(({ line }) => line).join(""), "utf8");
    await writeAll(file, bytes);
    await file.datasync();
    size += bytes.length;
  };

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        await write(group);
        for (const { resolve } of group) resolve();
        wake();
      } catch (error) {
        // What was refused must not be found here later: whoever sent it may send it again.
        if (!(await isCutBack(file, size))) isBroken = true;
        for (const { reject } of group) reject(error);
      }
    }
    flushing = null;
  };

  return {
    id,
    append(record) {
      if (isClosed) return Promise.reject(new Error("the journal is closed"));
      return new Promise((resolve, reject) => {
        waiting.push({ line: encodeLine(record), resolve, reject });
        flushing ??= Promise.resolve().then(flush);
      });
    },
    async list() {
      const ids = (await segmentsIn(folder)).map(({ journal }) => journal);
      return [...new Set(ids.filter((each) => each !== id)), id];
    },
    async read(journal, from, maxBytes) {
      let position = from;
      for (const segment of await filesOf(journal)) {
        const { sequence } = segment;
        if (sequence < position.segment) continue;
        if (sequence > position.segment) position = { segment: sequence, offset: 0 };
        // Of the segment being written, only what is on disk: what a crash may take back is not there yet.
        const end = journal === id && sequence === active ? size : Number.POSITIVE_INFINITY;
        const { records, damaged, length } = await readSegment(pathOf(segment), position.offset, end, maxBytes);
        if (length > 0) return { records, damaged, next: { segment: sequence, offset: position.offset + length } };
      }
      return { records: [], next: position, damaged: [] };
    },
    async forget(journal, before) {
      for (const segment of await filesOf(journal)) {
        const isWritten = journal === id && segment.sequence >= active;
        if (segment.sequence < before.segment && !isWritten) await rm(pathOf(segment), { force: true });
      }
    },
    async hasPlace(journal, { segment, offset }) {
      const files = await filesOf(journal);
      const file = files.find(({ sequence }) => sequence === segment);
      if (!file) return false;
      return offset === 0 ? file === files[0] : isLineEnd(pathOf(file), offset);
    },
    waitFor(after, signal) {
      const isThere = after.segment < active || (after.segment === active && after.offset < size);
      if (isClosed || isThere || signal?.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const over = (): void => {
          signal?.removeEventListener("abort", over);
          resolve();
        };
        signal?.addEventListener("abort", over);
        watchers.push(over);
      });
    },
    async close() {
      isClosed = true;
      await flushing;
      await file.close();
      if (size === 0) await rm(pathOf({ sequence: active, journal: id }), { force: true });
      wake();
    },
  };
}

/** The segments in a folder, in the order they were begun in. */
async function segmentsIn(folder: string): Promise<Segment[]> {
  return (await readdir(folder))
    .map(readSegmentName)
    .filter((segment) => segment !== null)
    .sort((a, b) => a.sequence - b.sequence);
}

/** Segments from before journals had ids become a journal with one. Cut off in the middle, the next opening goes on. */
async function nameOldSegments(folder: string, id: string): Promise<void> {
  const found = await segmentsIn(folder);
  const nameless = found.filter(({ journal }) => journal === "");
  if (nameless.length === 0) return;
  const journal = found.find((segment) => isOldJournal(segment.journal))?.journal ?? oldJournalId(id);
  for (const { sequence } of nameless)
    await rename(join(folder, namelessSegment(sequence)), join(folder, segmentName({ sequence, journal })));
  await syncFolder(folder);
}

/** Takes back what a failed write left of itself; false when that cannot be done, and a fresh segment is needed. */
async function isCutBack(file: FileHandle, size: number): Promise<boolean> {
  return file.truncate(size).then(
    () => true,
    () => false,
  );
}

async function begin(folder: string, segment: Segment): Promise<FileHandle> {
  const file = await open(join(folder, segmentName(segment)), "a");
  try {
    await syncFolder(folder);
  } catch (error) {
    await file.close();
    throw error;
  }
  return file;
}

async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let offset = 0; offset < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, offset);
    offset += bytesWritten;
  }
}
