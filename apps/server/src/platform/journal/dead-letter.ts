/** What became of a dead letter: it is kept, or its content is gone because it was fed back or removed. */
export type DeadLetterFate = "kept" | "fed_back" | "removed";

/** Something that was taken in and could not be kept where it belongs, and why: no word of what anybody typed. */
export interface DeadLetter {
  readonly id: string;
  /** The kind of what was taken in. */
  readonly kind: string;
  /** When it was set aside, in milliseconds since 1970. */
  readonly at: number;
  /** Whose it is, as far as that can be known; with any of them it leaves. */
  readonly accountIds: readonly string[];
  /** What it came to, by ids: `page pag_… form …`. */
  readonly subject: string;
  /** The database's SQLSTATE; null where it never saw it. */
  readonly sqlstate: string | null;
  readonly reason: string;
  readonly fate: DeadLetterFate;
}

export interface NewDeadLetter extends Omit<DeadLetter, "at" | "fate"> {
  /** JSON; on disk it is sealed. */
  readonly content: unknown;
}

/** A dead letter as its line in a segment has it. */
export interface StoredDeadLetter extends DeadLetter {
  readonly sealed: string | null;
}

/** The same as it may be found: before there were other kinds than leads, none was named. */
export type FoundDeadLetter = Omit<StoredDeadLetter, "kind"> & Partial<Pick<StoredDeadLetter, "kind">>;

export function isStoredDeadLetter(record: unknown): record is FoundDeadLetter {
  const { id, at, accountIds } = (record ?? {}) as Partial<StoredDeadLetter>;
  return typeof id === "string" && typeof at === "number" && Array.isArray(accountIds);
}
