import { setTimeout as wait } from "node:timers/promises";
import { buildFiles } from "./build-files.ts";
import { serveOperator } from "./operator/operator-socket.ts";
import { systemClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";
import { openAhead } from "./platform/database/open-ahead.ts";
import { isNewInstallation } from "./platform/database/ready-folder.ts";
import { isFull } from "./platform/is-full.ts";
import { type LinkFolder, linkFolderAt } from "./platform/link/link-folder.ts";
import { stderrLog } from "./platform/log.ts";
import { type DataFolder, DataFolderInUse, findRunningServer, takeDataFolder } from "./platform/process/data-folder.ts";
import { WRONG_SETTINGS } from "./platform/process/exit-codes.ts";
import { lowerPriority } from "./platform/process/lower-priority.ts";
import { WrongSetting } from "./platform/wrong-setting.ts";

/** How long calls under way may take to end: after a signal, and once a front is gone or has let its own end before. */
const DRAIN_MS = 6_000;
const SHORT_DRAIN_MS = 1_500;
const END_MS = 9_000;
const LOOK_AGAIN_MS = 200;
/** After so long it says what it waits for. */
const SAY_MS = 3_000;

/**
 * Runs the application until it is told to end.
 * @param linkPath the folder its front gave it, whose child it is: it ends with its input, and so with its front. Without
 *   one it waits for a front of its data folder.
 */
export async function runApp(linkPath: string | undefined): Promise<void> {
  process.title = "vitrine app";
  process.stdout.on("error", () => {});
  lowerPriority();
  let stop: ((drainMs: number) => Promise<void>) | null = null;
  let isEnding = false;
  const end = (drainMs: number): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), END_MS).unref();
    // What is still being opened is as safe to leave as after a kill.
    (stop?.(drainMs) ?? Promise.resolve()).then(
      () => process.exit(0),
      (error: unknown) => {
        stderrLog("error", "stop.failed", { error });
        process.exit(1);
      },
    );
  };
  const endByFront = (): void => end(SHORT_DRAIN_MS);
  process.on("SIGTERM", () => end(DRAIN_MS));
  // A terminal's Ctrl-C reaches the child as well as its front, which tells it when its turn to end has come.
  process.on("SIGINT", () => linkPath === undefined && end(DRAIN_MS));
  if (linkPath !== undefined) process.stdin.resume().on("end", endByFront).on("error", endByFront);
  try {
    stop = await start(linkPath);
  } catch (error) {
    if (error instanceof WrongSetting) process.stderr.write(`${error.message}\n`);
    else stderrLog("error", "start.failed", { error });
    if (isFull(error)) process.stderr.write("The disk is full. Make room for the data folder and start again: nothing is lost.\n");
    // Where there is something to be served, the front goes on serving it.
    const isFinal = error instanceof WrongSetting || (isFull(error) && isNewInstallation(readConfig(process.env)));
    process.exit(isFinal ? WRONG_SETTINGS : 1);
  }
}

async function start(linkPath: string | undefined): Promise<(drainMs: number) => Promise<void>> {
  const config = readConfig(process.env);
  const link = linkPath === undefined ? await findLink(config.dataFolder) : linkFolderAt(linkPath);
  const folder = await takePart(config.dataFolder);
  const build = buildFiles(new URL("./", import.meta.url));
  const { databaseWorker: workerFile, databaseInitialiser: initialiserFile } = build;
  const ahead = config.databaseUrl === undefined ? openAhead({ folder: config.dataFolder, workerFile, initialiserFile }) : undefined;
  // The rest of the application is loaded meanwhile.
  const [{ startApp }, { runCommand }] = await Promise.all([import("./start-app.ts"), import("./operator/commands.ts")]);
  const running = await startApp({
    ...{ config, clock: systemClock, log: stderrLog, build, version: VITRINE_VERSION, link, ahead },
    print: (text) => void process.stdout.write(text),
  });
  if (linkPath === undefined) process.stdout.write(`\n  The application is ready: ${config.publicUrl}\n\n`);
  const operator = await serveOperator(link.operator, (words) => runCommand(running.platform, words));
  return async (drainMs) => {
    await operator.close();
    await running.stop(drainMs);
    folder.release();
  };
}

/** Waits for a front of the data folder, and says so. */
async function findLink(dataFolder: string): Promise<LinkFolder> {
  const saying = setTimeout(() => process.stderr.write("There is no front yet: npm start -- --role host\n"), SAY_MS);
  for (;;) {
    const server = findRunningServer(dataFolder);
    if (server) {
      clearTimeout(saying);
      return linkFolderAt(server.link);
    }
    await wait(LOOK_AGAIN_MS);
  }
}

/** Waits for a command that has the data folder, or an earlier application that is ending. */
async function takePart(dataFolder: string): Promise<DataFolder> {
  const saying = setTimeout(() => process.stderr.write(`${dataFolder} is in use; waiting until it is free.\n`), SAY_MS);
  for (;;) {
    try {
      const folder = takeDataFolder(dataFolder, "app");
      clearTimeout(saying);
      return folder;
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
    }
    await wait(LOOK_AGAIN_MS / 4);
  }
}
