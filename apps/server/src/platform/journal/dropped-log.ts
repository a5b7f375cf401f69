import type { Log } from "../log.ts";

export interface DroppedLog {
  note(count: number, reason: string): void;
  /** Says what has not been said yet. */
  close(): void;
}

/** Says in the log how many entries of a kind were dropped, and why: at once, then every so many milliseconds at most. */
export function droppedLog(log: Log, kind: string, everyMs: number): DroppedLog {
  let untold: Record<string, number> = {};
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    const causes = untold;
    untold = {};
    timer = undefined;
    const count = Object.values(causes).reduce((sum, each) => sum + each, 0);
    if (count === 0) return;
    log("error", "journal.dropped", { kind, count, causes });
    timer = setTimeout(tell, everyMs).unref();
  };
  return {
    note(count, reason) {
      untold[reason] = (untold[reason] ?? 0) + count;
      // What is dropped in one breath is told in one line.
      timer ??= setTimeout(tell, 0).unref();
    },
    close() {
      clearTimeout(timer);
      tell();
      clearTimeout(timer);
    },
  };
}
