import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dist = process.env.VITRINE_DIST ?? join(root, "dist");
const program = join(dist, "server/main.js");

/** Milliseconds a start may take on a busy machine. */
const START_MS = 40_000;

/** The built product, running on a port and a data folder of its own. */
export interface TestServer {
  /** Where the dashboard is: `http://localhost:41234`. */
  readonly origin: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no free port");
  return address.port;
}

async function run(data: string): Promise<TestServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), VITRINE_DATA: data },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const giveUpAt = Date.now() + START_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`the server did not start from ${program}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** A data folder with an empty database, made once for each build: making one takes seconds, a copy does not. */
async function readyFolder(): Promise<string> {
  const folder = join(tmpdir(), `vitrine-e2e-${statSync(program).mtimeMs.toFixed(0)}`);
  if (existsSync(folder)) return folder;
  const making = mkdtempSync(`${folder}-`);
  await (await run(making)).stop();
  try {
    renameSync(making, folder);
  } catch {
    // Another worker was first.
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/** Starts the built product with nobody in it. */
export async function startTestServer(): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-e2e-data-"));
  cpSync(await readyFolder(), data, { recursive: true });
  const server = await run(data);
  return {
    origin: server.origin,
    async stop() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
