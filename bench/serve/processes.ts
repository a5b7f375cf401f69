import { readdirSync, readFileSync } from "node:fs";

/** A process and those it started: a server's front and its application. Linux only. */
export function processesOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean));
  return [pid, ...children.map(Number).flatMap(processesOf)];
}
