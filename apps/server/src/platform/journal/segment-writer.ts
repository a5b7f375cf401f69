import { type FileHandle, open, rename, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder, syncFolder } from "../durable-folder.ts";
import { isFull } from "../is-full.ts";
import type { JournalPosition, JournalWriter } from "./journal-position.ts";
import { segmentsIn } from "./read-segment.ts";
import { isOldJournal, namelessSegment, oldJournalId, type Segment, segmentName } from "./segment.ts";

/** The files of one journal, as whoever adds to them has them. */
export interface SegmentWriter extends JournalWriter {
  readonly id: string;
  /** Adds whole lines, on disk when it returns; what it refuses is nowhere. One call at a time. */
  write(bytes: Buffer): Promise<void>;
  close(): Promise<void>;
}

export interface SegmentWriterOptions {
  readonly folder: string;
  /** A new one: no journal before, here or elsewhere, had it. */
  readonly id: string;
  /** A new segment is begun after this many bytes. */
  readonly segmentBytes?: number;
  /** Bytes of the disk that it leaves to others. */
  readonly leavesBytes?: number;
  /**
   * Told why nothing can be written at the start; whoever writes or asks later has it tried again. Without it, that is
   * thrown, save for a full disk.
   */
  readonly failed?: ((error: unknown) => void) | undefined;
}

export const SEGMENT_BYTES = 16 * 1024 * 1024;

export async function openSegmentWriter(options: SegmentWriterOptions): Promise<SegmentWriter> {
  const { folder, id, segmentBytes = SEGMENT_BYTES, leavesBytes = 0, failed } = options;
  /** The number of the newest segment; null while the folder could not be looked into. */
  let active: number | null = null;
  let file: FileHandle | null = null;
  let size = 0;
  let isBroken = false;
  let isClosed = false;
  let watchers: (() => void)[] = [];

  const look = async (): Promise<number> => {
    await makeFolder(folder);
    await nameOldSegments(folder, id);
    // A torn line at the end of an earlier segment stays where it is: what comes now goes into a new one.
    active ??= (await segmentsIn(folder)).at(-1)?.sequence ?? 0;
    return active;
  };
  const beginNext = async (): Promise<FileHandle> => {
    const sequence = (active ?? (await look())) + 1;
    await file?.close();
    file = null;
    const next = await begin(folder, { sequence, journal: id });
    file = next;
    active = sequence;
    size = 0;
    return next;
  };
  const wake = (): void => {
    const woken = watchers;
    watchers = [];
    for (const watcher of woken) watcher();
  };

  await beginNext().catch((error: unknown) => {
    // What is there can be served all the same; each write tries again.
    if (failed) failed(error);
    else if (!isFull(error)) throw error;
  });
  return {
    id,
    async write(bytes) {
      try {
        const into = file && !isBroken && size < segmentBytes ? file : await beginNext();
        isBroken = false;
        if (leavesBytes > 0) await holdBack(folder, leavesBytes + bytes.length);
        await writeAll(into, bytes);
        await into.datasync();
        size += bytes.length;
      } catch (error) {
        // What was refused must not be found here later: whoever sent it may send it again.
        if (file && !(await isCutBack(file, size))) isBroken = true;
        throw error;
      }
      wake();
    },
    async position() {
      return { id, end: { segment: active ?? (await look()), offset: size } };
    },
    waitFor(after, signal) {
      if (isClosed || isBefore(after, { segment: active ?? 0, offset: size }) || signal?.aborted) return Promise.resolve();
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
      await file?.close();
      if (file && active !== null && size === 0) await rm(join(folder, segmentName({ sequence: active, journal: id })), { force: true });
      wake();
    },
  };
}

function isBefore(one: JournalPosition, other: JournalPosition): boolean {
  return one.segment < other.segment || (one.segment === other.segment && one.offset < other.offset);
}

/** Bytes of a folder's disk that are free for us. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws as a full disk does, where others need what is left. */
async function holdBack(folder: string, bytes: number): Promise<void> {
  if ((await freeBytes(folder)) < bytes)
    throw Object.assign(new Error("ENOSPC: what is left of the disk is kept for others"), { code: "ENOSPC" });
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
