import { readdirSync, readlinkSync } from "node:fs";
import { setPriority } from "node:os";

/** Whoever is nicer waits a moment longer for a processor that somebody else wants. */
const NICE = 5;
const NICER = 10;

/** Lets other processes go first: on Linux every thread has a priority of its own, and new ones their maker's. */
export function lowerPriority(): void {
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [0];
  for (const thread of threads) {
    try {
      setPriority(thread, NICE);
    } catch {
      // A thread that has ended since, or a system that does not let us: everything works all the same.
    }
  }
}

/** Lets the other threads of the application go first as well, where a thread can have a priority of its own. */
export function lowerThreadPriority(): void {
  try {
    setPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1)), NICER);
  } catch {
    // Another system: it takes turns with them.
  }
}
