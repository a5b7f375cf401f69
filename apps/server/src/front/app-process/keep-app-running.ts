import { type ChildProcess, spawn } from "node:child_process";
import type { LinkFolder } from "../../platform/link/link-folder.ts";
import type { Log } from "../../platform/log.ts";
import { WRONG_SETTINGS } from "../../platform/process/exit-codes.ts";
import { endOrphan, noteAppProcess } from "./end-orphan.ts";

export interface AppProcessOptions {
  /** The program and its arguments; a pipe is its input, which ends when it is to end. */
  readonly command: readonly [string, ...string[]];
  readonly env: NodeJS.ProcessEnv;
  readonly link: LinkFolder;
  readonly log: Log;
  /** Called, once, when it says that no other start of it would fare better. */
  onWrongSettings(): void;
}

export interface AppProcess {
  /** Has the application end, and kills it after so many milliseconds. */
  stop(graceMs: number): Promise<void>;
}

/** Between an end and the next start, in milliseconds: twice as long after each, up to the most. */
const FIRST_PAUSE_MS = 200;
const MOST_PAUSE_MS = 30_000;
/** One that ran this long did not end of its start. */
const GOOD_RUN_MS = 10_000;

/** Starts the application, and starts it again whenever it ends. */
export function keepAppRunning({ command, env, link, log, onWrongSettings }: AppProcessOptions): AppProcess {
  const [program, ...words] = command;
  let child: ChildProcess | null = null;
  let ended: Promise<void> = Promise.resolve();
  let failures = 0;
  let isStopping = false;
  let pause: NodeJS.Timeout | undefined;
  const start = (): void => {
    const began = performance.now();
    const started = spawn(program, words, { env, stdio: ["pipe", "inherit", "inherit"] });
    child = started;
    if (started.pid !== undefined) note(started.pid);
    ended = new Promise((resolve) => {
      const over = (why: Readonly<Record<string, unknown>>, isFinal: boolean): void => {
        if (child !== started) return;
        child = null;
        resolve();
        if (isFinal && !isStopping) onWrongSettings();
        if (isFinal || isStopping) return;
        if (performance.now() - began > GOOD_RUN_MS) failures = 0;
        const ms = Math.min(FIRST_PAUSE_MS * 2 ** failures, MOST_PAUSE_MS);
        failures += 1;
        log("warn", "app.ended", { ...why, startsAgainInMs: ms });
        pause = setTimeout(start, ms);
      };
      started.once("exit", (code, signal) => over({ code, signal }, code === WRONG_SETTINGS));
      started.once("error", (error) => over({ error }, false));
      // Who writes to a process that is gone is told so; there is nothing to be written.
      started.stdin?.on("error", () => undefined);
    });
  };
  const note = (pid: number): void => {
    try {
      noteAppProcess(link, pid);
    } catch (error) {
      log("warn", "app.not_noted", { error });
    }
  };
  const starting = endOrphan(link, log).then(() => {
    if (!isStopping) start();
  });
  starting.catch((error: unknown) => log("error", "app.not_started", { error }));
  return {
    async stop(graceMs) {
      isStopping = true;
      clearTimeout(pause);
      await starting.catch(() => undefined);
      const last = child;
      last?.stdin?.end();
      // One that stands still neither sees the end of its input nor takes a signal to end.
      const kill = setTimeout(() => last?.kill("SIGKILL"), graceMs);
      await ended;
      clearTimeout(kill);
    },
  };
}
