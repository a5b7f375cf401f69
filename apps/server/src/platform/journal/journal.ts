import { type FileHandle, mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { decodeLines, encodeLine, segmentName, sequenceOf } from "./segment.ts";

/** A place in the journal: everything before it has been read. */
export interface JournalPosition {
  readonly segment: number;
  readonly offset: number;
}

export const JOURNAL_START: JournalPosition = { segment: 0, offset: 0 };

export interface JournalBatch {
  readonly records: readonly unknown[];
  /** Where to go on reading. */
  readonly next: JournalPosition;
  /** Lines passed over because their checksum was wrong. */
  readonly damaged: number;
}

/**
 * An append-only journal on disk: what the visitor plane takes in is here before the visitor is answered, and
 * stays until somebody has drained it. Appends that arrive while a sync is under way share the next one.
 */
export interface Journal {
  /** On disk when it returns. */
  append(record: unknown): Promise<void>;
  /** Up to about `maxBytes` of records from a position on, one at least; no records at the end. */
  read(from: JournalPosition, maxBytes: number): Promise<JournalBatch>;
  /** Removes segments that end before a position. */
  forget(before: JournalPosition): Promise<void>;
  /** Resolves when there is something after a position, or when the journal closes. */
  waitFor(after: JournalPosition): Promise<void>;
  close(): Promise<void>;
}

export interface JournalOptions {
  readonly folder: string;
  /** A new segment is begun after this many bytes. */
  readonly segmentBytes?: number;
}

interface Waiting {
  readonly line: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export async function openJournal({ folder, segmentBytes = 16 * 1024 * 1024 }: JournalOptions): Promise<Journal> {
  await mkdir(folder, { recursive: true });
  const sequences = async (): Promise<number[]> =>
    (await readdir(folder))
      .map(sequenceOf)
      .filter((sequence) => sequence !== null)
      .sort((a, b) => a - b);
  // A torn line at the end of the last segment stays where it is: what comes now goes into a new one.
  let active = ((await sequences()).at(-1) ?? 0) + 1;
  let file = await begin(folder, active);
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

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        if (isBroken || size >= segmentBytes) {
          await file.close();
          active += 1;
          file = await begin(folder, active);
          size = 0;
          isBroken = false;
        }
        const bytes = Buffer.from(group.map(({ line }) => line).join(""), "utf8");
        await writeAll(file, bytes);
        await file.datasync();
        size += bytes.length;
        for (const { resolve } of group) resolve();
        wake();
      } catch (error) {
        for (const { reject } of group) reject(error);
        // What a failed write left is unknown; a fresh segment starts clean.
        isBroken = true;
      }
    }
    flushing = null;
  };

  return {
    append(record) {
      if (isClosed) return Promise.reject(new Error("the journal is closed"));
      return new Promise((resolve, reject) => {
        waiting.push({ line: encodeLine(record), resolve, reject });
        flushing ??= Promise.resolve().then(flush);
      });
    },
    async read(from, maxBytes) {
      let position = from;
      for (const segment of await sequences()) {
        if (segment < position.segment) continue;
        if (segment > position.segment) position = { segment, offset: 0 };
        // Of the segment being written, only what is on disk: what a crash may take back is not there yet.
        const end = segment === active ? size : Number.POSITIVE_INFINITY;
        const batch = await readSegment(join(folder, segmentName(segment)), position, end, maxBytes);
        if (batch.records.length > 0 || batch.damaged > 0) return batch;
      }
      return { records: [], next: position, damaged: 0 };
    },
    async forget(before) {
      for (const segment of await sequences()) {
        if (segment < before.segment && segment < active) await rm(join(folder, segmentName(segment)), { force: true });
      }
    },
    waitFor(after) {
      if (isClosed || after.segment < active || (after.segment === active && after.offset < size)) return Promise.resolve();
      return new Promise((resolve) => watchers.push(resolve));
    },
    async close() {
      isClosed = true;
      await flushing;
      await file.close();
      wake();
    },
  };
}

async function begin(folder: string, sequence: number): Promise<FileHandle> {
  const file = await open(join(folder, segmentName(sequence)), "a");
  const directory = await open(folder, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
  return file;
}

async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let offset = 0; offset < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, offset);
    offset += bytesWritten;
  }
}

async function readSegment(path: string, from: JournalPosition, end: number, maxBytes: number): Promise<JournalBatch> {
  const file = await open(path, "r");
  try {
    const left = Math.min((await file.stat()).size, end) - from.offset;
    for (let window = maxBytes; left > 0; window *= 2) {
      const bytes = Buffer.alloc(Math.min(left, window));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, from.offset);
      const { records, length, damaged } = decodeLines(bytes.subarray(0, bytesRead));
      const next = { segment: from.segment, offset: from.offset + length };
      // A line longer than the window is read with a wider one.
      if (length > 0 || window >= left) return { records, next, damaged };
    }
    return { records: [], next: from, damaged: 0 };
  } finally {
    await file.close();
  }
}
