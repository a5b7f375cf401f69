import type { Clock } from "../clock.ts";
import { isFull } from "../is-full.ts";
import type { Log } from "../log.ts";
import { droppedLog } from "./dropped-log.ts";
import { type DroppedRecord, joinDropped } from "./dropped-record.ts";
import { type GatheredBounds, gatheredRoom } from "./gathered-room.ts";
import type { JournalWriter } from "./journal-position.ts";
import { encodeLine } from "./segment.ts";
import { openSegmentWriter, SEGMENT_BYTES, type SegmentWriterOptions } from "./segment-writer.ts";

/**
 * A journal for what comes in thousands and may be lost in part: entries are answered at once, gathered in memory and
 * written together. What a kill takes along came in the last second; nobody waits for a disk; what there is no room
 * for, in memory or on the disk, is dropped and counted.
 */
export interface GatheredJournal extends JournalWriter {
  readonly id: string;
  /** Takes an entry, to be on disk within a second. */
  add(entry: object): void;
  /** Takes no more; what was taken is on disk when it returns, or dropped and counted. */
  close(): Promise<void>;
}

export interface GatheredJournalOptions extends Omit<SegmentWriterOptions, "leavesBytes">, GatheredBounds {
  /** What its kind is called, for the log. */
  readonly kind: string;
  readonly clock: Pick<Clock, "now">;
  readonly log: Log;
  /** How long entries are gathered before they are written, in milliseconds. */
  readonly gatherMs?: number;
  /** Gathered bytes that are not waited for any longer. */
  readonly enoughBytes?: number;
  /** Bytes of entries in memory, those under way to the disk among them. */
  readonly bufferBytes?: number;
  /** How often the log may say that something was dropped, in milliseconds. */
  readonly sayEveryMs?: number;
}

/** With a write before that took its time, and its own, this is still below a second. */
const GATHER_MS = 250;
const ENOUGH_BYTES = 1024 * 1024;
/** Two seconds of twenty thousand entries a second: what a disk that is held up for a moment may keep waiting. */
const BUFFER_BYTES = 8 * 1024 * 1024;
const LEAST_SEGMENTS = 4;
const SAY_EVERY_MS = 60_000;
/** How long it waits where all there is to write is a count, and that could not be written. */
const COUNT_AGAIN_MS = 5_000;

export async function openGatheredJournal(options: GatheredJournalOptions): Promise<GatheredJournal> {
  const { kind, folder, clock, log, gatherMs = GATHER_MS, enoughBytes = ENOUGH_BYTES, bufferBytes = BUFFER_BYTES } = options;
  // The file that is written stays until the next one is begun, drained or not: it must not be all there may be.
  const segmentBytes = Math.min(options.segmentBytes ?? SEGMENT_BYTES, options.mostBytes / LEAST_SEGMENTS);
  const { id, write, position, waitFor, close } = await openSegmentWriter({ ...options, segmentBytes, leavesBytes: 0 });
  const room = gatheredRoom(folder, options);
  const told = droppedLog(log, kind, options.sayEveryMs ?? SAY_EVERY_MS);
  let lines: string[] = [];
  let gathered = 0;
  let underWay = 0;
  let dropped: DroppedRecord | null = null;
  let timer: NodeJS.Timeout | undefined;
  let countTimer: NodeJS.Timeout | undefined;
  let isQueued = false;
  let last: Promise<void> = Promise.resolve();
  let isClosed = false;

  const drop = (count: number, reason: string): void => {
    const now = clock.now();
    dropped = joinDropped(dropped, { kind: "dropped", count, from: now, until: now });
    told.note(count, reason);
  };
  /** Writes what is gathered, and the count of what was dropped, in one go; says whether that could be done. */
  const writeGathered = async (): Promise<boolean> => {
    const group = lines;
    const noted = dropped;
    if (group.length === 0 && !noted) return true;
    lines = [];
    underWay = gathered;
    gathered = 0;
    dropped = null;
    const fail = (reason: string): false => {
      if (noted) dropped = dropped ? joinDropped(noted, dropped) : noted;
      if (group.length > 0) drop(group.length, reason);
      return false;
    };
    const bytes = Buffer.from(group.join("") + (noted ? encodeLine(noted) : ""), "utf8");
    try {
      const reason = await room.whyNot(bytes.length);
      if (reason !== null) return fail(reason);
      await write(bytes);
      room.noteWritten(bytes.length);
      return true;
    } catch (error) {
      return fail(isFull(error) ? "the disk is full" : `it could not be written: ${(error as NodeJS.ErrnoException).code ?? error}`);
    } finally {
      underWay = 0;
    }
  };
  const writeNow = (): Promise<void> => {
    clearTimeout(timer);
    clearTimeout(countTimer);
    timer = countTimer = undefined;
    if (isQueued) return last;
    isQueued = true;
    last = last.then(async () => {
      isQueued = false;
      const isWritten = await writeGathered();
      if (dropped && !isClosed) countTimer ??= setTimeout(writeNow, isWritten ? gatherMs : COUNT_AGAIN_MS).unref();
    });
    return last;
  };
  const writeSoon = (): void => {
    timer ??= setTimeout(writeNow, gatherMs);
  };

  return {
    ...{ id, position, waitFor },
    add(entry) {
      const line = encodeLine(entry);
      const bytes = Buffer.byteLength(line);
      if (isClosed) return drop(1, "it is closed");
      if (underWay + gathered + bytes > bufferBytes) drop(1, "the disk is too slow");
      else {
        lines.push(line);
        gathered += bytes;
      }
      if (gathered >= enoughBytes) void writeNow();
      else writeSoon();
    },
    async close() {
      isClosed = true;
      await writeNow();
      clearTimeout(countTimer);
      told.close();
      await close();
    },
  };
}
