import type { JournalWriter } from "./journal-position.ts";
import { encodeLine } from "./segment.ts";
import { openSegmentWriter, type SegmentWriterOptions } from "./segment-writer.ts";

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

interface Waiting {
  readonly line: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export async function openJournal(options: SegmentWriterOptions): Promise<Journal> {
  const { id, write, position, waitFor, close } = await openSegmentWriter(options);
  let waiting: Waiting[] = [];
  let flushing: Promise<void> | null = null;
  let isClosed = false;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        await write(Buffer.from(group.map(({ line }) => line).join(""), "utf8"));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    flushing = null;
  };

  return {
    ...{ id, position, waitFor },
    append(record) {
      if (isClosed) return Promise.reject(new Error("the journal is closed"));
      return new Promise((resolve, reject) => {
        waiting.push({ line: encodeLine(record), resolve, reject });
        flushing ??= Promise.resolve().then(flush);
      });
    },
    async close() {
      isClosed = true;
      await flushing;
      await close();
    },
  };
}
