import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildFiles } from "./build-files.ts";
import { type AppProcess, keepAppRunning } from "./front/app-process/keep-app-running.ts";
import { startFront } from "./front/start-front.ts";
import { systemClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";
import { makeLinkFolder } from "./platform/link/link-folder.ts";
import { stderrLog } from "./platform/log.ts";
import { type DataFolder, DataFolderInUse, type RunningServer, takeDataFolder } from "./platform/process/data-folder.ts";

/** How long requests under way may take to end after SIGTERM, then the application; all of it is over within ten seconds. */
const DRAIN_MS = 6_000;
const APP_MS = 2_500;
const END_MS = 9_500;
const ANNOUNCE_AGAIN_MS = 2_000;
/**
 * The application has many threads, and everyday work makes much that is soon over: as it comes, V8 would widen the
 * space for it, in each thread, and glibc its heaps, by 150 MB together in five thousand calls; neither gives it back.
 * Kept small they cost no more time.
 */
const SMALL_YOUNG_SPACE = ["--max-semi-space-size=8"];
const FEW_ARENAS = { MALLOC_ARENA_MAX: "2" };

/**
 * Runs the front until it is told to end, and where a program is given, the application as its child.
 * @param program what starts either, by its role.
 */
export async function runFront(program: URL | null): Promise<void> {
  process.title = "vitrine front";
  // Whoever read our output may be gone (`npm start | head`): what is printed is then for nobody.
  process.stdout.on("error", () => {});
  try {
    await start(program);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  }
}

async function start(program: URL | null): Promise<void> {
  const config = readConfig(process.env);
  const folder = takeDataFolder(config.dataFolder, "front");
  const link = makeLinkFolder(folder.earlierLink);
  const server = { pid: process.pid, link: link.path };
  let isKnown = false;
  let isReady = false;
  const onReady = (words: string): void => {
    // The room that a full disk still has is the database's, until it is open.
    if (!isReady && !isKnown) announceLater(folder, server);
    if (!isReady) process.stdout.write(`\n  Vitrine is ready: ${config.publicUrl}\n${words}\n`);
    isReady = true;
  };
  const front = await startFront({
    config,
    clock: systemClock,
    log: stderrLog,
    build: buildFiles(new URL("./", import.meta.url)),
    link,
    onReady,
  }).catch((error: unknown) => {
    if (link.path !== folder.earlierLink) rmSync(link.path, { recursive: true, force: true });
    folder.release(true);
    throw error;
  });
  isKnown = isAnnounced(folder, server);
  let app: AppProcess | null = null;
  let isStopping = false;
  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), END_MS).unref();
    try {
      await front.stopListening(DRAIN_MS);
      await app?.stop(APP_MS);
      await front.close();
      // An application of its own goes on, and still answers the operator's commands there.
      if (app) rmSync(link.path, { recursive: true, force: true });
      folder.release(app === null);
      process.exit(exitCode);
    } catch (error) {
      stderrLog("error", "stop.failed", { error });
      process.exit(1);
    }
  };
  process.on("SIGTERM", () => void stop(0));
  process.on("SIGINT", () => void stop(0));
  if (program) {
    const command = [process.execPath, ...SMALL_YOUNG_SPACE, fileURLToPath(program), "--role", "app", "--link", link.path] as const;
    const env = { ...FEW_ARENAS, ...process.env };
    app = keepAppRunning({ command, env, link, log: stderrLog, onWrongSettings: () => void stop(1) });
  } else process.stdout.write(`\n  Published pages are served. The dashboard waits for its application: npm start -- --role app\n\n`);
}

/** Says where the server's sockets are; false where there was no room for that, and nobody is served any worse. */
function isAnnounced(folder: DataFolder, server: RunningServer): boolean {
  try {
    folder.announce(server);
    return true;
  } catch (error) {
    stderrLog("warn", "start.not_announced", { error });
    return false;
  }
}

/** Tries again until there is room. */
function announceLater(folder: DataFolder, server: RunningServer): void {
  const timer = setInterval(() => {
    try {
      folder.announce(server);
      clearInterval(timer);
    } catch {
      // It has been said that it is not.
    }
  }, ANNOUNCE_AGAIN_MS);
  timer.unref();
}

function sentenceOf(error: unknown): string {
  if ((error as NodeJS.ErrnoException | undefined)?.code === "EADDRINUSE") return "The port is in use. Choose another: PORT=3001 npm start";
  if (error instanceof DataFolderInUse) return error.message;
  return error instanceof Error ? error.message : String(error);
}
