import { buildFiles } from "./build-files.ts";
import { HELP, isCommand, runCommand, unknownCommand } from "./operator/commands.ts";
import { askServer, type CommandResult, isNobodyThere } from "./operator/operator-socket.ts";
import { systemClock } from "./platform/clock.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { linkFolderAt } from "./platform/link/link-folder.ts";
import { stderrLog } from "./platform/log.ts";
import { type DataFolder, DataFolderInUse, takeDataFolder } from "./platform/process/data-folder.ts";
import { openPlatform } from "./start-app.ts";

/** How long a server that is starting, or stopping, or another command may hold the data folder before we give up. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 200;

/** Carries out a command in the running server, or, when none runs, with the data folder in hand. */
async function run(words: readonly string[]): Promise<CommandResult> {
  if (!isCommand(words)) return unknownCommand(words);
  const config = readConfig(process.env);
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await runHere(config, takeDataFolder(config.dataFolder, "app"), words);
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      const answer = error.server && (await askServer(linkFolderAt(error.server.link).operator, words).catch(unlessNobodyThere));
      if (answer) return answer;
      if (Date.now() > deadline) return { ok: false, output: `${error.message} It does not answer.\n` };
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function unlessNobodyThere(error: unknown): null {
  if (isNobodyThere(error)) return null;
  throw error;
}

async function runHere(config: Config, folder: DataFolder, words: readonly string[]): Promise<CommandResult> {
  try {
    const build = buildFiles(new URL("./", import.meta.url));
    const platform = await openPlatform({ config, clock: systemClock, log: stderrLog, build, version: VITRINE_VERSION });
    try {
      return await runCommand(platform, words);
    } finally {
      await platform.mail.stop();
      await platform.outgoing.stop();
      await platform.live.stop();
      await platform.database.stop();
    }
  } finally {
    folder.release();
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
