/** Runs heavy work a few pieces at a time; what somebody waits for goes before what can wait. */
export interface WorkQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** For later, when nobody waits for anything: one piece at a time. Failures go to `onError`. */
  later(work: () => Promise<void>): void;
  /** Nothing that waits is begun any more; ends when what was begun has ended. */
  stop(): Promise<void>;
}

/** At most `most` urgent pieces at once, and one that can wait, begun only when nothing is urgent. */
export function workQueue(most: number, onError: (error: unknown) => void): WorkQueue {
  const urgent: (() => Promise<void>)[] = [];
  const idle: (() => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();
  let urgentRunning = 0;
  let isIdling = false;
  let isStopped = false;
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
    if (isStopped || isIdling || urgentRunning > 0) return;
    const work = idle.shift();
    if (!work) return;
    isIdling = true;
    begin(
      () => work().catch(onError),
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
      if (!isStopped) idle.push(work);
      next();
    },
    async stop() {
      isStopped = true;
      idle.length = 0;
      while (running.size > 0) await Promise.all(running);
    },
  };
}
