import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, percentile, print } from "../figures.ts";
import { type ApiClient, apiAt, newApiKey, publishTime } from "../publish/api.ts";
import { largePage } from "../publish/large-page.ts";
import { type BuiltServer, startBuiltServer } from "../support/built-server.ts";
import { processCpu } from "../support/process-cpu.ts";

const ROUNDS = 40;
/** What the goal is held to, at p95, in milliseconds. */
const MOST_MS = 100;
const USUAL_BLOCKS = 60;
const LARGE_BLOCKS = 2_000;

/**
 * What giving visitors an earlier publication takes through the API, beside publishing the same page in the same minutes:
 * a page of usual size, and one of 2,000 blocks. Fails over the goal.
 */
export async function run(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-bench-rollback-"));
  const server = await startBuiltServer(data);
  try {
    const api = apiAt(server.port, newApiKey(data));
    const { id: siteId } = await api.call("POST", "/api/sites", { name: "bench", region: "br" });
    const usual = await measurePage(api, server, { siteId, name: "rollback.usual", blocks: USUAL_BLOCKS });
    const large = await measurePage(api, server, { siteId, name: "rollback.large", blocks: LARGE_BLOCKS });
    const slowest = Math.max(usual, large);
    if (slowest > MOST_MS) throw new Error(`a rollback took ${slowest} ms at p95, more than ${MOST_MS}`);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

interface Measured {
  readonly siteId: unknown;
  readonly name: string;
  readonly blocks: number;
}

/** The p95 of a rollback, in milliseconds. */
async function measurePage(api: ApiClient, server: BuiltServer, { siteId, name, blocks }: Measured): Promise<number> {
  const pids = server.pids();
  const documentOf = (round: number) => largePage(blocks, `Volta ${round}`);
  const page = await api.call("POST", "/api/pages", { siteId, slug: `p-${blocks}`, title: "Volta", document: documentOf(0) });
  const published: number[] = [];
  const rolledBack: number[] = [];
  let cpu = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    published.push(await publishTime(api, page.id));
    const kept = (await api.call("GET", `/api/pages/${page.id}/publications?limit=2`)).items as readonly { id: string }[];
    const before = kept.at(-1);
    if (round > 1 && before) {
      const [started, used] = [performance.now(), processCpu(...pids)];
      await api.call("POST", `/api/pages/${page.id}/publications/${before.id}/rollback`, {});
      rolledBack.push(performance.now() - started);
      cpu += processCpu(...pids) - used;
    }
    await api.call("PUT", `/api/pages/${page.id}/document`, { version: round, document: documentOf(round) });
  }
  const p95 = percentile(rolledBack, 0.95);
  const cpuMs = cpu / 1_000 / rolledBack.length;
  print({
    name,
    value: median(rolledBack),
    unit: "ms",
    p95,
    cpuMs,
    blocks,
    publish: median(published),
    publishP95: percentile(published, 0.95),
  });
  return p95;
}
