import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second for programs, whatever the kernel's own tick is. */
const TICKS_A_SECOND = 100;

/** The processor time that processes with all their threads have used, in microseconds. */
export function processCpu(...pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
}

function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may hold spaces; what is counted comes after it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1e6;
}
