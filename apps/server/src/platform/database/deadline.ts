import type { PGlite } from "@electric-sql/pglite";

interface Internals {
  readonly HEAPU8: Uint8Array;
  /** Where the session keeps the two flags by which a server is told to cancel what it does. */
  readonly _QueryCancelPending: number;
  readonly _InterruptPending: number;
  readonly NODEFS?: { readonly stream_ops: Record<"read" | "write", (...args: unknown[]) => unknown> };
}

export interface Deadline {
  /**
   * Runs `work` and has the session cancel it, as any server cancels a query, at the first use of a file after so many
   * milliseconds. The session runs to its end once it has begun and hears no timer, but it asks for files through us.
   */
  within<Result>(ms: number, work: () => Promise<Result>): Promise<Result>;
}

/** @throws when this PGlite does not show its flags: housekeeping that nothing can stop must not begin. */
export function watchDeadline(database: PGlite): Deadline {
  const internals = (database as unknown as { Module: Internals }).Module;
  const { NODEFS, _QueryCancelPending: cancel, _InterruptPending: interrupt } = internals;
  if (!NODEFS || !cancel || !interrupt) throw new Error("the embedded database cannot be interrupted");
  let until = Number.POSITIVE_INFINITY;
  for (const name of ["read", "write"] as const) {
    const use = NODEFS.stream_ops[name];
    NODEFS.stream_ops[name] = (...args) => {
      if (until !== Number.POSITIVE_INFINITY && performance.now() > until) {
        internals.HEAPU8[cancel] = 1;
        internals.HEAPU8[interrupt] = 1;
      }
      return use(...args);
    };
  }
  return {
    async within(ms, work) {
      until = performance.now() + ms;
      try {
        return await work();
      } finally {
        until = Number.POSITIVE_INFINITY;
        // One that came too late must not meet the next query.
        internals.HEAPU8[cancel] = 0;
      }
    },
  };
}
