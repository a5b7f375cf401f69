import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { multipartFile } from "../../apps/server/src/testing/multipart.ts";
import { send } from "../../apps/server/src/testing/send.ts";
import { print } from "../figures.ts";
import { type BuiltServer, startBuiltServer } from "../support/built-server.ts";
import { processCpu } from "../support/process-cpu.ts";
import { memoryOf } from "../support/process-memory.ts";
import { apiAt, longestWait, newApiKey } from "./api.ts";
import { createLargePage } from "./create-large-page.ts";
import { limitShapes } from "./limit-shapes.ts";

/** Goals: megabytes above the idle server, and milliseconds. */
const MOST_MB = 300;
const MOST_MS = 2_000;

async function uploadImage(port: number, apiKey: string): Promise<string> {
  const bytes = await sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();
  const { headers, ...rest } = multipartFile("foto.jpg", "image/jpeg", bytes);
  const reply = await send(port, "localhost", "/api/images", { ...rest, headers: { ...headers, authorization: `Bearer ${apiKey}` } });
  return reply.json().id;
}

/**
 * The largest pages that a document's limits allow, each published by a server at rest that did nothing else before: how
 * long it takes, on the clock and of the processors, what memory, and how long somebody else has to wait meanwhile;
 * so is the refusal of those that grow beyond a page's budget. Fails over the goals. Linux only.
 */
export async function measureLimits(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-bench-limits-"));
  const over: string[] = [];
  try {
    const [apiKey, pages] = await withServer(data, (server) => createPages(data, server));
    for (const [shape, pageId] of pages) {
      const isWithin = await withServer(data, (server) => measureShape(server, apiKey, shape, pageId));
      if (!isWithin) over.push(shape);
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  if (over.length > 0) throw new Error(`over ${MOST_MS} ms or ${MOST_MB} MB: ${over.join(", ")}`);
}

async function withServer<Result>(data: string, work: (server: BuiltServer) => Promise<Result>): Promise<Result> {
  const server = await startBuiltServer(data);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** A page of each shape that is wanted, with the key of its account. */
async function createPages(data: string, { port }: BuiltServer): Promise<[apiKey: string, pages: Map<string, unknown>]> {
  const apiKey = newApiKey(data);
  const api = apiAt(port, apiKey);
  const { id: siteId } = await api.call("POST", "/api/sites", { name: "bench", region: "br" });
  const shapes = limitShapes(await uploadImage(port, apiKey));
  const wanted = [...shapes].filter(([shape]) => shape.includes(process.env.VITRINE_BENCH_SHAPE ?? ""));
  const pages = new Map<string, unknown>();
  for (const [shape, make] of wanted) {
    const title = shape.slice(0, 60);
    const id = await createLargePage(api, siteId, { slug: `limite-${pages.size}`, title }, make());
    pages.set(shape, id);
  }
  return [apiKey, pages];
}

/** Milliseconds of a look at the processors, and how much of them a server at rest uses meanwhile. */
const [LOOK_MS, RESTING_MS] = [250, 10];
const RESTING_LOOKS = 4;

/**
 * Waits until a server that just began rests: its database's program is still being compiled when it answers, which
 * takes hundreds of megabytes that are given back later, and would be counted as idle, or as the page's.
 */
async function resting(pids: readonly number[]): Promise<void> {
  for (let calm = 0; calm < RESTING_LOOKS; ) {
    const before = processCpu(...pids);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    calm = (processCpu(...pids) - before) / 1_000 <= RESTING_MS ? calm + 1 : 0;
  }
}

/** Whether the page of this shape is published within the goals. */
async function measureShape({ port, ...server }: BuiltServer, apiKey: string, shape: string, pageId: unknown): Promise<boolean> {
  const pids = server.pids();
  await resting(pids);
  // Linux counts the most from here on.
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const idle = memoryOf(...pids).now;
  const [started, cpu] = [performance.now(), processCpu(...pids)];
  let refused: string | undefined;
  const wait = await longestWait(apiAt(port, apiKey), port, pageId).catch((error: Error) => {
    refused = /PAGE_TOO_HEAVY|PAGE_TOO_DETAILED|FORMS_TOO_LARGE/.exec(error.message)?.[0];
    if (!refused) throw error;
    return Number.NaN;
  });
  const took = performance.now() - started;
  const aboveIdleMB = memoryOf(...pids).most - idle;
  const cpuMs = (processCpu(...pids) - cpu) / 1_000;
  print({ name: `publish.limit: ${shape}`, value: took, unit: "ms", cpuMs, wait, aboveIdleMB, ...(refused ? { refused } : {}) });
  return took <= MOST_MS && aboveIdleMB <= MOST_MB;
}
