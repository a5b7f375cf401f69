import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface WrkOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly threads?: number;
  readonly seconds: number;
  /** A Lua script that varies the requests. */
  readonly script?: string;
}

export interface WrkResult {
  readonly requests: number;
  readonly seconds: number;
  /** Answers that were neither 2xx nor 3xx, and requests that got none. */
  readonly errors: number;
  /** In milliseconds. */
  readonly p99: number;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** Loads a server with wrk and reads its report. */
export async function runWrk({ url, headers = {}, connections, threads = 1, seconds, script }: WrkOptions): Promise<WrkResult> {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const lua = script === undefined ? [] : ["-s", script];
  const { stdout } = await run("wrk", [`-t${threads}`, `-c${connections}`, `-d${seconds}s`, "--latency", ...given, ...lua, url]);
  const [, requests, taken, unit = "s"] = /(\d+) requests in ([\d.]+)(us|ms|s|m),/.exec(stdout) ?? [];
  const [, p99, p99Unit = "ms"] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout) ?? [];
  if (requests === undefined || taken === undefined || p99 === undefined) throw new Error(`wrk said nothing of use:\n${stdout}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const [, ...broken] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  return {
    requests: Number(requests),
    seconds: (Number(taken) * (UNITS[unit] ?? 1)) / 1_000,
    errors: refused + broken.reduce((sum, count) => sum + Number(count), 0),
    p99: Number(p99) * (UNITS[p99Unit] ?? 1),
  };
}
