import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { print } from "../figures.ts";
import { putSite, samplePage } from "../serve/sample-site.ts";
import { runWrk } from "../serve/wrk.ts";
import { freePort } from "../support/built-server.ts";
import { processCpu } from "../support/process-cpu.ts";
import { memoryOf } from "../support/process-memory.ts";
import { storedSightings } from "./stored-sightings.ts";

const RATE_LIMIT = 20_000;
const CPU_LIMIT_US = 50;

/** How many gathered entries a front takes over HTTP, what one costs it, and whether each is on disk or counted. */
export async function takeSightings(dataFolder: string, connections: number, seconds: number): Promise<void> {
  const site = putSite(dataFolder, 1, samplePage(1), systemClock.id("account"));
  const script = join(dataFolder, "sightings.lua");
  const text = `${site.pageId} view https://www.instagram.com/ utm_source=bio&utm_medium=social&utm_campaign=inverno`;
  writeFileSync(
    script,
    `local n = 0
request = function()
  n = n + 1
  return wrk.format("POST", nil, nil, '{"n":' .. n .. ',"text":"${text}"}')
end\n`,
  );
  const port = await freePort();
  const child = fork(resolve("bench/gather/front.ts"), [dataFolder, String(port)], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  await once(child, "message");
  const pid = child.pid ?? 0;
  const load = (seconds: number) =>
    runWrk({
      ...{ url: `http://127.0.0.1:${port}/_v/sightings/`, connections, seconds, script },
      headers: { Host: `${site.name}.localhost:${port}`, "content-type": "application/json" },
    });
  const warm = await load(2);
  const before = processCpu(pid);
  const done = await load(seconds);
  const cpu = (processCpu(pid) - before) / done.requests;
  const memory = memoryOf(pid).most;
  const { requests, errors, p99 } = done;
  const rate = requests / done.seconds;
  print({ name: "gather.rate", value: rate, unit: "entries/s", limit: RATE_LIMIT, errors, p99, connections });
  print({ name: "gather.cpu", value: cpu, unit: "µs an entry", limit: CPU_LIMIT_US });
  print({ name: "gather.memory", value: memory, unit: "MB" });
  child.kill("SIGTERM");
  await once(child, "exit");
  const { stored, missing } = await storedSightings(dataFolder);
  print({ name: "gather.kept", value: stored, unit: "entries", against: "acknowledged", acknowledged: warm.requests + requests, missing });
  // What was under way as wrk left was taken, and answered to nobody.
  if (stored + missing < warm.requests + requests) throw new Error(`${warm.requests + requests} were acknowledged, ${stored} are on disk`);
  if (rate < RATE_LIMIT || cpu > CPU_LIMIT_US || errors > 0) process.exitCode = 1;
}
