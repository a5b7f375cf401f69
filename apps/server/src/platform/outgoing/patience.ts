import { OutgoingRefused } from "./outgoing-refused.ts";

export interface PatienceOptions {
  /** Milliseconds for everything. */
  readonly timeoutMs: number;
  /** The caller's own, who may go at any time. */
  readonly signal: AbortSignal | undefined;
}

/** What ends a request before its end: all of it takes too long, a part of it does, or the caller has gone. */
export interface Patience {
  readonly signal: AbortSignal;
  /** Waits for a part, no longer than `ms`; null waits as long as for everything. */
  waitFor<Result>(part: Promise<Result>, ms: number | null): Promise<Result>;
  /** What a failure is to the caller: whose fault it was. */
  explain(error: unknown): unknown;
  /** Nothing is waited for any more. */
  end(): void;
}

export function patience({ timeoutMs, signal: caller }: PatienceOptions): Patience {
  const stop = new AbortController();
  let isLate = false;
  const leave = (): void => stop.abort(caller?.reason);
  const end = (): void => {
    clearTimeout(whole);
    caller?.removeEventListener("abort", leave);
  };
  const giveUp = (): void => {
    isLate = true;
    end();
    stop.abort();
  };
  const whole = setTimeout(giveUp, timeoutMs);
  if (caller?.aborted) leave();
  else caller?.addEventListener("abort", leave, { once: true });
  return {
    signal: stop.signal,
    async waitFor(part, ms) {
      if (ms === null) return part;
      const timer = setTimeout(giveUp, ms);
      try {
        return await part;
      } finally {
        clearTimeout(timer);
      }
    },
    explain(error) {
      if (error instanceof OutgoingRefused) return error;
      if (caller?.aborted) return caller.reason;
      return new OutgoingRefused(isLate ? "timeout" : "unreachable", { cause: error });
    },
    end,
  };
}
