/** Runs heavy work a few pieces at a time; what somebody waits for goes before what can wait. */
export interface WorkQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * For later, when nobody waits for anything: one piece at a time. Failures go to `onError`. The signal is
   * raised by a stop; a long piece looks at it now and then.
   */
  later(work: (signal: AbortSignal) => Promise<void>): void;
  /** Nothing that waits is begun any more; ends when what was begun has ended. */
  stop(): Promise<void>;
}

/** At most `most` urgent pieces at once, and one that can wait, begun only when nothing is urgent. */
export function workQueue(most: number, onError: (error: unknown) => void): WorkQueue {
  const urgent: (() => Promise<void>)[] = [];
  const idle: ((signal: AbortSignal) => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();
  let urgentRunning = 0;
  let isIdling = false;
  const stopping = new AbortController();
  const { signal } = stopping;
  const begin = (work: () => Promise<void>, onEnd: () => void): void => {
    const piece: Promise<void> = work().finally(() => {
      running.delete(piece);
      onEnd();
      next();
    });
    running.add(piece);
  };
  const next = (): void => {
    while (urgentRunning < most) {
      const work = urgent.shift();
      if (!work) break;
      urgentRunning += 1;
      begin(work, () => {
        urgentRunning -= 1;
      });
    }
    if (signal.aborted || isIdling || urgentRunning > 0) return;
    const work = idle.shift();
    if (!work) return;
    isIdling = true;
    begin(
      () =>
        work(signal).catch((error: unknown) => {
          if (!signal.aborted) onError(error);
        }),
      () => {
        isIdling = false;
      },
    );
  };
  return {
    run(work) {
      return new Promise((resolve, reject) => {
        urgent.push(() => work().then(resolve, reject));
        next();
      });
    },
    later(work) {
      if (!signal.aborted) idle.push(work);
      next();
    },
    async stop() {
      stopping.abort();
      idle.length = 0;
      while (running.size > 0) await Promise.all(running);
    },
  };
}
