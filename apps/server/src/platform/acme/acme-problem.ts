/** An authority's own "no" (RFC 8555, 6.7): it was asked and understood, and will not. */
export class AcmeProblem extends Error {
  /** What it is about, without the part that is the same for all: `rateLimited`, `dns`, `unauthorized`. */
  readonly type: string;
  readonly status: number;
  /** How long it wants to be left alone, in milliseconds; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(type: string, detail: string, { status = 0, retryAfterMs = null }: { status?: number; retryAfterMs?: number | null } = {}) {
    super(`${type}: ${detail}`.slice(0, MOST_WORDS));
    this.name = "AcmeProblem";
    this.type = type;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** There is nothing to be had of an authority at the moment: it is not reached, is broken, or says what makes no sense. */
export class AcmeUnavailable extends Error {
  readonly retryAfterMs: number | null;

  constructor(why: string, { retryAfterMs = null, cause }: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(why.slice(0, MOST_WORDS), { cause });
    this.name = "AcmeUnavailable";
    this.retryAfterMs = retryAfterMs;
  }
}

const MOST_WORDS = 400;
