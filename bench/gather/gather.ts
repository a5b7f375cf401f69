import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../scripts/start-postgres.ts";
import { drainSightings } from "./drain-sightings.ts";
import { takeSightings } from "./take-sightings.ts";

const CONNECTIONS = 512;
/** Less is for trying things out, of both. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
const BACKLOG = Number(process.env.BENCH_ENTRIES ?? 1_000_000);

/** What is gathered: how fast it is taken and drained, what it costs, and that leads do not wait for it. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-gather-"));
  const postgres = await startPostgres({ isRequired: false });
  try {
    await takeSightings(join(folder, "front"), CONNECTIONS, SECONDS);
    if (postgres) await drainSightings(join(folder, "postgres"), `${postgres.url}/vitrine_template`, BACKLOG);
    await drainSightings(join(folder, "embedded"), undefined, BACKLOG);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
