/** How much of one revision is kept. */
export interface Kept {
  readonly isWhole: boolean;
  readonly bytes: number;
}

/** What has to be read to know a revision: a whole one, and what changed from each to the next. */
export interface Chain {
  readonly rows: number;
  readonly wholeBytes: number;
  readonly changedBytes: number;
}

/** Rows that a chain has at most, however small they are: all of them are read. */
const MOST_IN_CHAIN = 250;

/** Whether the next revision is kept whole: what changed has come to be as much as all of it. */
export function isLongEnough({ rows, wholeBytes, changedBytes }: Chain, nextBytes: number): boolean {
  return rows >= MOST_IN_CHAIN || changedBytes + nextBytes > wholeBytes;
}

/** The chain with one more; a whole one begins another. */
export function longer(chain: Chain | undefined, { isWhole, bytes }: Kept): Chain {
  if (isWhole || !chain) return { rows: 1, wholeBytes: bytes, changedBytes: 0 };
  return { ...chain, rows: chain.rows + 1, changedBytes: chain.changedBytes + bytes };
}

export function chainOf(rows: readonly Kept[]): Chain | undefined {
  return rows.reduce<Chain | undefined>(longer, undefined);
}
