/** What work is told while it is done. */
export interface LoopControl {
  isStopped(): boolean;
  /** Waits; `wake` and `stop` cut it short. */
  pause(ms: number): Promise<void>;
}

export interface Loop {
  /** Has work looked for now; the first time, starts it. */
  wake(): void;
  /** Starts nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

const AFTER_FAILURE_MS = 1_000;

/**
 * Does `work` over and over in a number of lanes. It says how many milliseconds it may be left alone; a `wake`
 * meanwhile, even one in the middle of it, is never lost.
 */
export function repeatedly(
  lanes: number,
  work: (control: LoopControl) => Promise<number>,
  { failed }: { failed(error: unknown): void },
): Loop {
  let isStopped = false;
  let wakes = 0;
  let running: Promise<unknown> | null = null;
  const sleepers = new Set<() => void>();
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => awake(), ms);
      const awake = (): void => {
        clearTimeout(timer);
        sleepers.delete(awake);
        resolve();
      };
      sleepers.add(awake);
    });
  const control: LoopControl = {
    isStopped: () => isStopped,
    pause: async (ms) => {
      if (!isStopped) await pause(ms);
    },
  };
  const lane = async (): Promise<void> => {
    while (!isStopped) {
      const seen = wakes;
      try {
        const rest = await work(control);
        if (rest > 0 && seen === wakes) await control.pause(rest);
      } catch (error) {
        failed(error);
        await control.pause(AFTER_FAILURE_MS);
      }
    }
  };
  const rouse = (): void => {
    for (const awake of [...sleepers]) awake();
  };
  return {
    wake() {
      if (isStopped) return;
      wakes += 1;
      running ??= Promise.all(Array.from({ length: lanes }, lane));
      rouse();
    },
    async stop() {
      isStopped = true;
      rouse();
      await running;
    },
  };
}
