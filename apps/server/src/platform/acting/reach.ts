declare const REACH: unique symbol;

/**
 * Whose things may be touched, and which of them: every store of what an account has takes one. It comes of who asks,
 * or of `wholeAccount` for what the server does by itself; an id alone does not compile.
 */
export interface Reach {
  readonly accountId: string;
  /** The sites it is limited to; null for all. What stands on no site, such as images, is the whole account's. */
  readonly sites: ReadonlySet<string> | null;
  readonly [REACH]: true;
}

/** As far as somebody may reach who is in an account, or in some of its sites. */
export function reachOf(accountId: string, sites: ReadonlySet<string> | null): Reach {
  return { accountId, sites } as Reach;
}

/** All that an account has: for its owner, and for work that nobody asks for, such as exports and removals. */
export function wholeAccount(accountId: string): Reach {
  return reachOf(accountId, null);
}
