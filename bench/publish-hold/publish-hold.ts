import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Fragment, PageDocument } from "@vitrine/document";
import { pageShowing, sectionSaying } from "../../apps/server/src/testing/sections/section-pages.ts";
import { median, percentile, print } from "../figures.ts";
import { type ApiClient, apiAt, newApiKey, publishTime } from "../publish/api.ts";
import { createLargePage } from "../publish/create-large-page.ts";
import { largePage } from "../publish/large-page.ts";
import { startBuiltServer } from "../support/built-server.ts";

const SIZES = [300, 2_000, 9_900] as const;
const ROUNDS = 8;
const PAGES = 50;
const REPUBLISHED_BLOCKS = 2_000;
/** Goal: milliseconds of processor time that the application's thread is held at a time, at 2,000 blocks. */
const MOST_HELD = 50;

interface Held {
  /** Milliseconds of the clock, and of the thread's processor time. */
  readonly longest: number;
  readonly longestCpu: number;
}

/**
 * For how long publishing holds the application's thread at a time, in which nobody else of the dashboard is answered: of
 * pages of some sizes, and of fifty that show one section. With `--against PATH` the build at that path takes turns with this one.
 */
export async function run(peers: readonly string[]): Promise<void> {
  const builds = new Map([["this", resolve(process.env.VITRINE_DIST ?? "dist")], ...peers.map((path) => [path, resolve(path)] as const)]);
  const held: number[] = [];
  for (const [build, dist] of builds) {
    const found = await measureBuild(build === "this" ? "" : ` (${build})`, dist);
    if (build === "this") held.push(...found);
  }
  if (Math.max(...held) > MOST_HELD)
    throw new Error(`the thread is held for ${Math.max(...held).toFixed(0)} ms at ${REPUBLISHED_BLOCKS} blocks`);
}

/** Prints what a build holds, and gives the medians at 2,000 blocks. */
async function measureBuild(of: string, dist: string): Promise<number[]> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-bench-hold-"));
  const socket = join(data, "hold.sock");
  const probe = pathToFileURL(resolve("bench/publish-hold/hold-probe.ts")).href;
  process.env.VITRINE_DIST = dist;
  const server = await startBuiltServer(data, { NODE_OPTIONS: `--import=${probe}`, VITRINE_BENCH_HOLD: socket });
  const goals: number[] = [];
  try {
    const api = apiAt(server.port, newApiKey(data));
    const { id: siteId } = await api.call("POST", "/api/sites", { name: "bench", region: "br" });
    for (const size of SIZES) {
      const { holds, times } = await measureSize(api, socket, siteId, size);
      const cpu = holds.map(({ longestCpu }) => longestCpu);
      print({
        ...{ name: `publish-hold.${size}${of}`, value: median(cpu), unit: "ms", most: Math.max(...cpu) },
        ...{ clock: median(holds.map(({ longest }) => longest)), publish: median(times), first: times[0] },
      });
      if (size === REPUBLISHED_BLOCKS) goals.push(median(cpu));
    }
    goals.push(await measureRepublish(api, socket, siteId, of));
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return goals;
}

async function measureSize(api: ApiClient, socket: string, siteId: unknown, size: number): Promise<{ holds: Held[]; times: number[] }> {
  const id = await createLargePage(api, siteId, { slug: `p-${size}`, title: "Grande" }, largePage(size, "Grande"));
  const holds: Held[] = [];
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await api.call("PATCH", `/api/pages/${id}`, { title: `Rodada ${round}` });
    await settled(socket);
    times.push(await publishTime(api, id));
    // What it leaves to be done is part of it: the page's history, what listens.
    holds.push(await settled(socket));
  }
  return { holds, times };
}

/** The longest hold of fifty pages with one section that are published anew. */
async function measureRepublish(api: ApiClient, socket: string, siteId: unknown, of: string): Promise<number> {
  const section = await api.call("POST", "/api/synced-sections", { name: "Rodapé", fragment: sectionSaying("Versão 1") });
  const page = withSection(largePage(REPUBLISHED_BLOCKS, "Com seção"), String(section.id));
  for (let each = 0; each < PAGES; each++) {
    const id = await createLargePage(api, siteId, { slug: `s-${each}`, title: `Com seção ${each}` }, page);
    await publishTime(api, id);
  }
  await api.call("PUT", `/api/synced-sections/${section.id}/content`, {
    version: 1,
    fragment: sectionSaying("Versão 2") satisfies Fragment,
  });
  await settled(socket);
  const began = performance.now();
  await api.call("POST", `/api/synced-sections/${section.id}/republish`, {});
  const holds: Held[] = [];
  for (let isOver = false; !isOver; ) {
    await new Promise((done) => setTimeout(done, 100));
    holds.push(await askHeld(socket));
    const { run } = (await api.call("GET", `/api/synced-sections/${section.id}/republish`)) as {
      readonly run?: { readonly state: string };
    };
    isOver = run?.state !== "running";
  }
  const took = performance.now() - began;
  const cpu = holds.map(({ longestCpu }) => longestCpu);
  print({
    ...{ name: `publish-hold.republish${of}`, value: Math.max(...cpu), unit: "ms", pages: PAGES, blocks: REPUBLISHED_BLOCKS },
    ...{ clock: Math.max(...holds.map(({ longest }) => longest)), p95: percentile(cpu, 0.95), took },
  });
  return Math.max(...cpu);
}

function withSection(page: PageDocument, sectionId: string): PageDocument {
  const { records } = pageShowing("", sectionId);
  const place = records.sync0;
  if (!place) throw new Error("no section on the page");
  return { ...page, records: { ...page.records, sync0: place } };
}

/** The longest hold since it was last asked, once nothing has been held for half a second. */
async function settled(socket: string): Promise<Held> {
  let found = await askHeld(socket);
  for (let calm = 0; calm < 5; ) {
    await new Promise((done) => setTimeout(done, 100));
    const now = await askHeld(socket);
    calm = now.longestCpu < 5 ? calm + 1 : 0;
    found = { longest: Math.max(found.longest, now.longest), longestCpu: Math.max(found.longestCpu, now.longestCpu) };
  }
  return found;
}

function askHeld(socketPath: string): Promise<Held> {
  return new Promise((done, fail) => {
    request({ socketPath, path: "/" }, (reply) => {
      let text = "";
      reply.on("data", (part: Buffer) => {
        text += part;
      });
      reply.on("end", () => done(JSON.parse(text) as Held));
    })
      .on("error", fail)
      .end();
  });
}
