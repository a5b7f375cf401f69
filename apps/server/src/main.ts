import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFiles } from "./build-files.ts";
import { runCommand } from "./operator/commands.ts";
import { serveOperator } from "./operator/operator-socket.ts";
import { systemClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";
import { type DataFolder, DataFolderInUse, type RunningServer, takeDataFolder } from "./platform/data-folder.ts";
import { isFull } from "./platform/is-full.ts";
import { stderrLog } from "./platform/log.ts";
import { outboxLink } from "./platform/mail/outbox-page/outbox-proof.ts";
import { startServer } from "./start-server.ts";

/** How long requests under way may take to end after SIGTERM; all of it is over within ten seconds. */
const DRAIN_MS = 6_000;
const ANNOUNCE_AGAIN_MS = 2_000;

// Whoever read our output may be gone (`npm start | head`): what is printed is then for nobody.
process.stdout.on("error", () => {});

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const folder = takeDataFolder(config.dataFolder);
  const running = await startServer({
    config,
    clock: systemClock,
    log: stderrLog,
    build: buildFiles(new URL("./", import.meta.url)),
    version: VITRINE_VERSION,
    print: (text) => void process.stdout.write(text),
  });
  const socket = join(tmpdir(), `vitrine-${randomBytes(6).toString("hex")}.sock`);
  const operator = await serveOperator(socket, (words) => runCommand(running.platform, words));
  announce(folder, { pid: process.pid, socket });
  const letters = config.mail.smtpUrl === undefined ? `  Its letters, no mail server being set: ${outboxLink(running.platform)}\n` : "";
  process.stdout.write(`\n  Vitrine is ready: ${config.publicUrl}\n${letters}\n`);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 9_500).unref();
    operator
      .close()
      .then(() => running.stop(DRAIN_MS))
      .then(() => {
        rmSync(socket, { force: true });
        folder.release();
        process.exit(0);
      })
      .catch((error: unknown) => {
        stderrLog("error", "stop.failed", { error });
        process.exit(1);
      });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Says where the operator's commands find the server; on a full disk as soon as there is room. */
function announce(folder: DataFolder, server: RunningServer): void {
  try {
    folder.announce(server);
  } catch (error) {
    if (!isFull(error)) throw error;
    stderrLog("warn", "start.not_announced", { error });
    setTimeout(announce, ANNOUNCE_AGAIN_MS, folder, server).unref();
  }
}

main().catch((error: unknown) => {
  if (error instanceof DataFolderInUse) process.stderr.write(`${error.message}\n`);
  else if (error instanceof Error && (error as NodeJS.ErrnoException).code === "EADDRINUSE") {
    process.stderr.write(`The port is in use. Choose another: PORT=3001 npm start\n`);
  } else {
    stderrLog("error", "start.failed", { error });
    if (isFull(error)) process.stderr.write("The disk is full. Make room for the data folder and start again: nothing is lost.\n");
  }
  process.exit(1);
});
