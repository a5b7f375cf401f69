import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, percentile, print } from "../figures.ts";
import { putSite, samplePage } from "../serve/sample-site.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { createAccount } from "../support/operator.ts";
import { processCpu } from "../support/process-cpu.ts";
import { ask, closeConnections, type HttpReply, newAddress } from "./http.ts";
import { enter, solvedCaptcha } from "./log-ins.ts";
import { probe, rush } from "./rush.ts";

const LOG_INS = 40;
/** Before the code runs as fast as it will. */
const WARM_UP = 20;
/** Rounds with and without a session take turns; together they stay under what one account may ask in ten seconds. */
const ROUNDS = 4;
const CHECKS = 700;
const WINDOW_MS = 10_000;
const AT_ONCE = 16;
const RATE = 100;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const REVOCATIONS = 20;
const MICROSECONDS = 1_000;

/** Milliseconds of processor time a request costs the server. */
async function costOf(pids: readonly number[], count: number, send: () => Promise<HttpReply>): Promise<number> {
  const before = processCpu(...pids);
  let left = count;
  const lane = async (): Promise<void> => {
    while (left-- > 0) {
      const { status, text } = await send();
      if (status !== 200) throw new Error(`a request was answered ${status}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return (processCpu(...pids) - before) / count / MICROSECONDS;
}

/** What a log-in and the check of a session cost, how soon a revocation holds, and what a rush of log-ins does to the rest. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-sessions-"));
  const server = await startBuiltServer(folder);
  try {
    const { port } = server;
    const pids = server.pids();
    const { accountId } = await createAccount(folder);
    putSite(folder, 1, samplePage(1), accountId);
    const page = { host: "loja-1.localhost", path: "/curso" };
    const captchas: string[] = [];
    while (captchas.length < LOG_INS + WARM_UP + 1 + REVOCATIONS + RATE * SECONDS) captchas.push(await solvedCaptcha(port));
    const take = (count: number): string[] => captchas.splice(0, count);

    const [cookie = ""] = await Promise.all(take(1).map((captcha) => enter(port, captcha)));
    for (const captcha of take(WARM_UP)) await enter(port, captcha);
    const before = processCpu(...pids);
    for (const captcha of take(LOG_INS)) await enter(port, captcha);
    const logInMs = (processCpu(...pids) - before) / LOG_INS / MICROSECONDS;
    print({ name: "sessions.log-in.cpu", value: logInMs, unit: "ms", against: "80 ms", ratio: logInMs / 80 });

    const check = (headers: Record<string, string>) => () =>
      ask(port, { path: "/api/auth/options", headers: { ...newAddress(), ...headers } });
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const without = await costOf(pids, CHECKS, check({}));
      costs.push((await costOf(pids, CHECKS, check({ cookie }))) - without);
    }
    const checkMs = median(costs.slice(1));
    print({ name: "sessions.check.cpu", value: checkMs, unit: "ms", against: "0.3 ms", ratio: checkMs / 0.3 });
    await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));

    const effects: number[] = [];
    for (const captcha of take(REVOCATIONS)) {
      const own = await enter(port, captcha);
      const me = () => ask(port, { path: "/api/accounts/me", headers: { cookie: own } });
      if ((await me()).status !== 200) throw new Error("the session does not open the account");
      const start = performance.now();
      const origin = `http://localhost:${port}`;
      await ask(port, { method: "DELETE", path: "/api/auth/sessions/current", headers: { cookie: own, origin } });
      while ((await me()).status !== 401);
      effects.push(performance.now() - start);
    }
    print({ name: "sessions.revocation", value: median(effects), unit: "ms", p95: percentile(effects, 0.95) });

    const calm = await probe(port, page, new Promise((resolve) => setTimeout(resolve, 3_000)));
    const rushing = rush(port, take(RATE * SECONDS), RATE);
    const busy = await probe(port, page, rushing);
    const { answered, refused } = await rushing;
    print({
      ...{ name: "sessions.rush.answered", value: answered.length / SECONDS, unit: "log-ins/s", asked: RATE, refused: refused / SECONDS },
      ...{ p50: median(answered), p99: percentile(answered, 0.99) },
    });
    for (const probed of ["page", "ready"] as const) {
      const [value, alone] = [percentile(busy[probed], 0.99), percentile(calm[probed], 0.99)];
      print({ name: `sessions.rush.${probed}.p99`, value, unit: "ms", against: "without the rush", ratio: value / alone, alone });
    }
  } finally {
    closeConnections();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
