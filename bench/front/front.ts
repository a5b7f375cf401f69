import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Sending } from "../bodies/send-bodies.ts";
import { percentile, print } from "../figures.ts";
import { drainedAfter } from "../intake/drained-after.ts";
import { storedLeads } from "../intake/stored-leads.ts";
import { apiAt } from "../publish/api.ts";
import { createLargePage } from "../publish/create-large-page.ts";
import { limitShapes } from "../publish/limit-shapes.ts";
import { putSite, type SampleSite, samplePage } from "../serve/sample-site.ts";
import { type BuiltServer, startBuiltServer } from "../support/built-server.ts";
import { createAccount } from "../support/operator.ts";
import type { Met, Visiting } from "./visitors.ts";

const PAGES_PER_SECOND = 1_000;
const LEADS_PER_SECOND = 50;
const CALM_S = 10;
const STILL_S = Number(process.env.BENCH_SECONDS ?? 30);
const KILLS = 20;
/**
 * Between an application's start and its next kill, in milliseconds: while it opens its database mostly, and now and
 * then so much later that the next one is started at once again.
 */
const BETWEEN_KILLS_MS = [1_500, 1_000, 2_000, 500, 10_500] as const;
/** What a page may take at most, p99, in milliseconds, and how many times what it takes in a calm minute. */
const MOST_MS = 25;
const MOST_TIMES_CALM = 2;
const BODIES = 16;
const BODY_BYTES = 10_000_000;
const BODIES_MS = 50;
/** Numbers of leads that are far apart. */
const ROUND = 10_000_000;

interface Visitors {
  /** Has them stop; what they met. */
  leave(): Promise<Met>;
}

function startVisitors(visiting: Visiting): Visitors {
  const worker = new Worker(resolve("bench/front/visitors.ts"), { workerData: visiting });
  const met = new Promise<Met>((done, failed) => {
    worker.on("message", done);
    worker.on("error", failed);
  });
  return {
    leave() {
      worker.postMessage("leave");
      return met;
    },
  };
}

/** Visitors and leads while something goes on; prints how they fared. */
async function meanwhile(name: string, visiting: Visiting, calm: Met | null, goes: () => Promise<void>): Promise<Met> {
  const visitors = startVisitors(visiting);
  await goes();
  const met = await visitors.leave();
  const p99 = percentile(met.pages, 0.99);
  const usual = calm && percentile(calm.pages, 0.99);
  const beside = usual === null ? {} : { against: "calm", calm: usual, ratio: p99 / usual };
  const details = { pages: met.pages.length, leads: met.leads.length, failed: met.failures.length, worst: Math.max(...met.pages) };
  print({ name: `front: page p99, ${name}`, value: p99, unit: "ms", median: percentile(met.pages, 0.5), ...beside, ...details });
  print({ name: `front: lead p99, ${name}`, value: percentile(met.leads, 0.99), unit: "ms" });
  if (met.failures.length > 0) throw new Error(`${name}: ${met.failures.length} failed, the first: ${met.failures[0]}`);
  if (usual !== null && p99 > Math.min(MOST_MS, Math.max(usual * MOST_TIMES_CALM, 1))) process.exitCode = 1;
  return met;
}

function appOf(server: BuiltServer): number | undefined {
  return server.pids()[1];
}

async function killAgainAndAgain(server: BuiltServer): Promise<void> {
  let killed: number | undefined;
  for (let kill = 0; kill < KILLS; kill++) {
    for (let app = appOf(server); ; app = appOf(server), await wait(20)) {
      if (app === undefined || app === killed) continue;
      killed = app;
      break;
    }
    await wait(BETWEEN_KILLS_MS[kill % BETWEEN_KILLS_MS.length] ?? 0);
    process.kill(killed, "SIGKILL");
  }
}

async function standStill(server: BuiltServer): Promise<void> {
  const app = appOf(server) ?? 0;
  process.kill(app, "SIGSTOP");
  await wait(STILL_S * 1_000);
  process.kill(app, "SIGCONT");
}

