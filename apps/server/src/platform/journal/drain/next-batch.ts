import { type DroppedLog, droppedLog } from "../dropped-log.ts";
import { JOURNAL_END, type JournalPosition } from "../journal-position.ts";
import type { JournalReader } from "../journal-reader.ts";
import { blamesData } from "./blames-data.ts";
import { type DrainedBatch, type DrainPlatform, drainBatch } from "./drain-batch.ts";
import type { IntakeDrain } from "./intake-drain.ts";
import { EveryoneRefused } from "./store-or-blame.ts";

/** What one transaction moves: about a thousand leads. More would keep other work waiting. */
const BATCH_BYTES = 512 * 1024;
/** A batch that has the database for longer is followed by a smaller one: on the embedded one everybody waits meanwhile. */
const LONG_MS = 250;
/** Where even this takes long, it is the database that is slow, and not the batch that is large. */
const LEAST_PACE = 16 * 1024;
/** After a batch of fewer than these the next entries are let gather. */
const FEW = 100;
const SAY_EVERY_MS = 60_000;

export interface Drained {
  /** The position, when there was nothing left; null when there may be more. */
  readonly end: JournalPosition | null;
  /** Whether a whole batch was asked for and only few entries were there; one cut short for another reason is not. */
  readonly isTrickle: boolean;
}

export interface Batches {
  next(): Promise<Drained>;
  close(): void;
}

/**
 * Drains a batch at each call. After a failure, of whatever kind, the next batch is half as large, down to a single
 * entry, and after a success twice as large again: so an entry that is to blame is found among a thousand in some ten
 * steps, and one that is merely too much at once passes in parts.
 */
export function batchesOf<Entry>(platform: DrainPlatform, drain: IntakeDrain<Entry>, reader: JournalReader): Batches {
  const most = drain.batchBytes ?? BATCH_BYTES;
  const lost = droppedLog(platform.log, drain.kind.name, SAY_EVERY_MS);
  let bytes = most;
  let pace = most;
  return {
    async next() {
      for (;;) {
        try {
          const asked = Math.min(bytes, pace);
          const batch = await oneBatch(platform, drain, reader, { bytes: asked, mayBlame: bytes < most });
          noteLost(lost, batch);
          bytes = Math.min(bytes * 2, most);
          pace = paceAfter(batch, asked, pace, most);
          return { end: batch.end, isTrickle: asked === most && batch.records < FEW };
        } catch (error) {
          const mayBeSmaller = bytes > 1;
          bytes = Math.max(Math.floor(Math.min(bytes, pace) / 2), 1);
          if (!mayBeSmaller || error instanceof EveryoneRefused || !blamesData(error)) throw error;
        }
      }
    },
    close: () => lost.close(),
  };
}

/** How much may be asked for next, going by how long what was there took. */
function paceAfter({ bytes, ms }: DrainedBatch, asked: number, pace: number, most: number): number {
  if (ms > LONG_MS && bytes >= asked / 2) return Math.max(Math.floor(asked / 2), Math.min(LEAST_PACE, pace));
  return ms < LONG_MS / 2 ? Math.min(pace * 2, most) : pace;
}

function noteLost(log: DroppedLog, { lost }: DrainedBatch): void {
  for (const [reason, count] of Object.entries(lost)) log.note(count, reason);
}

/** Drains a batch of the first journal that has something left; those that end and are not written any more go. */
async function oneBatch<Entry>(
  platform: DrainPlatform,
  drain: IntakeDrain<Entry>,
  reader: JournalReader,
  size: { readonly bytes: number; readonly mayBlame: boolean },
): Promise<DrainedBatch> {
  const ids = await reader.list();
  for (const journal of ids) {
    const batch = await drainBatch(platform, drain, { reader, journal, ...size });
    if (batch.end === null || journal === ids.at(-1)) return batch;
    await reader.forget(journal, JOURNAL_END);
  }
  throw new Error("a journal always lists itself");
}
