import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { percentile, print } from "../figures.ts";
import { ask, closeConnections, newAddress } from "../sessions/http.ts";
import { enter, solvedCaptcha } from "../sessions/log-ins.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { createAccount } from "../support/operator.ts";
import { processCpu } from "../support/process-cpu.ts";
import { memoryOf } from "../support/process-memory.ts";
import { type BenchStream, openStream } from "./open-streams.ts";

const STREAMS = 2_000;
const ACCOUNTS = 16;
const OF_ONE_SESSION = 16;
const CHANGES = 100;
const SETTLE_MS = 5_000;
const LIMIT_MB = 80;
const LIMIT_MS = 300;

/** What two thousand browsers cost that only listen, and how soon one of them hears of a change. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-live-"));
  const server = await startBuiltServer(folder, { VITRINE_TRUSTED_PROXIES: "127.0.0.1" });
  const { port } = server;
  const streams: BenchStream[] = [];
  try {
    const keys: string[] = [];
    const cookies: { cookie: string; account: number }[] = [];
    for (let account = 0; account < ACCOUNTS; account++) {
      const email = `bench${account}@example.com`;
      keys.push((await createAccount(folder, email)).apiKey);
      const sessions = Math.ceil(STREAMS / ACCOUNTS / OF_ONE_SESSION);
      for (let n = 0; n < sessions; n++) cookies.push({ account, cookie: await enter(port, await solvedCaptcha(port), email) });
    }
    const call = (account: number, method: string, path: string, body?: object) =>
      ask(port, { method, path, headers: { authorization: `Bearer ${keys[account]}`, ...newAddress() }, ...(body ? { body } : {}) });
    const site = JSON.parse((await call(0, "POST", "/api/sites", { name: "ao-vivo", region: "br" })).text) as { id: string };
    const page = JSON.parse((await call(0, "POST", "/api/pages", { siteId: site.id, slug: "a", title: "Ao vivo" })).text) as { id: string };
    await wait(SETTLE_MS);
    const pids = server.pids();
    const each = (): number[] => pids.map((pid) => memoryOf(pid).now);
    const before = each();
    const opened = performance.now();
    const heard: BenchStream[] = [];
    for (let n = 0; n < STREAMS; n++) {
      const { cookie, account } = cookies[n % cookies.length] as (typeof cookies)[number];
      const stream = await openStream(port, cookie, ["leads", "pages", "account"], newAddress()["x-forwarded-for"]);
      streams.push(stream);
      if (account === 0) heard.push(stream);
    }
    const openMs = (performance.now() - opened) / STREAMS;
    await wait(SETTLE_MS);
    const grown = each().map((now, n) => now - (before[n] ?? 0));
    const all = grown.reduce((sum, more) => sum + more, 0);
    print({ name: "live.2000-streams.memory", value: all, unit: "MB", limit: LIMIT_MB, processes: grown.map(Math.round).join("+") });
    print({ name: "live.stream.open", value: openMs, unit: "ms" });
    if (all > LIMIT_MB) process.exitCode = 1;

    const cpu = processCpu(...pids);
    await wait(20_000);
    print({ name: "live.2000-streams.idle-cpu", value: (processCpu(...pids) - cpu) / 20_000 / 10, unit: "%" });

    const times: number[] = [];
    for (let n = 0; n < CHANGES; n++) {
      const next = heard.map((stream) => stream.next("pages"));
      const began = performance.now();
      await call(0, "PATCH", `/api/pages/${page.id}`, { title: `Ao vivo ${n}` });
      times.push(...(await Promise.all(next)).map((at) => at - began));
    }
    const p95 = percentile(times, 0.95);
    print({ name: "live.change.p95", value: p95, unit: "ms", limit: LIMIT_MS, p50: percentile(times, 0.5), listeners: heard.length });
    if (p95 > LIMIT_MS) process.exitCode = 1;
  } finally {
    for (const stream of streams) stream.close();
    closeConnections();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
