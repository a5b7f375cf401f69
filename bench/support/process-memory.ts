import { readFileSync } from "node:fs";

/** The resident memory of processes in megabytes, as Linux counts it: now, and each at its most. */
export function memoryOf(...pids: readonly number[]): { now: number; most: number } {
  return { now: sum(pids, "VmRSS"), most: sum(pids, "VmHWM") };
}

function sum(pids: readonly number[], name: string): number {
  const kilobytes = pids.map((pid) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0));
  return kilobytes.reduce((all, each) => all + each, 0) / 1024;
}
