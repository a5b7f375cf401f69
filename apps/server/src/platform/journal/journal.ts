import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder, syncFolder } from "../durable-folder.ts";
import { isFull } from "../is-full.ts";
import type { JournalWriter } from "./journal-position.ts";
import { segmentsIn } from "./read-segment.ts";
import { encodeLine, isOldJournal, namelessSegment, oldJournalId, type Segment, segmentName } from "./segment.ts";

/**
 * An append-only journal on disk: what the visitor plane takes in is here before the visitor is answered, and
 * stays until somebody has drained it. Appends that arrive while a sync is under way share the next one.
 *
 * A journal is what one opening of a folder writes, and has an id of its own, which its files carry in their names:
 * nobody ever adds to it afterwards. So wherever its files are brought, by a copy or out of a backup, a place in it
 * means the same. The folder holds the journals of earlier openings too, until they are drained.
 */
export interface Journal extends JournalWriter {
  readonly id: string;
  /** On disk when it returns. */
  append(record: unknown): Promise<void>;
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
  // A torn line at the end of an earlier segment stays where it is: what comes now goes into a new one.
  let active = (await segmentsIn(folder)).at(-1)?.sequence ?? 0;
  let file: FileHandle | null = null;
  let size = 0;
  const beginNext = async (): Promise<FileHandle> => {
    await file?.close();
    file = null;
    const next = await begin(folder, { sequence: active + 1, journal: id });
    file = next;
    active += 1;
    size = 0;
    return next;
  };
  await beginNext().catch((error: unknown) => {
    // What is there can be served all the same; each append tries again.
    if (!isFull(error)) throw error;
  });
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
    const into = file && !isBroken && size < segmentBytes ? file : await beginNext();
    isBroken = false;
    const bytes = Buffer.from(group.map(({ line }) => line).join(""), "utf8");
    await writeAll(into, bytes);
    await into.datasync();
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
        if (file && !(await isCutBack(file, size))) isBroken = true;
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
    position: () => Promise.resolve({ id, end: { segment: active, offset: size } }),
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
      await file?.close();
      if (file && size === 0) await rm(join(folder, segmentName({ sequence: active, journal: id })), { force: true });
      wake();
    },
  };
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
