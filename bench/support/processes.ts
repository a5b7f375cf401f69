import { readdirSync, readFileSync } from "node:fs";

/** A process and those it started: a server's front and its application. Linux only. */
export function processesOf(pid: number): number[] {
  const children = lookAt(() => readdirSync(`/proc/${pid}/task`)).flatMap((thread) =>
    lookAt(() => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean)),
  );
  return [pid, ...children.map(Number).flatMap(processesOf)];
}

/** Whoever has ended since has none. */
function lookAt(look: () => string[]): string[] {
  try {
    return look();
  } catch {
    return [];
  }
}
