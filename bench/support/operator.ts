import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface BenchAccount {
  readonly accountId: string;
  readonly apiKey: string;
}

/** Makes an account on a running server by the operator's command, as an operator would. */
export async function createAccount(dataFolder: string, email = "bench@example.com"): Promise<BenchAccount> {
  const cli = join(resolve(process.env.VITRINE_DIST ?? "dist"), "server", "cli.js");
  const words = ["account", "create", "--email", email, "--password", "Segredo#2026"];
  const { stdout } = await run(process.execPath, [cli, ...words], { env: { ...process.env, VITRINE_DATA: dataFolder } });
  return JSON.parse(stdout) as BenchAccount;
}
