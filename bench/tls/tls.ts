import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { median, percentile, print } from "../figures.ts";
import { ensureTools } from "../serve/nginx.ts";
import { putSite, samplePage } from "../serve/sample-site.ts";
import { freePort, nodeOptions, type ServingProcess } from "../support/built-server.ts";
import { processCpu } from "../support/process-cpu.ts";
import { memoryOf } from "../support/process-memory.ts";
import { runH2load } from "./h2load.ts";
import { isListening, startNginxTls } from "./nginx-tls.ts";
import { domainOf, putDomains, SECRET } from "./put-domains.ts";
import type { Shaken, Shaking } from "./shake-hands.ts";
import { entriesToHttps } from "./testing/entries-to-https.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 8);
const DOMAINS = 10_000;
const SECONDS = 30;
const PER_SECOND = 100;
const PAGES = 20_000;
const CONNECTIONS = 16;
const HANDSHAKES = 1_000;
const START_MS = 3_000;
const HANDSHAKE_MS = 20;
const MEMORY_MB = 250;
const ISSUED = 10;
const ISSUED_MS = 10_000;
const MOST_PAGE = 3;
const MOST_HANDSHAKE = 1.5;

interface Front extends ServingProcess {
  /** From its start to the first connection it takes, in milliseconds. */
  readonly startedIn: number;
}

/** The front alone, as it ships, with HTTPS. */
async function startFront(data: string): Promise<Front> {
  const main = resolve(process.env.VITRINE_DIST ?? "dist", "server", "main.js");
  if (!existsSync(main)) throw new Error(`there is no built server at ${main}: run npm start once, or scripts/build.ts`);
  const [port, httpsPort] = [await freePort(), await freePort()];
  const settings = { PORT: String(port), VITRINE_HTTPS_PORT: String(httpsPort), VITRINE_DATA: data, VITRINE_SECRET: SECRET };
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeOptions(), main, "--role", "host"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await isListening(httpsPort))) {
    if (child.exitCode !== null || performance.now() - began > 60_000) throw new Error("the front did not start");
    await new Promise((done) => setTimeout(done, 20));
  }
  return {
    port: httpsPort,
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** What something costs a server, in microseconds of processor time, of `count` times. */
async function costOf({ pid }: ServingProcess, count: number, load: () => Promise<void>): Promise<number> {
  const before = processCpu(pid);
  await load();
  return (processCpu(pid) - before) / count;
}

const host = domainOf(1);
const path = "/curso";

function pages(server: ServingProcess): Promise<number> {
  return costOf(server, PAGES, () => runH2load({ port: server.port, host, path, connections: CONNECTIONS, requests: PAGES }));
}

/** Handshakes from the first message on, and the end of their connections; nothing is asked for over them. */
function handshakes(server: ServingProcess): Promise<number> {
  const names = Array.from({ length: HANDSHAKES }, () => host);
  return costOf(server, HANDSHAKES, async () => {
    await shakeHands({ port: server.port, perSecond: HANDSHAKES / 2, seconds: 2, names });
  });
}

/** Has handshakes made by another thread; how long each took. */
async function shakeHands(shaking: Shaking): Promise<readonly number[]> {
  const worker = new Worker(resolve("bench/tls/shake-hands.ts"), { workerData: shaking });
  const { took, failures } = await new Promise<Shaken>((done, failed) => worker.on("message", done).on("error", failed));
  if (failures.length > 0) throw new Error(`${failures.length} handshakes failed, the first: ${failures[0]}`);
  return took;
}

/** How soon a domain is served over HTTPS, what HTTPS costs beside nginx, and how it goes with ten thousand domains. */
export async function run(): Promise<void> {
  await ensureTools("nghttp2-client");
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-tls-"));
  const data = join(folder, "data");
  const stops: (() => Promise<void>)[] = [];
  try {
    const issued = await entriesToHttps(folder, ISSUED);
    const slowest = Math.max(...issued);
    print({ name: "tls.entries-to-page", value: slowest, unit: "ms", median: median(issued), domains: ISSUED, goal: ISSUED_MS });

    mkdirSync(data);
    const html = samplePage(1);
    const site = putSite(data, 1, html);
    const made = putDomains(data, DOMAINS, site.name);
    mkdirSync(join(folder, "nginx"));
    const nginx = await startNginxTls(join(folder, "nginx"), path, html, made);
    stops.push(nginx.stop);
    const front = await startFront(data);
    stops.push(front.stop);
    print({ name: "tls.start", value: front.startedIn, unit: "ms", domains: DOMAINS, goal: START_MS });

    // Just-in-time compilers have done their work before it is measured.
    for (const server of [front, nginx]) {
      await pages(server);
      await handshakes(server);
    }
    const ratios: { page: number[]; handshake: number[] } = { page: [], handshake: [] };
    const own: { page: number[]; handshake: number[] } = { page: [], handshake: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const first = round % 2 === 0 ? [front, nginx] : [nginx, front];
      const measured = new Map<ServingProcess, { page: number; handshake: number }>();
      for (const server of first) {
        measured.set(server, { page: await pages(server), handshake: await handshakes(server) });
      }
      const [ours, theirs] = [measured.get(front), measured.get(nginx)];
      for (const kind of ["page", "handshake"] as const) {
        const [mine = Number.NaN, peer = Number.NaN] = [ours?.[kind], theirs?.[kind]];
        own[kind].push(mine);
        ratios[kind].push(mine / peer);
      }
    }
    const [page, handshake] = [median(ratios.page), median(ratios.handshake)];
    print({ name: "tls.page.cpu", value: median(own.page), unit: "µs/request", against: "nginx", ratio: page, goal: MOST_PAGE });
    print({
      name: "tls.handshake.cpu",
      value: median(own.handshake),
      unit: "µs/handshake",
      against: "nginx",
      ratio: handshake,
      goal: MOST_HANDSHAKE,
    });

    const names = Array.from({ length: PER_SECOND * SECONDS }, () => domainOf(1 + Math.floor(Math.random() * DOMAINS)));
    const pace = { perSecond: PER_SECOND, seconds: SECONDS, names };
    const took = await shakeHands({ port: front.port, ...pace });
    const p99 = percentile(took, 0.99);
    // With one certificate for all names: what of it is the machine's.
    const nginxTook = await shakeHands({ port: nginx.port, ...pace });
    const beside = { nginx: percentile(nginxTook, 0.99), nginxMedian: median(nginxTook) };
    print({
      name: "tls.handshake.p99",
      value: p99,
      unit: "ms",
      median: median(took),
      ...beside,
      perSecond: PER_SECOND,
      goal: HANDSHAKE_MS,
    });
    const all = Array.from({ length: DOMAINS }, (_, i) => domainOf(i + 1));
    await shakeHands({ port: front.port, perSecond: 4 * PER_SECOND, seconds: DOMAINS / (4 * PER_SECOND), names: all });
    const memory = memoryOf(front.pid).now;
    print({ name: "tls.memory", value: memory, unit: "MB", domains: DOMAINS, goal: MEMORY_MB });
    const isMet = [
      slowest <= ISSUED_MS,
      front.startedIn <= START_MS,
      page <= MOST_PAGE,
      handshake <= MOST_HANDSHAKE,
      p99 <= HANDSHAKE_MS,
      memory <= MEMORY_MB,
    ];
    if (isMet.includes(false)) process.exitCode = 1;
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
