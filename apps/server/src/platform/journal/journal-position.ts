/** A place in a journal: everything before it has been read. */
export interface JournalPosition {
  readonly segment: number;
  readonly offset: number;
}

export const JOURNAL_START: JournalPosition = { segment: 0, offset: 0 };
export const JOURNAL_END: JournalPosition = { segment: Number.POSITIVE_INFINITY, offset: 0 };

/** What others than the writer need to know of the journal being written. */
export interface JournalWriter {
  /** Which journal is being written, and up to where it is on disk. */
  position(): Promise<{ readonly id: string; readonly end: JournalPosition }>;
  /** Resolves when there is something after a position of this journal, when it closes, or when the signal is aborted. */
  waitFor(after: JournalPosition, signal?: AbortSignal): Promise<void>;
}
