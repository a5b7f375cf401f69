import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Memory that is used as a disk: what is written is there at once, and a sync waits for nothing. */
const MEMORY = "/dev/shm";
/** Below this many bytes a run might not have room enough: containers often have 64 MB. */
const ENOUGH = 4e9;
const NAME = /^vitrine-tests-(\d+)$/;

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/**
 * Has this process, and what it starts, put temporary files into memory where the machine has enough of it, and takes
 * them away at its end. What a run left that was killed goes with the next one.
 */
export function useQuickFolder(): void {
  if (tmpdir().startsWith(`${MEMORY}/`) || !hasRoom()) return;
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
  const folder = join(MEMORY, `vitrine-tests-${process.pid}`);
  // Other users look into it: PostgreSQL runs as its own where we are root.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