/** Sixteen bodies of 10 MB at once, from a thread of their own, and the largest page that may be published. */
async function bodiesAndPublish(server: BuiltServer, apiKey: string, pages: readonly string[], largest: string): Promise<void> {
  const padding = "palavra ".repeat(Math.ceil(BODY_BYTES / 8));
  const body = Buffer.from(JSON.stringify({ version: 1, document: { schema: 1, records: {}, more: padding } }));
  const sending: Sending = {
    ...{ port: server.port, apiKey, seconds: CALM_S, method: "PUT", isChunked: false, isDocument: false, body },
    paths: pages.map((id) => `/api/pages/${id}/document`),
  };
  const worker = new Worker(resolve("bench/bodies/send-bodies.ts"), { workerData: sending });
  const sent = new Promise((done, failed) => worker.on("message", done).on("error", failed));
  await apiAt(server.port, apiKey).call("POST", `/api/pages/${largest}/publish`, {});
  await sent;
}

async function preparePages(port: number, apiKey: string): Promise<{ pages: string[]; largest: string }> {
  const api = apiAt(port, apiKey);
  const { id: siteId } = await api.call("POST", "/api/sites", { name: "corpos", region: "br" });
  const pages: string[] = [];
  for (let n = 0; n < BODIES; n++) pages.push(String((await api.call("POST", "/api/pages", { siteId, slug: `p${n}`, title: "P" })).id));
  const make = limitShapes("").get("long texts");
  if (!make) throw new Error("there is no such shape");
  const largest = await createLargePage(api, siteId, { slug: "maior", title: "Maior" }, make());
  return { pages, largest };
}

/** What visitors meet while the application stands still, is killed again and again, or has its hands full. Linux only. */
export async function run(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-bench-front-"));
  const server = await startBuiltServer(data);
  let leads = 0;
  let site: SampleSite | undefined;
  try {
    const { port } = server;
    const { accountId, apiKey } = await createAccount(data);
    site = putSite(data, 1, samplePage(1), accountId);
    const { pages, largest } = await preparePages(port, apiKey);
    const usual = { port, site, pagesPerSecond: PAGES_PER_SECOND, leadsPerSecond: LEADS_PER_SECOND };
    const rounds: readonly (readonly [name: string, goes: () => Promise<void>])[] = [
      [`application stopped for ${STILL_S} s`, () => standStill(server)],
      [`application killed ${KILLS} times`, () => killAgainAndAgain(server)],
    ];
    await meanwhile("warming up", { ...usual, firstLead: ROUND }, null, () => wait(CALM_S * 500)).then(
      (met) => (leads += met.leads.length),
    );
    const calm = await meanwhile("calm", { ...usual, firstLead: 2 * ROUND }, null, () => wait(CALM_S * 1_000));
    leads += calm.leads.length;
    for (const [index, [name, goes]] of rounds.entries()) {
      leads += (await meanwhile(name, { ...usual, firstLead: (index + 3) * ROUND }, calm, goes)).leads.length;
    }
    while (!(await fetch(`http://127.0.0.1:${port}/readyz/app`)).ok) await wait(100);
    const few = { ...usual, pagesPerSecond: 100, firstLead: 9 * ROUND };
    const full = await meanwhile(`${BODIES} bodies of 10 MB and the largest page published`, few, null, () =>
      bodiesAndPublish(server, apiKey, pages, largest),
    );
    leads += full.leads.length;
    if (percentile(full.pages, 0.99) > BODIES_MS) process.exitCode = 1;
    await drainedAfter(port, site, apiKey, 10 * ROUND, performance.now());
    leads += 1;
  } finally {
    await server.stop();
  }
  const { submissions } = await storedLeads(data, site.pageId);
  print({ name: "front: leads lost", value: leads - submissions, unit: "leads", acknowledged: leads, stored: submissions });
  if (submissions !== leads) process.exitCode = 1;
  rmSync(data, { recursive: true, force: true });
}
