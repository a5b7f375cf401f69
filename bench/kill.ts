import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killRounds } from "../apps/server/src/testing/kill-rounds.ts";
import { freePort } from "../apps/server/src/testing/test-server.ts";

const ROUNDS = 100;

/** Kills the built server a hundred times in the middle of work; ends with an error at the first thing lost or torn. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-kill-"));
  try {
    const port = await freePort();
    const env = { PORT: String(port), VITRINE_DATA: folder };
    const { edits, publishes, leads, restarts } = await killRounds({ rounds: ROUNDS, env, port, chance: Math.random });
    const print = (name: string, value: number, unit: string): void => console.log(JSON.stringify({ name, value, unit }));
    print("kill: rounds survived", restarts.length, "rounds");
    print("kill: acknowledged edits, none lost", edits, "edits");
    print("kill: acknowledged publishes, none lost", publishes, "publishes");
    print("kill: acknowledged leads, each there once", leads, "leads");
    print("kill: restart to ready, median", Math.round(restarts.toSorted((a, b) => a - b)[restarts.length >> 1] ?? 0), "ms");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
