import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../apps/server/src/testing/send.ts";
import { print } from "../figures.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { memoryOf } from "../support/process-memory.ts";
import { processesOf } from "../support/processes.ts";
import { databaseGrowth } from "./database-calls.ts";
import { serverGrowth } from "./server-growth.ts";

/** How long the server is left alone before it is measured: what a first start needed besides is given back by then. */
const IDLE_MS = 20_000;
const LIMIT_MB = 400;
const FRONT_MB = 80;
const LIMIT_START_S = 1.5;
const FIRST_CALLS = 1_000;
const DATABASE_CALLS = 100_000;
/**
 * Fewer than the database's, because each is a request with all that hangs on it: some minutes of work. What the first
 * of them take is told besides: V8 and the C library widen their spaces as requests come, and give none of it back.
 */
const SERVER_FIRST_CALLS = 5_000;
const SERVER_CALLS = 15_000;
const GROWTH_MB = 60;

/** The front: npm, and a shell under it, only start it. */
function frontPid(folder: string): number {
  return (JSON.parse(readFileSync(join(folder, "server.json"), "utf8")) as { pid: number }).pid;
}

/** Starts the server by `npm start` without its build, waits until it is ready, leaves it alone and measures it. */
async function measure(label: string, folder: string, isFirst: boolean): Promise<void> {
  const port = await freePort();
  const started = performance.now();
  const env = { ...process.env, PORT: String(port), VITRINE_DATA: folder };
  const npm = spawn("npm", ["start", "--ignore-scripts"], { env, stdio: ["ignore", "pipe", "ignore"] });
  const ended = new Promise((resolve) => npm.on("exit", resolve));
  try {
    // Its own word: asking over and over would be measured with it.
    await new Promise<void>((resolve, reject) => {
      npm.stdout.on("data", (said: Buffer) => said.includes("Vitrine is ready") && resolve());
      npm.on("exit", () => reject(new Error("the server did not start")));
    });
    const seconds = Math.round(performance.now() - started) / 1_000;
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const front = frontPid(folder);
    const { now, most } = memoryOf(...processesOf(front));
    print({ name: `memory: idle after start, the front, ${label}`, value: memoryOf(front).now, unit: "MB", limit: FRONT_MB });
    print({ name: `memory: idle after start, ${label}`, value: now, unit: "MB", limit: LIMIT_MB });
    print({ name: `memory: most while starting, ${label}`, value: most, unit: "MB" });
    if (!isFirst) print({ name: "start: ready again", value: seconds, unit: "s", limit: LIMIT_START_S });
  } finally {
    npm.kill("SIGTERM");
    await ended;
  }
}

/** Prints a growth; one above what is allowed ends the bench. */
function hold(name: string, megabytes: number, after: number, calls: number): void {
  print({ name, value: megabytes, unit: "MB", limit: GROWTH_MB, after, calls });
  if (megabytes > GROWTH_MB) throw new Error(`${name}: ${Math.round(megabytes)} MB, of ${GROWTH_MB}`);
}

async function measureGrowth(folder: string): Promise<void> {
  const grown = await databaseGrowth(join(folder, "calls"), FIRST_CALLS, DATABASE_CALLS);
  hold("memory: growth of the embedded database", grown, FIRST_CALLS, DATABASE_CALLS);
  const data = join(folder, "server");
  const server = await startBuiltServer(data);
  try {
    const calls = { cold: FIRST_CALLS, warm: SERVER_FIRST_CALLS, most: SERVER_CALLS };
    const { warmUp, growth } = await serverGrowth(server.port, server.pids(), data, calls);
    print({ name: "memory: warming up of the whole server", value: warmUp, unit: "MB", after: FIRST_CALLS, calls: SERVER_FIRST_CALLS });
    hold("memory: growth of the whole server", warmUp + growth, FIRST_CALLS, SERVER_CALLS);
  } finally {
    await server.stop();
  }
}

/** The memory of the whole server, embedded database and all, on a new folder, on one that is there, and after much work. Linux only. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-memory-"));
  try {
    await measure("first start", folder, true);
    await measure("second start", folder, false);
    await measureGrowth(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
