import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { median, percentile, print } from "../figures.ts";
import { putSite, samplePage } from "../serve/sample-site.ts";
import type { HttpRequest } from "../sessions/http.ts";
import { type BenchDatabase, onBothDatabases } from "../support/both-databases.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { type BenchAccount, createAccount } from "../support/operator.ts";
import { memoryOf } from "../support/process-memory.ts";
import { fillLeads, openStopped, pageId, siteId } from "./fill-leads.ts";
import { latenciesUntil } from "./latencies-until.ts";
import { readCsv } from "./read-csv.ts";

/** Fewer are for trying things out. */
const LEADS = Number(process.env.BENCH_LEADS ?? 1_000_000);
const PAGE = 100;
const LIST_LIMIT_MS = 15;
const CSV_LIMITS = { embedded: 20_000, PostgreSQL: 40_000 };
const CSV_MEMORY_MB = 60;
const LIST_ROUNDS = 30;
const IDLE_MS = 5_000;
const TIDY_MS = 300_000;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits until the embedded database has looked after the leads, as the operator would see it. */
async function tidied(dataFolder: string): Promise<number> {
  const cli = join(resolve(process.env.VITRINE_DIST ?? "dist"), "server", "cli.js");
  const started = performance.now();
  for (; performance.now() - started < TIDY_MS; await wait(1_000)) {
    const said = execFileSync(process.execPath, [cli, "database", "status"], {
      env: { ...process.env, VITRINE_DATA: dataFolder },
      encoding: "utf8",
    });
    if (/^leads .*\d{4}-\d\d-\d\d .*\d{4}-\d\d-\d\d /m.test(said)) return (performance.now() - started) / 1_000;
  }
  throw new Error("the leads were not analysed and vacuumed within five minutes");
}

interface Listed {
  readonly nextCursor: string | null;
  readonly items: readonly unknown[];
}

async function list(port: number, { apiKey }: BenchAccount, query: string): Promise<Listed> {
  const reply = await fetch(`http://localhost:${port}/api/leads?limit=${PAGE}&${query}`, {
    headers: { authorization: `Bearer ${apiKey}` },
  });
  if (!reply.ok) throw new Error(`the list was answered ${reply.status}`);
  return (await reply.json()) as Listed;
}

/** How long a list takes over HTTP: its first page, and its hundredth. */
async function measureList(label: string, port: number, account: BenchAccount, query: string): Promise<void> {
  let cursor = "";
  for (let page = 1; page < 100; page++) {
    const { nextCursor } = await list(port, account, `${query}${cursor}`);
    if (!nextCursor) throw new Error(`there are not a hundred pages of ${query}`);
    cursor = `&cursor=${nextCursor}`;
  }
  for (const [page, after] of [
    ["first", ""],
    ["hundredth", cursor],
  ] as const) {
    const took: number[] = [];
    for (let round = 0; round < LIST_ROUNDS; round++) {
      const began = performance.now();
      const { items } = await list(port, account, `${query}${after}`);
      took.push(performance.now() - began);
      if (items.length !== PAGE) throw new Error(`a page of ${items.length} leads`);
    }
    print({ name: `leads: ${page} page, ${label}`, value: median(took), unit: "ms", limit: LIST_LIMIT_MS, p95: percentile(took, 0.95) });
  }
}

async function measure({ kind, url, folder }: BenchDatabase): Promise<void> {
  const env: Readonly<Record<string, string>> = url ? { DATABASE_URL: url } : {};
  let server = await startBuiltServer(folder, env);
  const account = await createAccount(folder);
  const site = putSite(folder, 1, samplePage(1), account.accountId);
  await server.stop();
  const database = await openStopped(folder, url);
  await fillLeads(database, account.accountId, LEADS);
  if (url) await database.queries.execute("VACUUM ANALYZE leads");
  await database.stop();

  server = await startBuiltServer(folder, env);
  try {
    const { port } = server;
    const pids = server.pids();
    if (!url) print({ name: "leads: looked after, of a database nobody ever did", value: await tidied(folder), unit: "s", leads: LEADS });
    for (const [label, query] of [
      ["of a page, inbox", `pageId=${pageId(3)}`],
      ["of a site, inbox", `siteId=${siteId(3)}`],
      ["of the account, inbox", ""],
      ["of the account, suspect", "box=suspect"],
      ["of a page, both boxes", `pageId=${pageId(3)}&box=all`],
    ] as const)
      await measureList(`${label} (${kind})`, port, account, query);

    await wait(IDLE_MS);
    const idle = memoryOf(...pids).now;
    const calls: Readonly<Record<string, HttpRequest>> = {
      "a page": { host: `${site.name}.localhost`, path: site.path },
      "a dashboard call": { path: "/api/sites", headers: { authorization: `Bearer ${account.apiKey}` } },
      readiness: { path: "/readyz/app" },
    };
    const measureAll = async (until: Promise<unknown>): Promise<Map<string, readonly number[]>> =>
      new Map(
        await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, await latenciesUntil(port, call, until)] as const)),
      );
    const calm = await measureAll(wait(IDLE_MS));
    let most = idle;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(...pids).now);
    }, 50);
    const alone = await readCsv(port, account.apiKey);
    clearInterval(watch);
    if (alone.leads !== LEADS) throw new Error(`${alone.leads} of ${LEADS} leads are in the file`);
    const { firstMs, seconds } = alone;
    print({ name: `leads: CSV (${kind})`, value: alone.leads / seconds, unit: "leads/s", limit: CSV_LIMITS[kind], firstMs, seconds });
    print({ name: `leads: CSV, memory above idle (${kind})`, value: most - idle, unit: "MB", limit: CSV_MEMORY_MB, idle });
    const during = await measureAll(readCsv(port, account.apiKey));
    for (const [name, took] of during) {
      print({
        ...{ name: `leads: p99 of ${name} during a CSV (${kind})`, value: percentile(took, 0.99), unit: "ms" },
        ...{ most: Math.max(...took), against: "calm", calm: percentile(calm.get(name) ?? [], 0.99) },
      });
    }
  } finally {
    await server.stop();
  }
}

/** Lists and files of a million leads, on both databases. */
export async function run(): Promise<void> {
  await onBothDatabases(measure);
}
