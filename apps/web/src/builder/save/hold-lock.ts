/** Lets a lock go. */
export type Release = () => void;

/**
 * Takes a lock that all tabs of this browser share and that ends with its tab, however the tab ends. Waits up
 * to `patience` milliseconds; null when another tab has it.
 */
export type HoldLock = (name: string, patience: number) => Promise<Release | null>;

/** The browser's own locks. Where it offers none (an address without HTTPS) every lock is free. */
export const holdBrowserLock: HoldLock = (name, patience) => {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const options = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    const asked = locks.request(name, options, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
    asked.catch(() => resolve(null));
  });
};
