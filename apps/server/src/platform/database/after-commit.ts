const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Has something done once the transaction is committed whose queries these are, and never when it is taken back; at once
 * for queries of no transaction. It must be quick and not fail; what a savepoint takes back is not known here.
 */
export function afterCommit(queries: object, run: () => void): void {
  const runs = waiting.get(queries);
  if (runs) runs.push(run);
  else run();
}

/** Begins to gather what is to be done after the commit of a transaction; call what it returns then. */
export function onceCommitted(queries: object): () => void {
  const runs: (() => void)[] = [];
  waiting.set(queries, runs);
  return () => {
    waiting.delete(queries);
    for (const run of runs) run();
  };
}
