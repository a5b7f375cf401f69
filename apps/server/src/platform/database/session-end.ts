import type { PGlite } from "@electric-sql/pglite";

/** What the session throws when a query meets an error, which is all in order: it then goes on with the next one. */
const QUERY_ERROR = 100;
const ENTRIES = ["_PostgresMainLoopOnce", "_PostgresMainLongJmp", "_PostgresSendReadyForQueryIfNecessary"] as const;

/**
 * Calls `ended` when PostgreSQL gives up, such as for a log that cannot be written: nothing of the session is good
 * for anything then. PGlite takes that for the error of a query and asks the same session again, which never answers,
 * or says that it is ready as if all had been done. `ended` must not return.
 */
export function watchSessionEnd(database: PGlite, ended: () => never): void {
  const internals = (database as unknown as { Module: Record<(typeof ENTRIES)[number], (() => void) | undefined> }).Module;
  for (const name of ENTRIES) {
    const enter = internals[name];
    if (!enter) throw new Error("the embedded database does not tell when it ends");
    internals[name] = () => {
      try {
        enter();
      } catch (error) {
        if ((error as { status?: unknown } | null)?.status === QUERY_ERROR) throw error;
        ended();
      }
    };
  }
}

/** What PostgreSQL said last before it gave up; it says so nowhere else but in its log. */
export interface LastWords {
  /** Takes a line of its log; never keeps it from whoever else reads that. */
  hear(line: string): false;
  /** An error that says what happened, and why where that is known. */
  error(what: string): Error;
}

export function lastWords(): LastWords {
  let words = "";
  return {
    hear(line) {
      const [, said] = /(?:PANIC|FATAL): +(.+)/.exec(line) ?? [];
      if (said) words = said;
      return false;
    },
    error: (what) => new Error(words === "" ? what : `${what}: ${words}`),
  };
}
