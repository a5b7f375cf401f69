import { readFileSync } from "node:fs";

/** The resident memory of a process in megabytes, as Linux counts it: now, and at its most. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string): number => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: megabytes("VmRSS"), most: megabytes("VmHWM") };
}
