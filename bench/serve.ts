import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, percentile, print } from "./figures.ts";
import { type BuiltServer, startBuiltServer } from "./serve/built-server.ts";
import { ensureTools, startNginx } from "./serve/nginx.ts";
import { processCpu } from "./serve/process-cpu.ts";
import { putSite, samplePage } from "./serve/sample-site.ts";
import { coldLatencies, visit } from "./serve/visit.ts";
import { runWrk } from "./serve/wrk.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 12);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const SITES = 2_000;
const FEW_SITES = 10;
const CONNECTIONS = 64;

interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly script?: string;
}

/** What one request costs a server, in microseconds of processor time. */
async function costOf({ pid }: BuiltServer, load: Load): Promise<number> {
  const before = processCpu(pid);
  const { requests, errors } = await runWrk({ ...load, connections: CONNECTIONS, seconds: SECONDS });
  if (errors > 0) throw new Error(`${errors} of ${requests} requests to ${load.url} failed`);
  return (processCpu(pid) - before) / requests;
}

/** The same load by visitors who have the page already. */
async function unchanged(load: Load): Promise<Load> {
  const { headers } = await visit(new Agent(), load.url, load.headers);
  return { ...load, headers: { ...load.headers, "if-none-match": headers.etag ?? "" } };
}

/** A script for wrk that asks for the page of a random site among the first `count`. */
function hostScript(folder: string, count: number): string {
  const path = join(folder, `hosts-${count}.lua`);
  const body = `local requests = {}
function init()
  for i = 1, ${count} do
    requests[i] = wrk.format("GET", "/curso", { ["Host"] = "loja-" .. i .. ".localhost", ["Accept-Encoding"] = "gzip" })
  end
end
function request() return requests[math.random(${count})] end
`;
  writeFileSync(path, body);
  return path;
}

/** What a load costs a server. */
type Cost = () => Promise<number>;

/**
 * Measures two costs in turn, each first in turn, and says how they stand to each other: the ratio is that of
 * neighbours in time, so that a machine whose speed drifts gives both the same share of it.
 */
async function compare(name: string, ours: Cost, against: string, theirs: Cost): Promise<void> {
  const pairs: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % 2 === 0 ? await ours() : undefined;
    const other = await theirs();
    pairs.push([first ?? (await ours()), other]);
  }
  const value = median(pairs.map(([own]) => own));
  const peer = median(pairs.map(([, other]) => other));
  print({ name, value, unit: "µs/request", against, peer, ratio: median(pairs.map(([own, other]) => own / other)) });
}

/** What serving costs beside nginx, with few and many sites, and from a cold start. */
export async function run(): Promise<void> {
  await ensureTools();
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-serve-"));
  const data = join(folder, "data");
  const stops: (() => Promise<void>)[] = [];
  try {
    mkdirSync(data);
    const sites = Array.from({ length: SITES }, (_, i) => putSite(data, i + 1, samplePage(i + 1)));
    const nginx = await startNginx(join(folder, "nginx"), samplePage(1));
    stops.push(nginx.stop);
    const vitrine = await startBuiltServer(data);
    stops.push(vitrine.stop);

    const cold = await coldLatencies(vitrine.port, sites);
    print({ name: "serve.cold.p99", value: percentile(cold, 0.99), unit: "ms", median: median(cold) });

    const accept = { "accept-encoding": "gzip" };
    const theirs = { url: `http://127.0.0.1:${nginx.port}${nginx.path}`, headers: accept };
    const ours = { url: `http://127.0.0.1:${vitrine.port}/curso`, headers: { ...accept, Host: `loja-1.localhost:${vitrine.port}` } };
    const compareToNginx = (name: string, own: Load, peer: Load): Promise<void> =>
      compare(
        name,
        () => costOf(vitrine, own),
        "nginx",
        () => costOf(nginx, peer),
      );
    await compareToNginx("serve.200.cpu", ours, theirs);
    await compareToNginx("serve.304.cpu", await unchanged(ours), await unchanged(theirs));

    const base = { url: `http://127.0.0.1:${vitrine.port}/curso`, headers: {} };
    const few = { ...base, script: hostScript(folder, FEW_SITES) };
    const many = { ...base, script: hostScript(folder, SITES) };
    await compare(
      "serve.sites.2000-vs-10",
      () => costOf(vitrine, many),
      "10 sites",
      () => costOf(vitrine, few),
    );
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
