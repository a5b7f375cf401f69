import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { median, percentile, print } from "../figures.ts";
import { processCpu } from "../support/process-cpu.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const CALLS = 4_000;
const AT_ONCE = 8;
/** What a call through the front may take more than one that goes straight to the application, in microseconds of CPU. */
const LIMIT_US = 300;

/** What a browser sends with a call of the dashboard. */
const HEADERS = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  accept: "application/json",
  "accept-language": "pt-BR,pt;q=0.9,en;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "sec-ch-ua": '"Chromium";v="140", "Not=A?Brand";v="24"',
  "sec-ch-ua-mobile": "?0",
  "sec-ch-ua-platform": '"Linux"',
  "sec-fetch-dest": "empty",
  "sec-fetch-mode": "cors",
  "sec-fetch-site": "same-origin",
  referer: "http://localhost:3000/pages",
  cookie: `vitrine-3000=${"a".repeat(43)}`,
  sessionid: "ses_01k9zq3v9d7x2m5c8f4b6n1h0j",
};

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
}

async function start(file: string, socketPath: string): Promise<Started> {
  const child = fork(resolve(file), [socketPath], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { child, port };
}

function call(agent: Agent, port: number, body: string | undefined): Promise<number> {
  const began = performance.now();
  const method = body === undefined ? "GET" : "POST";
  const headers = { ...HEADERS, ...(body === undefined ? {} : { "content-type": "application/json", "content-length": body.length }) };
  return new Promise((done, failed) => {
    const sent = request({ host: "127.0.0.1", port, path: "/api/sites?limit=20", method, agent, headers }, (answer) => {
      answer
        .resume()
        .on("end", () => (answer.statusCode === 200 ? done(performance.now() - began) : failed(new Error(`${answer.statusCode}`))));
    });
    sent.on("error", failed).end(body);
  });
}

/** Microseconds of CPU that a call takes of the processes, and milliseconds until it is answered. */
async function measure(port: number, pids: readonly number[], body: string | undefined): Promise<{ cpu: number; times: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const used = (): number => pids.reduce((sum, pid) => sum + processCpu(pid), 0);
  const before = used();
  const times: number[] = [];
  let left = CALLS;
  const lane = async (): Promise<void> => {
    while (left-- > 0) times.push(await call(agent, port, body));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  agent.destroy();
  return { cpu: (used() - before) / CALLS, times };
}

/** What it costs that the dashboard's calls come through the front: of both processes, against the application alone. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-pass-on-"));
  const socketPath = join(folder, "app.sock");
  const app = await start("bench/pass-on/app.ts", socketPath);
  const front = await start("bench/pass-on/front.ts", socketPath);
  const pids = [app, front].flatMap(({ child }) => child.pid ?? []);
  try {
    for (const [name, body] of [["get", undefined] as const, ["post-1-kB", JSON.stringify({ text: "x".repeat(1_000) })] as const]) {
      const rounds: { direct: number; through: number }[] = [];
      const times = { direct: [] as number[], through: [] as number[] };
      // The first round warms up.
      for (let round = 0; round <= ROUNDS; round++) {
        const direct = await measure(app.port, pids, body);
        const through = await measure(front.port, pids, body);
        if (round === 0) continue;
        rounds.push({ direct: direct.cpu, through: through.cpu });
        times.direct.push(...direct.times);
        times.through.push(...through.times);
      }
      const more = median(rounds.map(({ direct, through }) => through - direct));
      print({
        ...{ name: `pass-on.${name}.cpu-more`, value: more, unit: "µs", limit: LIMIT_US, rounds: ROUNDS },
        direct: median(rounds.map(({ direct }) => direct)),
        through: median(rounds.map(({ through }) => through)),
      });
      const p99 = percentile(times.through, 0.99);
      print({ name: `pass-on.${name}.p99`, value: p99, unit: "ms", direct: percentile(times.direct, 0.99), atOnce: AT_ONCE });
      if (more > LIMIT_US) process.exitCode = 1;
    }
  } finally {
    for (const { child } of [front, app]) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
