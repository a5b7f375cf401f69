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

/** How long nobody may have waited for anything before what can wait is begun: who opens a page asks for many pictures, one after another. */
export const CALM_MS = 500;
/** After which it is begun at the first moment when nobody waits, however soon the next one comes. */
const MOST_WAIT_MS = 2_000;

/** Whoever waits does so in one of two lines. */
const LONG = "long";
const SHORT = "short";

/**
 * At most `most` urgent pieces at once, as many short ones beside them, and one that can wait, begun only when nothing is
 * urgent and nothing was for `calmMs`.
 */
export function workQueue(most: number, onError: (error: unknown) => void, calmMs = CALM_MS): WorkQueue {
  const urgent = boundedQueue({ key: most });
  const idle: ((signal: AbortSignal) => Promise<void>)[] = [];
  const underWay = new Set<Promise<unknown>>();
  let urgentCount = 0;
  let isIdling = false;
  let waitingSince = 0;
  let calm: NodeJS.Timeout | undefined;
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
    const work = isIdling || urgentCount > 0 || calm ? undefined : idle.shift();
    if (!work) return;
    isIdling = true;
    waitingSince = performance.now();
    const piece = work(signal).catch((error: unknown) => {
      if (!signal.aborted) onError(error);
    });
    begin(piece, () => {
      isIdling = false;
    });
  };
  const waitForCalm = (): void => {
    clearTimeout(calm);
    const left = idle.length === 0 ? calmMs : Math.min(calmMs, waitingSince + MOST_WAIT_MS - performance.now());
    if (left <= 0) {
      calm = undefined;
      return;
    }
    calm = setTimeout(() => {
      calm = undefined;
      next();
    }, left);
    calm.unref();
  };
  const runIn = <Result>(line: string, work: () => Promise<Result>): Promise<Result> => {
    const piece = urgent.run(line, work);
    urgentCount += 1;
    begin(piece, () => {
      urgentCount -= 1;
      if (urgentCount === 0) waitForCalm();
    });
    return piece;
  };
  return {
    run: (work) => runIn(LONG, work),
    runSoon: (work) => runIn(SHORT, work),
    later(work) {
      if (signal.aborted) return;
      if (idle.length === 0) waitingSince = performance.now();
      idle.push(work);
      next();
    },
    async stop() {
      stopping.abort();
      clearTimeout(calm);
      idle.length = 0;
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
