import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { multipartFile } from "../../apps/server/src/testing/multipart.ts";
import { send } from "../../apps/server/src/testing/send.ts";
import { print } from "../figures.ts";
import { startBuiltServer } from "../serve/built-server.ts";
import { apiAt, longestWait, newApiKey } from "./api.ts";
import { limitShapes } from "./limit-shapes.ts";

/** Goals: megabytes above the idle server, and milliseconds. */
const MOST_MB = 300;
const MOST_MS = 2_000;

/** The resident memory of a process in megabytes, as Linux counts it: now, and at its most. */
function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: megabytes("VmRSS"), most: megabytes("VmHWM") };
}

async function uploadPicture(port: number, apiKey: string): Promise<string> {
  const bytes = await sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();
  const { headers, ...rest } = multipartFile("foto.jpg", "image/jpeg", bytes);
  const reply = await send(port, "localhost", "/api/images", { ...rest, headers: { ...headers, authorization: `Bearer ${apiKey}` } });
  return reply.json().id;
}

/**
 * The largest pages that a document's limits allow, each published by a server that did nothing else before: how
 * long it takes, what memory, and how long somebody else has to wait meanwhile; so is the refusal of those that grow
 * beyond a page's budget. Fails over the goals. Linux only.
 */
export async function measureLimits(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-bench-limits-"));
  const over: string[] = [];
  try {
    const first = await startBuiltServer(data);
    const apiKey = newApiKey(data);
    const api = apiAt(first.port, apiKey);
    const { id: siteId } = await api.call("POST", "/api/sites", { name: "bench", region: "br" });
    const shapes = limitShapes(await uploadPicture(first.port, apiKey));
    const wanted = [...shapes].filter(([shape]) => shape.includes(process.env.VITRINE_BENCH_SHAPE ?? ""));
    const pages = new Map<string, unknown>();
    for (const [shape, make] of wanted) {
      const title = shape.slice(0, 60);
      const page = await api.call("POST", "/api/pages", { siteId, slug: `limite-${pages.size}`, title, document: make() });
      pages.set(shape, page.id);
    }
    await first.stop();
    for (const [shape, pageId] of pages) {
      const server = await startBuiltServer(data);
      // Linux counts the most from here on.
      writeFileSync(`/proc/${server.pid}/clear_refs`, "5");
      const idle = memoryOf(server.pid).now;
      const started = performance.now();
      let isRefused = false;
      const wait = await longestWait(apiAt(server.port, apiKey), server.port, pageId).catch((error: Error) => {
        isRefused = error.message.includes("PAGE_TOO_HEAVY");
        if (!isRefused) throw error;
        return Number.NaN;
      });
      const took = performance.now() - started;
      const above = memoryOf(server.pid).most - idle;
      print({
        name: `publish.limit: ${shape}`,
        value: took,
        unit: "ms",
        wait,
        aboveIdleMB: above,
        ...(isRefused ? { refused: "PAGE_TOO_HEAVY" } : {}),
      });
      if (took > MOST_MS || above > MOST_MB) over.push(shape);
      await server.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  if (over.length > 0) throw new Error(`over ${MOST_MS} ms or ${MOST_MB} MB: ${over.join(", ")}`);
}
