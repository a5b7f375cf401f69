import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface H2Load {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly connections: number;
  /** How many requests there are in all. */
  readonly requests: number;
  /** How many connections are begun a second; all at once without it. */
  readonly perSecond?: number;
}

/** Loads a server with h2load, over HTTP/2 and TLS. */
export async function runH2load({ port, host, path, connections, requests, perSecond }: H2Load): Promise<void> {
  const pace = perSecond === undefined ? [] : ["-r", String(perSecond)];
  const load = ["-c", String(connections), "-n", String(requests), "-m", "1", "-t", "1", ...pace];
  const address = ["-H", "accept-encoding: gzip", `--connect-to=127.0.0.1:${port}`, `https://${host}:${port}${path}`];
  const { stdout } = await run("h2load", [...load, ...address], { maxBuffer: 16_000_000 });
  const done = Number(/(\d+) 2xx,/.exec(stdout)?.[1]);
  if (done !== requests) throw new Error(`${requests - done} of ${requests} requests failed:\n${stdout.slice(-2_000)}`);
}
