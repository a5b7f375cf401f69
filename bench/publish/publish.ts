import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, percentile, print } from "../figures.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { apiAt, longestWait, newApiKey, publishTime } from "./api.ts";
import { largePage } from "./large-page.ts";
import { measureLargeSite } from "./measure-large-site.ts";
import { measureLimits } from "./measure-limits.ts";

const ROUNDS = 6;
const LARGE_BLOCKS = 2_000;
/**
 * What publishing takes through the API: of every template, of a page of 2,000 blocks, on a site of
 * 10,000 pages, and of the largest pages there may be.
 */
export async function run(): Promise<void> {
  if (!process.env.VITRINE_BENCH_SHAPE) {
    await measureUsual();
    await measureLargeSite();
  }
  await measureLimits();
}

async function measureUsual(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-bench-publish-"));
  const server = await startBuiltServer(data);
  try {
    const api = apiAt(server.port, newApiKey(data));
    const { id: siteId } = await api.call("POST", "/api/sites", { name: "bench", region: "br" });
    const templates = (await api.call("GET", "/api/templates?language=pt")).items as readonly { id: string }[];

    const times: number[] = [];
    const first: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const { id: templateId } of templates) {
        const page = await api.call("POST", "/api/pages", { siteId, slug: `${templateId}-${round}`, title: templateId, templateId });
        (round === 0 ? first : times).push(await publishTime(api, page.id));
      }
    }
    print({ name: "publish.template", value: median(times), unit: "ms", p95: percentile(times, 0.95), templates: templates.length });
    print({ name: "publish.template.first", value: median(first), unit: "ms", slowest: Math.max(...first) });

    const page = await api.call("POST", "/api/pages", {
      siteId,
      slug: "grande",
      title: "Grande",
      document: largePage(LARGE_BLOCKS, "Grande"),
    });
    const large: number[] = [];
    const waits: number[] = [];
    for (let version = 1; version <= 2 * ROUNDS; version++) {
      await api.call("PUT", `/api/pages/${page.id}/document`, { version, document: largePage(LARGE_BLOCKS, `Grande ${version}`) });
      if (version % 2 === 0) large.push(await publishTime(api, page.id));
      else waits.push(await longestWait(api, server.port, page.id));
    }
    print({ name: "publish.large", value: median(large), unit: "ms", blocks: LARGE_BLOCKS });
    print({ name: "publish.large.wait", value: median(waits), unit: "ms" });
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
