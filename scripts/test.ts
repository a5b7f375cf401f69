import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./find-chromium.ts";
import { startPostgres } from "./start-postgres.ts";

/** Runs every test and ends with `N passed, N failed`. Exits with 1 when one failed or could not be run. */

const isCi = process.env.CI === "true";
const withBrowser = !process.argv.includes("--no-browser");
const reports = mkdtempSync(join(tmpdir(), "vitrine-reports-"));

/** Tests whose outcome no database changes; they run once, with the embedded one. */
const WITHOUT_SQL = [
  "apps/server/src/process.test.ts",
  "apps/server/src/platform/{http,outgoing,visitor-facts}/**",
  "apps/server/src/hosting/{artefact,negotiate,page,send,site,take}*.test.ts",
];

interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

function note(label: string, count: Count, exitCode: number): void {
  const failed = exitCode !== 0 && count.failed === 0 ? 1 : count.failed;
  total.passed += count.passed;
  total.failed += failed;
  console.log(`\n  ${label}: ${count.passed} passed, ${failed} failed\n`);
}

/** The numbers of a vitest or Playwright report; nothing was run where there is none. */
function readCount(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, "utf8")) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  if (report.stats) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
}

async function vitest(label: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  const file = join(reports, `${label}.json`);
  const code = await run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args], env);
  note(label, readCount(file), code);
}

async function main(): Promise<void> {
  const rules = spawnSync(process.execPath, ["tools/check.ts"], { encoding: "utf8" });
  process.stdout.write(rules.stdout);
  const verdicts = rules.stdout.match(/^(?:ok {2}|FAIL)/gm) ?? [];
  const failed = verdicts.filter((verdict) => verdict === "FAIL").length;
  note("format, types and house rules", { passed: verdicts.length - failed, failed }, rules.status ?? 1);
  await vitest("unit and embedded database", []);
  const postgres = await startPostgres({ isRequired: isCi });
  if (postgres) {
    const without = WITHOUT_SQL.flatMap((files) => ["--exclude", files]);
    await vitest("PostgreSQL", ["--project", "server", ...without], { VITRINE_TEST_POSTGRES: postgres.url });
    await postgres.stop();
  } else console.log("\n  PostgreSQL: not installed; the server's tests ran on the embedded database only.\n");
  if (withBrowser) {
    const chromium = findChromium();
    const file = join(reports, "browser.json");
    const code = await run("playwright", ["test", "--reporter=line,json"], {
      VITRINE_CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    note("browser", readCount(file), code);
  }
}

try {
  await main();
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  total.failed += 1;
}
rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
