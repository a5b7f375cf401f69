import { useEffect, useState } from "react";

/** Whole seconds until a moment, in milliseconds since 1970; 0 once it is past, or where there is none. */
export function useCountdown(until: number | null): number {
  const [, tick] = useState(0);
  const seconds = until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => tick((ticks) => ticks + 1), 250);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return seconds;
}
