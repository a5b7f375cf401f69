import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { JournalPosition, JournalWriter } from "./journal-position.ts";
import { isLineEnd, readSegment, segmentsIn } from "./read-segment.ts";
import { type Segment, segmentName } from "./segment.ts";

export interface JournalBatch {
  readonly records: readonly unknown[];
  /** Where to go on reading. */
  readonly next: JournalPosition;
  /** Lines passed over because their checksum was wrong, as they stand there. */
  readonly damaged: readonly string[];
}

/** The journals of a folder, for whoever moves what they hold elsewhere while another process writes the newest of them. */
export interface JournalReader {
  /**
   * The ids of the journals in the folder, as they were begun; the last is the one being written.
   * @throws where nobody can say what is being written: what is not yet on disk must not be taken for something that is
   */
  list(): Promise<readonly string[]>;
  /**
   * Up to about `maxBytes` of a journal's records from a position on, one at least; no records at the end, as it was at
   * the last `list`.
   */
  read(id: string, from: JournalPosition, maxBytes: number): Promise<JournalBatch>;
  /** Removes a journal's files that end before a position; never the one being written. */
  forget(id: string, before: JournalPosition): Promise<void>;
  /** Whether reading of a journal may have ended at a position, going by what the folder holds of it. */
  hasPlace(id: string, position: JournalPosition): Promise<boolean>;
  /** Resolves when there is something after a position of the journal being written, or it is written no longer, or when the signal is aborted. */
  waitFor(after: JournalPosition, signal?: AbortSignal): Promise<void>;
}

export function journalReader(folder: string, writer: JournalWriter): JournalReader {
  const pathOf = (segment: Segment): string => join(folder, segmentName(segment));
  const filesOf = async (journal: string): Promise<Segment[]> => (await segmentsIn(folder)).filter((file) => file.journal === journal);
  let written = { id: "", end: { segment: 0, offset: 0 } };
  return {
    async list() {
      written = await writer.position();
      const ids = (await segmentsIn(folder)).map(({ journal }) => journal).filter((id) => id !== "" && id !== written.id);
      return [...new Set(ids), written.id];
    },
    async read(journal, from, maxBytes) {
      const isWritten = journal === written.id;
      let position = from;
      for (const segment of await filesOf(journal)) {
        const { sequence } = segment;
        if (sequence < position.segment) continue;
        // What comes after what is known to be on disk, a crash or a failed write may still take back.
        if (isWritten && sequence > written.end.segment) break;
        if (sequence > position.segment) position = { segment: sequence, offset: 0 };
        const end = isWritten && sequence === written.end.segment ? written.end.offset : Number.POSITIVE_INFINITY;
        const { records, damaged, length } = await readSegment(pathOf(segment), position.offset, end, maxBytes);
        if (length > 0) return { records, damaged, next: { segment: sequence, offset: position.offset + length } };
      }
      return { records: [], next: position, damaged: [] };
    },
    async forget(journal, before) {
      for (const segment of await filesOf(journal)) {
        const isWritten = journal === written.id && segment.sequence >= written.end.segment;
        if (segment.sequence < before.segment && !isWritten) await rm(pathOf(segment), { force: true });
      }
    },
    async hasPlace(journal, { segment, offset }) {
      const files = await filesOf(journal);
      const file = files.find(({ sequence }) => sequence === segment);
      if (!file) return false;
      return offset === 0 ? file === files[0] : isLineEnd(pathOf(file), offset);
    },
    waitFor: (after, signal) => writer.waitFor(after, signal),
  };
}
