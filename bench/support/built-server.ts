import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { processesOf } from "./processes.ts";

/** Who serves visitors at a port. */
export interface ServingProcess {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The server as it ships, running on a data folder of its own. */
export interface BuiltServer extends ServingProcess {
  /** All of its processes. */
  pids(): number[];
}

const READY_MS = 60_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

/** What `npm start` tells Node before it names the program. */
export function nodeOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly scripts: { readonly start: string } };
  const words = scripts.start.split(" ");
  return words.slice(words.indexOf("node") + 1, -1);
}

/** Starts `dist/server/main.js`, or the build in `VITRINE_DIST`, and waits until it answers. */
export async function startBuiltServer(dataFolder: string, more: Readonly<Record<string, string>> = {}): Promise<BuiltServer> {
  const dist = resolve(process.env.VITRINE_DIST ?? "dist");
  const main = join(dist, "server", "main.js");
  if (!existsSync(main)) throw new Error(`there is no built server at ${main}: run npm start once, or scripts/build.ts`);
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), VITRINE_DATA: dataFolder, NODE_ENV: "production", ...more };
  const child = spawn(process.execPath, [...nodeOptions(), main], { env, stdio: ["ignore", "ignore", "inherit"] });
  await answering(child, port);
  return {
    port,
    pid: child.pid ?? 0,
    pids: () => processesOf(child.pid ?? 0),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function answering(child: ChildProcess, port: number): Promise<void> {
  const until = Date.now() + READY_MS;
  for (;;) {
    if (await isReady(port)) return;
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (Date.now() > until) throw new Error("the server was not ready within a minute");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Whether dashboard and pages are; a build from before they were two processes says so in one. */
async function isReady(port: number): Promise<boolean> {
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  const app = await ask("/readyz/app");
  return (app?.status === 421 ? await ask("/readyz") : app)?.ok ?? false;
}
