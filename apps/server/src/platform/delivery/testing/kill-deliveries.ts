import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import type { ProcessSettings } from "./delivery-process.ts";
import { startReceiver } from "./receiver.ts";

/** What came of deliveries whose processes were killed. */
export interface KilledDeliveries {
  /** Committed by all that were killed together. */
  readonly committed: number;
  /** Of those, the ones that never arrived. */
  readonly lost: readonly string[];
  /** Keys that arrived under more than one id. */
  readonly doubled: readonly string[];
  /** Requests that came for an id that had come before. */
  readonly again: number;
}

/** More than a process sends in its life; a later life's first number, in seconds, puts its clock beyond the leases of the one before. */
const PER_LIFE = 100_000;

/** How long the last process may take to make up for the others, in milliseconds: it sends all the while. */
const PATIENCE_MS = 30_000;

/**
 * Kills process after process in the middle of sending, each as soon as it has made so many requests, and lets the last one
 * go on until all has arrived.
 * @param file the process's source
 */
export async function killDeliveries(
  file: string,
  settings: Omit<ProcessSettings, "url" | "first">,
  kills: number,
): Promise<KilledDeliveries> {
  const build = await mkdtemp(join(tmpdir(), "vitrine-delivery-process-"));
  const entry = join(build, "delivery-process.mjs");
  const bundle = await rolldown({ input: file, platform: "node", external: ["pg-native"] });
  await bundle.write({ file: entry, format: "esm", codeSplitting: false });
  await bundle.close();
  const idsOf = new Map<string, Set<string>>();
  let requests = 0;
  let onRequest = (): void => {};
  const receiver = await startReceiver(({ headers, body }, response) => {
    idsOf.set(body, (idsOf.get(body) ?? new Set()).add(String(headers["webhook-id"])));
    requests += 1;
    response.end();
    onRequest();
  });
  const committed = new Set<string>();
  const live = (life: number, isOver: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const args = [entry, JSON.stringify({ ...settings, url: receiver.url("/"), first: (life + 1) * PER_LIFE })];
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
      const kill = (): void => {
        if (isOver()) child.kill("SIGKILL");
      };
      onRequest = kill;
      let rest = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        const lines = (rest + text).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) committed.add(line);
      });
      child.on("exit", (_code, signal) => (signal === "SIGKILL" ? resolve() : reject(new Error("the process ended by itself"))));
    });
  try {
    for (let life = 0; life < kills; life++) {
      const before = requests;
      await live(life, () => requests > before + ((life * 7) % 23));
    }
    const left = [...committed];
    const givesUpAt = performance.now() + PATIENCE_MS;
    await live(kills, () => left.every((key) => idsOf.has(key)) || performance.now() > givesUpAt);
    return {
      committed: left.length,
      lost: left.filter((key) => !idsOf.has(key)),
      doubled: [...idsOf].filter(([, ids]) => ids.size > 1).map(([key]) => key),
      again: requests - idsOf.size,
    };
  } finally {
    await receiver.stop();
    await rm(build, { recursive: true, force: true });
  }
}
