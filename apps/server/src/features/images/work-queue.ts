import { boundedQueue } from "../../platform/limits/bounded-queue.ts";

/** Runs heavy work a few pieces at a time; what somebody waits for goes before what can wait. */
export interface WorkQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The same for a short piece, which has places of its own: it waits for no long one that is under way. */
  runSoon<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * For later, when nobody waits for anything: one piece at a time. Failures go to `onError`. The signal is
   * raised by a stop; a long piece looks at it now and then.
   */
  later(work: (signal: AbortSignal) => Promise<void>): void;
  /** Nothing that can wait is begun any more; ends when all that somebody waits for, and what was begun, has ended. */
  stop(): Promise<void>;
}

/** Whoever waits does so in one of two lines. */
const LONG = "long";
const SHORT = "short";

/** At most `most` urgent pieces at once, as many short ones beside them, and one that can wait, begun only when nothing is urgent. */
export function workQueue(most: number, onError: (error: unknown) => void): WorkQueue {
  const urgent = boundedQueue({ key: most });
  const idle: ((signal: AbortSignal) => Promise<void>)[] = [];
  const underWay = new Set<Promise<unknown>>();
  let urgentCount = 0;
  let isIdling = false;
  const stopping = new AbortController();
  const { signal } = stopping;
  const begin = (piece: Promise<unknown>, onEnd: () => void): void => {
    const ended: Promise<unknown> = piece
      .catch(() => {})
      .then(() => {
        underWay.delete(ended);
        onEnd();
        next();
      });
    underWay.add(ended);
  };
  const next = (): void => {
    const work = isIdling || urgentCount > 0 ? undefined : idle.shift();
    if (!work) return;
    isIdling = true;
    const piece = work(signal).catch((error: unknown) => {
      if (!signal.aborted) onError(error);
    });
    begin(piece, () => {
      isIdling = false;
    });
  };
  const runIn = <Result>(line: string, work: () => Promise<Result>): Promise<Result> => {
    const piece = urgent.run(line, work);
    urgentCount += 1;
    begin(piece, () => {
      urgentCount -= 1;
    });
    return piece;
  };
  return {
    run: (work) => runIn(LONG, work),
    runSoon: (work) => runIn(SHORT, work),
    later(work) {
      if (!signal.aborted) idle.push(work);
      next();
    },
    async stop() {
      stopping.abort();
      idle.length = 0;
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
