import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rememberOutbox } from "./outbox.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const program = join(resolve(root, process.env.VITRINE_DIST ?? "dist"), "server/main.js");

/** Milliseconds a start may take on a busy machine. */
const START_MS = 90_000;

/** Ports tried until one is still free when the server takes it. */
const MOST_PORTS = 5;

/** The built product, running on a port and a data folder of its own. */
export interface TestServer {
  /** Where the dashboard is: `http://localhost:41234`. */
  readonly origin: string;
  /** Carries out a command of the operator, `npm run vitrine -- …`; gives what it printed. */
  operate(...words: readonly string[]): Promise<string>;
  /** Kills the application at once; its front, which goes on, starts another. */
  killApplication(): void;
  stop(): Promise<void>;
}

/** What this worker made and must not leave behind, however it ends. */
const running = new Set<ChildProcess>();
let workerFolder: string | undefined;

process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
  if (workerFolder) rmSync(workerFolder, { recursive: true, force: true, maxRetries: 5 });
});

/** An empty folder for this worker alone. */
function newFolder(name: string): string {
  workerFolder ??= mkdtempSync(join(tmpdir(), "vitrine-e2e-"));
  return mkdtempSync(join(workerFolder, `${name}-`));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no free port");
  return address.port;
}

/** Settings besides those every test server has, by the names of `.env.example`. */
export type Settings = Readonly<Record<string, string>>;

function runCommand(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done, fail) => {
    execFile(process.execPath, [join(dirname(program), "cli.js"), ...words], { env }, (error, stdout) =>
      error ? fail(error) : done(stdout),
    );
  });
}

/** The process of the application, as its front has noted it. */
function applicationOf(data: string): number {
  const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(...path), "utf8"));
  const { link } = read(data, "server.json") as { readonly link: string };
  const { pid } = read(link, "app.json") as { readonly pid?: unknown };
  if (!Number.isInteger(pid) || Number(pid) < 2) throw new Error("there is no application");
  return Number(pid);
}

/** A network that the server is to be alone in. */
export interface ServerNetwork {
  /** Where it has to listen there, and is reached from here. */
  readonly port: number;
  /** What makes a program run there, put before it. */
  readonly enter: readonly [string, ...string[]];
}

/** Starts on one port; null when somebody else took the port in the meantime. */
function startOn(port: number, data: string, settings: Settings, enter: readonly string[] = []): Promise<TestServer | null> {
  const { PATH, HOME } = process.env;
  const [command = "", ...args] = [...enter, process.execPath, program];
  const child = spawn(command, args, {
    cwd: root,
    // Nothing else of ours: a database or an address meant for other things stays untouched.
    env: { PATH, HOME, TMPDIR: dirname(data), HOST: "127.0.0.1", PORT: String(port), VITRINE_DATA: data, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const ended = new Promise<void>((done) => {
    child.once("close", () => {
      running.delete(child);
      done();
    });
  });
  return new Promise((done, fail) => {
    let said = "";
    const giveUp = setTimeout(() => child.kill("SIGKILL"), START_MS);
    child.once("error", fail);
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      process.stderr.write(chunk);
    });
    // Its own word and not an answer at the port, which another server might give.
    child.stdout.on("data", (chunk: Buffer) => {
      if (!chunk.includes("Vitrine is ready")) return;
      clearTimeout(giveUp);
      const origin = `http://localhost:${port}`;
      rememberOutbox(origin, chunk.toString());
      done({
        origin,
        operate: (...words) => runCommand(words, { PATH, HOME, PORT: String(port), VITRINE_DATA: data, ...settings }),
        killApplication: () => process.kill(applicationOf(data), "SIGKILL"),
        async stop() {
          child.kill("SIGTERM");
          await ended;
        },
      });
    });
    void ended.then(() => {
      clearTimeout(giveUp);
      if (said.includes("port is in use")) done(null);
      else fail(new Error(`the server did not start from ${program}: ${said}`));
    });
  });
}

async function startOver(data: string, settings: Settings = {}): Promise<TestServer> {
  for (let tries = 0; tries < MOST_PORTS; tries++) {
    const server = await startOn(await freePort(), data, settings);
    if (server) return server;
  }
  throw new Error(`${MOST_PORTS} ports in a row were taken`);
}

let emptyDatabase: Promise<string> | undefined;

/** A data folder with an empty database, made once in each worker: making one takes seconds, a copy does not. */
function readyFolder(): Promise<string> {
  emptyDatabase ??= (async () => {
    const folder = newFolder("ready");
    await (await startOver(folder)).stop();
    return folder;
  })();
  return emptyDatabase;
}

/** Starts the built product with nobody in it, in this machine's network or in one of its own. Stop it when the file is done. */
export async function startTestServer(settings: Settings = {}, network?: ServerNetwork): Promise<TestServer> {
  const ready = await readyFolder();
  const data = newFolder("data");
  cpSync(ready, data, { recursive: true });
  const server = network ? await startOn(network.port, data, settings, network.enter) : await startOver(data, settings);
  if (!server) throw new Error("the port was taken in a network where nobody else is");
  return {
    origin: server.origin,
    operate: server.operate,
    killApplication: server.killApplication,
    async stop() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
