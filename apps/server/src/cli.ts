import { buildFiles } from "./build-files.ts";
import { HELP, runCommand } from "./operator/commands.ts";
import { askServer, type CommandResult } from "./operator/operator-socket.ts";
import { systemClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";
import { DataFolderInUse, takeDataFolder } from "./platform/data-folder.ts";
import { stderrLog } from "./platform/log.ts";
import { openPlatform } from "./start-server.ts";

/** Carries out a command in the running server, or, when none runs, with the data folder in hand. */
async function run(words: readonly string[]): Promise<CommandResult> {
  const config = readConfig(process.env);
  try {
    const folder = takeDataFolder(config.dataFolder);
    const build = buildFiles(new URL("./", import.meta.url));
    const platform = await openPlatform({ config, clock: systemClock, log: stderrLog, build, version: VITRINE_VERSION });
    try {
      return await runCommand(platform, words);
    } finally {
      await platform.journal.close();
      await platform.database.stop();
      folder.release();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    if (!error.server) return { ok: false, output: `${error.message} It is still starting: try again in a moment.\n` };
    return askServer(error.server.socket, words);
  }
}

const words = process.argv.slice(2);
if (words.length === 0 || words[0] === "help" || words[0] === "--help") {
  process.stdout.write(HELP);
} else {
  try {
    const { ok, output } = await run(words);
    (ok ? process.stdout : process.stderr).write(output);
    process.exitCode = ok ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
