import { spawn, spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { type Reply, send } from "./send.ts";

/** The build, seen from the checkout: tests and benches run there. */
const SERVER_FOLDER = join(resolve(process.env.VITRINE_DIST ?? "dist"), "server");
/** The program that starts the server. */
export const MAIN = join(SERVER_FOLDER, "main.js");
const CLI = join(SERVER_FOLDER, "cli.js");

/** The built server in processes of its own, as it is started in earnest. */
export interface BuiltServer {
  /** The front's. */
  readonly pid: number;
  /** The application's; another one once it was started again. Throws while there is none: a signal to no process is one to all. */
  appPid(): number;
  /** Milliseconds from the start of the process to its word that it is ready. */
  readonly readyAfter: number;
  /** What it showed on the terminal until it was ready. */
  readonly shown: string;
  /** Everything it wrote to stderr so far. */
  errors(): string;
  /** Sends a signal and waits for the end; the exit code, or the signal's name. SIGKILL is for both processes. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

/** The application that a front, or what started the front, has as its child. */
function appOf(front: number): number | null {
  for (const line of spawnSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).stdout.split("\n")) {
    const [, pid, parent, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(parent) !== front) continue;
    return /^vitrine app|--role app/.test(args) ? Number(pid) : appOf(Number(pid));
  }
  return null;
}

function fail(reason: string): never {
  throw new Error(reason);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself.
  }
}

/** Settings of a process: nothing of ours is inherited but the way to programs. */
function environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: process.env.HOME, ...env };
}

/** Starts the built server; fails with what it said when it ends before it says, on the terminal or in its log, what is waited for. */
export function startBuiltServer(
  env: Readonly<Record<string, string>>,
  [command, ...args]: readonly [string, ...string[]] = [process.execPath, MAIN],
  says = "Vitrine is ready",
): Promise<BuiltServer> {
  const started = performance.now();
  const child = spawn(command, args, { env: environment(env), stdio: ["ignore", "pipe", "pipe"] });
  let errors = "";
  let said = "";
  const ended = new Promise<number | string>((resolve) => {
    child.on("exit", (code, signal) => resolve(code ?? signal ?? -1));
    child.on("error", () => resolve(-1));
  });
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the server ended with ${code} before it was ready:\n${said}${errors}`)));
    const look = (): void => {
      if (!said.includes(says) && !errors.includes(says)) return;
      resolve({
        pid: child.pid ?? fail("there is no process"),
        appPid: () => appOf(child.pid ?? -1) ?? fail("there is no application"),
        readyAfter: performance.now() - started,
        shown: said,
        errors: () => errors,
        end(signal) {
          const app = appOf(child.pid ?? -1);
          child.kill(signal);
          if (signal === "SIGKILL" && app !== null) kill(app);
          return ended;
        },
      });
    };
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
      look();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      errors += chunk.toString("utf8");
      look();
    });
  });
}

export interface CommandOutcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the operator's commands, built. */
export function runBuiltCommand(env: Readonly<Record<string, string>>, ...words: readonly string[]): CommandOutcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...words], { env: environment(env), encoding: "utf8" });
  return { code: status, stdout, stderr };
}

/** Whose account a built server has, as a program of theirs meets it. */
export interface BuiltOwner {
  readonly apiKey: string;
  call(method: string, path: string, body?: unknown): Promise<Reply>;
}

/**
 * Makes an account by the operator's command; the server may run by then or later.
 * @param env the settings the server runs with, `PORT` among them
 * @throws what the command said
 */
export function makeBuiltOwner(env: Readonly<Record<string, string>>, email = "ana@example.com"): BuiltOwner {
  const made = runBuiltCommand(env, "account", "create", "--email", email, "--password", "Segredo#2026");
  if (made.code !== 0) throw new Error(made.stderr);
  const { apiKey } = JSON.parse(made.stdout) as { apiKey: string };
  return {
    apiKey,
    call: (method, path, body) =>
      send(Number(env.PORT), "localhost", path, {
        method,
        headers: { authorization: `Bearer ${apiKey}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}
