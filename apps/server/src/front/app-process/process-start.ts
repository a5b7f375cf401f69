import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * When a process was started, in words that only the same process gives again: its id alone may be another's by now.
 * Null where there is none.
 */
export function processStart(pid: number): string | null {
  if (process.platform !== "linux")
    return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() || null;
  try {
    // The name, which may hold anything, stands in brackets; the start is the 20th word after it.
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...words] = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? null : (words[18] ?? null);
  } catch {
    return null;
  }
}
