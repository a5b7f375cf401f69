import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { whyNoNetwork } from "../e2e/support/own-network/why-no-network.ts";
import { findTestBrowser } from "./find-chromium.ts";
import { findDnsServers } from "./find-dns-servers.ts";
import { findIp } from "./find-ip.ts";
import { findPebble } from "./find-pebble.ts";
import { useQuickFolder } from "./quick-folder.ts";
import { readReport, type Verdict } from "./read-report.ts";
import { startPostgres } from "./start-postgres.ts";

const isCi = process.env.CI === "true";
/** How many of the slowest tests of a part are named. */
const SLOWEST = 8;

/** Tests whose outcome no database changes, or that bring an embedded one whatever the rest has; they run once. */
const WITHOUT_SQL = [
  "apps/server/src/{process,full-data-folder,full-disk-start}.test.ts",
  "apps/server/src/attacks/**",
  "apps/server/src/front/**",
  "apps/server/src/platform/{http,link,outgoing,visitor-facts}/**",
  "apps/server/src/hosting/{attack*.test.ts,forms/**,replies/**,sites/**}",
];

/** The parts that tests are run in, each taken to a verdict; arguments are vitest's and Playwright's own. */
export interface Suite {
  rules(): void;
  unit(args: readonly string[]): Promise<void>;
  /** The server's tests once more, on PostgreSQL; says so where there is none. */
  postgres(args: readonly string[]): Promise<void>;
  browser(args: readonly string[]): Promise<void>;
}

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs parts of the suite and ends with `N passed, N failed`. The process exits with 1 when one failed or nothing could be run. */
export async function runSuite(parts: (suite: Suite) => Promise<void>): Promise<void> {
  useQuickFolder();
  const reports = mkdtempSync(join(tmpdir(), "vitrine-reports-"));
  const total: Verdict = { passed: 0, failed: 0, failures: [], unsteady: [], times: [] };

  function note(label: string, verdict: Verdict, exitCode: number): void {
    const failed = exitCode !== 0 && verdict.failed === 0 ? 1 : verdict.failed;
    total.passed += verdict.passed;
    total.failed += failed;
    for (const failure of verdict.failures) total.failures.push(`${label}: ${failure}`);
    total.unsteady.push(...verdict.unsteady);
    console.log(`\n  ${label}: ${verdict.passed} passed, ${failed} failed`);
    const slowest = verdict.times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    if (slowest.length > 0) console.log("  slowest, in seconds:");
    for (const { seconds, name } of slowest) console.log(`    ${seconds.toFixed(1).padStart(5)}  ${name}`);
    console.log("");
  }

  async function vitest(label: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
    const file = join(reports, `${label}.json`);
    const code = await run("vitest", [...args, "--run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`], env);
    note(label, readReport(file), code);
  }

  const suite: Suite = {
    rules() {
      const rules = spawnSync(process.execPath, ["tools/check.ts"], { encoding: "utf8" });
      process.stdout.write(rules.stdout);
      const verdicts = rules.stdout.match(/^(?:ok {2}|FAIL)/gm) ?? [];
      const failures = rules.stdout.match(/^FAIL.*/gm) ?? [];
      const verdict = { passed: verdicts.length - failures.length, failed: failures.length, failures, unsteady: [], times: [] };
      note("format, types and house rules", verdict, rules.status ?? 1);
    },
    async unit(args) {
      if (!findDnsServers({ isRequired: isCi })) {
        console.log("\n  Knot DNS and Unbound: not installed; the tests against real name servers are left out.\n");
      }
      if (!findPebble({ isRequired: isCi })) console.log("\n  pebble: not installed; nothing was shown of making certificates.\n");
      await vitest("unit and embedded database", args);
    },
    async postgres(args) {
      const postgres = await startPostgres({ isRequired: isCi });
      if (!postgres) {
        console.log("\n  PostgreSQL: not installed; the server's tests ran on the embedded database only.\n");
        return;
      }
      const without = WITHOUT_SQL.flatMap((files) => ["--exclude", files]);
      await vitest("PostgreSQL", [...args, "--project", "server", ...without], { VITRINE_TEST_POSTGRES: postgres.url });
      await postgres.stop();
    },
    async browser(args) {
      findIp({ isRequired: isCi });
      const hindrance = whyNoNetwork();
      if (hindrance !== null) console.log(`\n  ${hindrance}; nothing was shown of what a server asks of others.\n`);
      const chromium = findTestBrowser();
      const file = join(reports, "browser.json");
      const env = { VITRINE_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
      const code = await run("playwright", ["test", "--reporter=line,json", ...args], env);
      note("browser", readReport(file), code);
    },
  };

  try {
    await parts(suite);
  } catch (error) {
    console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
    total.failed += 1;
  }
  // The last lines are what a log is cut down to: they say what failed, not only how many.
  const lines = (of: readonly string[]): string => of.map((line) => `    ${line}`).join("\n");
  if (total.failures.length > 0) console.log(`  failed:\n${lines(total.failures)}\n`);
  if (total.unsteady.length > 0) console.log(`  failed first, passed when tried once more; to be mended:\n${lines(total.unsteady)}\n`);
  rmSync(reports, { recursive: true, force: true });
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}
