import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { type Figure, percentile, print } from "../figures.ts";
import { ask, closeConnections, type HttpReply } from "../sessions/http.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { createAccount } from "../support/operator.ts";
import { photo } from "./photo.ts";
import { publishPicture } from "./publish-picture.ts";

/** Photos of 3000 × 2000. Fewer are for trying things out. */
const PHOTOS = Number(process.env.BENCH_PHOTOS ?? 12);
const WIDTHS = [320, 640, 1280, 1920] as const;
const AT_ONCE = 50;
const LIMIT_MS = 150;
const UNTIL_MS = 120_000;
const WEBP = "image/webp,*/*;q=0.8";
const JPEG = "image/jpeg,*/*;q=0.8";
const ANY = "image/avif,image/webp,*/*;q=0.8";

interface Uploaded {
  readonly id: string;
  readonly bytes: Buffer;
}

/** How long the first who asks for a picture waits, in each format and width, beside the same work done by sharp alone. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-images-"));
  const server = await startBuiltServer(folder);
  let visiting: (() => Promise<number[]>) | undefined;
  try {
    const { port } = server;
    visiting = visitors(port);
    const { apiKey } = await createAccount(folder);
    const headers = { authorization: `Bearer ${apiKey}` };
    const uploading: number[] = [];
    const upload = async (bytes: Buffer): Promise<Uploaded> => {
      const body = new FormData();
      body.set("file", new File([Uint8Array.from(bytes)], "foto.jpg", { type: "image/jpeg" }));
      const began = performance.now();
      const reply = await fetch(`http://localhost:${port}/api/images`, { method: "POST", headers, body });
      const { id } = (await reply.json()) as { readonly id: string };
      if (reply.status !== 201) throw new Error(`an upload was answered ${reply.status}`);
      uploading.push(performance.now() - began);
      return { id, bytes };
    };
    const show = async (id: string, width: number, accept: string): Promise<HttpReply> => {
      const reply = await ask(port, { host: "uploads.localhost", path: `/i/${id}/${width}`, headers: { accept } });
      if (reply.status !== 200) throw new Error(`a picture was answered ${reply.status}`);
      return reply;
    };

    const times = new Map<string, number[]>();
    const note = (name: string, ms: number): void => void times.set(name, [...(times.get(name) ?? []), ms]);
    for (let round = 0; round < PHOTOS; round += 1) {
      const { id, bytes } = await upload(await photo(round));
      // Each width is the first of a photo as often as the others; behind it the rest of its format is being made.
      const widths = WIDTHS.map((_, index) => WIDTHS[(index + round) % WIDTHS.length] ?? 320);
      for (const width of widths) {
        note(`webp.${width}`, (await show(id, width, WEBP)).ms);
        const began = performance.now();
        await sharp(bytes).resize({ width }).jpeg({ quality: 80 }).toBuffer();
        note(`sharp.${width}`, performance.now() - began);
        note(`jpeg.${width}`, (await show(id, width, JPEG)).ms);
      }
    }
    for (const width of WIDTHS) {
      const alone = times.get(`sharp.${width}`) ?? [];
      report("images.first.webp", width, times.get(`webp.${width}`) ?? []);
      report("images.first.jpeg", width, times.get(`jpeg.${width}`) ?? [], alone);
      report("images.sharp.jpeg", width, alone);
    }
    print({ name: "images.upload", value: percentile(uploading, 0.5), unit: "ms", p95: percentile(uploading, 0.95) });

    const crowd = await upload(await photo(PHOTOS));
    const rush = await Promise.all(Array.from({ length: AT_ONCE }, () => show(crowd.id, 1280, JPEG)));
    const waits = rush.map(({ ms }) => ms);
    print({
      name: "images.crowd.jpeg",
      value: percentile(waits, 0.5),
      unit: "ms",
      most: Math.max(...waits),
      visitors: AT_ONCE,
      width: 1280,
    });

    const page = await publishPicture(port, headers, crowd.id);
    const path = `/_v/i/${createHash("sha256").update(crowd.bytes).digest("hex").slice(0, 40)}-1280`;
    const published = performance.now();
    const look = () => ask(port, { host: page, path, headers: { accept: ANY } });
    const first = await look();
    let last = first;
    while (last.headers["content-type"] !== "image/avif") {
      if (performance.now() - published > UNTIL_MS) throw new Error("there was no AVIF within two minutes");
      await new Promise((resolve) => setTimeout(resolve, 100));
      last = await look();
    }
    print({
      ...{ name: "images.avif.behind", value: performance.now() - published, unit: "ms", first: first.ms },
      ...{ as: String(first.headers["content-type"]), later: last.ms, width: 1280 },
    });
    const calm = await visiting();
    visiting = undefined;
    print({ name: "images.visitors.meanwhile", value: percentile(calm, 0.5), unit: "ms", p99: percentile(calm, 0.99), asked: calm.length });
  } finally {
    await visiting?.();
    closeConnections();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(name: string, width: number, times: readonly number[], alone?: readonly number[]): void {
  const p95 = percentile(times, 0.95);
  const peer = alone && { against: "sharp alone", ratio: percentile(times, 0.5) / percentile(alone, 0.5) };
  print({ name, value: percentile(times, 0.5), unit: "ms", p95, limit: LIMIT_MS, width, of: times.length, ...peer } satisfies Figure);
  if (name.startsWith("images.first") && p95 > LIMIT_MS) process.exitCode = 1;
}

/** Asks the visitor plane over and over, until the function it gives is called; that gives the milliseconds of each answer. */
function visitors(port: number): () => Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const going = (async () => {
    while (!isOver) {
      times.push((await ask(port, { path: "/healthz" })).ms);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  })();
  return async () => {
    isOver = true;
    await going;
    return times;
  };
}
