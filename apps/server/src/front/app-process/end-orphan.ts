import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { LinkFolder } from "../../platform/link/link-folder.ts";
import type { Log } from "../../platform/log.ts";
import { processStart } from "./process-start.ts";

/** How long an application whose front is gone may take to end by itself, in milliseconds. */
const PATIENCE_MS = 1_500;
const LOOK_AGAIN_MS = 20;

/** Notes the application that a front started, for the front after it. */
export function noteAppProcess({ appProcess }: LinkFolder, pid: number): void {
  writeFileSync(appProcess, JSON.stringify({ pid, start: processStart(pid) }), { mode: 0o600 });
}

/**
 * Ends the application of an earlier front that was killed, should it still be there: it ends by itself when its front
 * does, unless it stands still.
 */
export async function endOrphan({ appProcess }: LinkFolder, log: Log): Promise<void> {
  const noted = readNote(appProcess);
  if (noted) await endProcess(noted, log);
  rmSync(appProcess, { force: true });
}

interface Noted {
  readonly pid: number;
  readonly start: string;
}

async function endProcess({ pid, start }: Noted, log: Log): Promise<void> {
  const isThere = (): boolean => processStart(pid) === start;
  for (const until = performance.now() + PATIENCE_MS; isThere(); await wait(LOOK_AGAIN_MS)) {
    if (performance.now() < until) continue;
    log("warn", "app.orphan_ended", { pid });
    process.kill(pid, "SIGKILL");
    while (isThere()) await wait(LOOK_AGAIN_MS);
  }
}

function readNote(path: string): Noted | null {
  try {
    const { pid, start } = JSON.parse(readFileSync(path, "utf8")) as { pid?: unknown; start?: unknown };
    return Number.isInteger(pid) && Number(pid) > 1 && typeof start === "string" ? { pid: Number(pid), start } : null;
  } catch {
    return null;
  }
}
