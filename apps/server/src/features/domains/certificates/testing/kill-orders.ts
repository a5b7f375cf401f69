import { spawn } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { ProcessSettings, Said } from "./certificate-process.ts";
import type { Pebble } from "./start-pebble.ts";

export interface KillOrders {
  readonly settings: Omit<ProcessSettings, "newHosts" | "oldHosts" | "aheadMs">;
  readonly kills: number;
  /** How many hosts each life adds. */
  readonly hostsEach: number;
  /** Every other kill comes at a request drawn from so many of a life's first, the others while a new order is being made. */
  readonly mostRequests: number;
  readonly pebble: Pebble;
}

export interface KilledOrders {
  readonly hosts: readonly string[];
  /** How often a life found an order that the one before it was cut off in. */
  readonly cutOff: number;
  /** How many lives ended by themselves, having done everything. */
  readonly whole: number;
}

/** Beyond the leases on jobs of the life before, which only an embedded database ends at once. */
const LIFE_MS = 40_000;

const NEW_ORDER = "/order-plz";

/** Holds for one request of so many, drawn by chance; of those to a path, where one is given. */
function nth(most: number, only?: string): (path: string) => boolean {
  let left = 1 + Math.floor(Math.random() * most);
  return (path) => (only === undefined || path === only) && --left === 0;
}

const NODE_MODULES = fileURLToPath(new URL("../../../../../../../node_modules", import.meta.url));

/** Kills process after process while it has certificates made, each with more hosts, and lets the last one end. */
export async function killOrders({ settings, kills, hostsEach, mostRequests, pebble }: KillOrders): Promise<KilledOrders> {
  const build = await mkdtemp(join(tmpdir(), "vitrine-certificate-process-"));
  const entry = join(build, "certificate-process.mjs");
  const input = fileURLToPath(new URL("./certificate-process.ts", import.meta.url));
  // Our own packages alone come into it, which Node does not read by itself: the others have native parts.
  await symlink(NODE_MODULES, join(build, "node_modules"));
  const bundle = await rolldown({ input, platform: "node", external: (id) => /^[^./\0]/.test(id) && !id.startsWith("@vitrine/") });
  await bundle.write({ file: entry, format: "esm", codeSplitting: false });
  await bundle.close();
  const live = (given: ProcessSettings, isDeadly: (path: string) => boolean): Promise<{ said: Said | null; isKilled: boolean }> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [entry, JSON.stringify(given)], { stdio: ["ignore", "pipe", "inherit"] });
      let said: Said | null = null;
      let text = "";
      pebble.onRequest = (path) => {
        if (isDeadly(path)) child.kill("SIGKILL");
      };
      child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        if (said !== null || !text.includes("\n")) return;
        said = JSON.parse(text) as Said;
      });
      child.on("error", reject);
      child.on("exit", (code, signal) => {
        if (code === 0 || signal === "SIGKILL") resolve({ said, isKilled: signal === "SIGKILL" });
        else reject(new Error(`the process ended with ${code ?? signal}`));
      });
    });
  const hosts: string[] = [];
  let [cutOff, whole] = [0, 0];
  try {
    for (let life = 0; life <= kills; life++) {
      const isLast = life === kills;
      const oldHosts = [...hosts];
      const newHosts = isLast ? [] : Array.from({ length: hostsEach }, (_, index) => `k${life}x${index}.example`);
      hosts.push(...newHosts);
      const { said, isKilled } = await live(
        { ...settings, newHosts, oldHosts, aheadMs: life * LIFE_MS },
        isLast ? () => false : life % 2 === 0 ? nth(mostRequests) : nth(hostsEach, NEW_ORDER),
      );
      cutOff += said?.cutOff.length ?? 0;
      if (!isKilled) whole++;
    }
    return { hosts, cutOff, whole };
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}
