/** How long something took, in milliseconds, and how much of that time the process had work to do, from 0 to 1. */
export interface ProcessLoad {
  readonly ms: number;
  readonly busy: number;
}

/** Begins to measure; what it returns tells the load since. */
export function measureProcess(): () => ProcessLoad {
  const began = performance.now();
  const load = performance.eventLoopUtilization();
  return () => ({ ms: performance.now() - began, busy: performance.eventLoopUtilization(load).utilization });
}

/** Resolves after so many milliseconds, or at once when the signal is aborted. */
export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const over = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener("abort", over);
  });
}
