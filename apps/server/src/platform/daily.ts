import type { Log } from "./log.ts";

/** Something that is done at start and then once a day: tidying, mostly. */
export interface DailyJob {
  readonly name: string;
  run(): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;

/** Does jobs one after the other, at once and then daily. One that fails is logged, and tried again the next day. */
export function daily(log: Log, jobs: readonly DailyJob[]): { stop(): Promise<void> } {
  let isStopped = false;
  const round = async (): Promise<void> => {
    for (const { name, run } of jobs) {
      if (isStopped) return;
      try {
        await run();
      } catch (error) {
        log("error", "daily.failed", { job: name, error });
      }
    }
  };
  let current = round();
  const timer = setInterval(() => {
    current = current.then(round);
  }, DAY_MS);
  timer.unref();
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
      return current;
    },
  };
}
