import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killRounds } from "../../apps/server/src/testing/kill/kill-rounds.ts";
import { freePort } from "../../apps/server/src/testing/send.ts";
import { median, print } from "../figures.ts";

const ROUNDS = 100;

/** Kills the built server a hundred times in the middle of work; ends with an error at the first thing lost or torn. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-kill-"));
  try {
    const port = await freePort();
    const env = { PORT: String(port), VITRINE_DATA: folder };
    const { edits, publishes, leads, restarts } = await killRounds({ rounds: ROUNDS, env, port, chance: Math.random });
    print({ name: "kill: rounds survived", value: restarts.length, unit: "rounds" });
    print({ name: "kill: acknowledged edits, none lost", value: edits, unit: "edits" });
    print({ name: "kill: acknowledged publishes, none lost", value: publishes, unit: "publishes" });
    print({ name: "kill: acknowledged leads, each there once", value: leads, unit: "leads" });
    print({ name: "kill: restart to ready, median", value: median(restarts), unit: "ms" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
