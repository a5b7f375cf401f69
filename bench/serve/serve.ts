import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, percentile, print } from "../figures.ts";
import { type ServingProcess, startBuiltServer } from "../support/built-server.ts";
import { processCpu } from "../support/process-cpu.ts";
import { ensureTools, startNginx } from "./nginx.ts";
import { putBesides, putSite, samplePage } from "./sample-site.ts";
import { coldLatencies, visit } from "./visit.ts";
import { runWrk } from "./wrk.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 12);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const SITES = Number(process.env.BENCH_SITES ?? 2_000);
const FEW_SITES = 10;
const CONNECTIONS = 64;
const PATH = "/curso";

interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly script?: string;
}

/** What one request costs a server, in microseconds of processor time. */
async function costOf({ pid }: ServingProcess, load: Load): Promise<number> {
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
    requests[i] = wrk.format("GET", "${PATH}", { ["Host"] = "loja-" .. i .. ".localhost", ["Accept-Encoding"] = "gzip" })
  end
end
function request() return requests[math.random(${count})] end
`;
  writeFileSync(path, body);
  return path;
}

/** What a load costs a server. */
type Cost = () => Promise<number>;

/** One cost against another. */
interface Comparison {
  /** Medians, in microseconds a request. */
  readonly value: number;
  readonly peer: number;
  readonly ratio: number;
}

/**
 * Measures pairs of costs in turn, each of a pair first in turn, and says how they stand to each other: the ratio
 * is that of neighbours in time, so that a machine whose speed drifts gives both the same share of it.
 */
async function compare(rounds: number, ...costs: readonly (readonly [Cost, Cost])[]): Promise<Comparison[]> {
  const measured = costs.map((): [number, number][] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, [ours, theirs]] of costs.entries()) {
      const first = round % 2 === 0 ? await ours() : undefined;
      const other = await theirs();
      measured[index]?.push([first ?? (await ours()), other]);
    }
  }
  return measured.map((pairs) => ({
    value: median(pairs.map(([own]) => own)),
    peer: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([own, other]) => own / other)),
  }));
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
    // The site that is compared with nginx has all there may be besides its page; the next has nothing.
    putBesides(data, 1);
    const pages = new Map(sites.map(({ name }, i) => [`${name}.localhost`, samplePage(i + 1)]));
    const nginx = await startNginx(join(folder, "nginx"), PATH, pages);
    stops.push(nginx.stop);
    const vitrine = await startBuiltServer(data);
    stops.push(vitrine.stop);

    const cold = await coldLatencies(vitrine.port, sites);
    print({ name: "serve.cold.p99", value: percentile(cold, 0.99), unit: "ms", median: median(cold) });

    const headers = { "accept-encoding": "gzip", Host: "loja-1.localhost" };
    const page = (server: ServingProcess): Load => ({ url: `http://127.0.0.1:${server.port}${PATH}`, headers });
    const cost =
      (server: ServingProcess, load: Load): Cost =>
      () =>
        costOf(server, load);
    const [ours, theirs] = [page(vitrine), page(nginx)];
    const unit = "µs/request";
    for (const figure of await compare(ROUNDS, [cost(vitrine, ours), cost(nginx, theirs)])) {
      print({ name: "serve.200.cpu", unit, against: "nginx", ...figure });
    }
    for (const figure of await compare(ROUNDS, [cost(vitrine, await unchanged(ours)), cost(nginx, await unchanged(theirs))])) {
      print({ name: "serve.304.cpu", unit, against: "nginx", ...figure });
    }

    const bare = { ...ours, headers: { ...headers, Host: "loja-2.localhost" } };
    for (const figure of await compare(2 * ROUNDS, [cost(vitrine, ours), cost(vitrine, bare)])) {
      print({ name: "serve.besides.200.cpu", unit, against: "a site with nothing besides", ...figure });
    }
    const asking = (path: string): Load => ({ ...ours, url: ours.url.replace(PATH, path) });
    for (const [name, path] of [["redirect", "/produto/antigo-7777"]] as const) {
      for (const figure of await compare(ROUNDS, [cost(vitrine, asking(path)), cost(vitrine, ours)])) {
        print({ name: `serve.besides.${name}.cpu`, unit, against: "a plain page", ...figure });
      }
    }

    const few = hostScript(folder, FEW_SITES);
    const many = hostScript(folder, SITES);
    const bySites = (server: ServingProcess, load: Load): [Cost, Cost] => [
      cost(server, { ...load, headers: {}, script: many }),
      cost(server, { ...load, headers: {}, script: few }),
    ];
    // Twice the rounds: what is to be seen here is less than what a second differs from the next.
    const [own, peer] = await compare(2 * ROUNDS, bySites(vitrine, ours), bySites(nginx, theirs));
    if (own && peer) print({ name: `serve.sites.${SITES}-vs-${FEW_SITES}`, unit, against: "10 sites", ...own, nginx: peer.ratio });
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
