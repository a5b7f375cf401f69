import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { runSuite } from "./suite.ts";
import { whatBreaks } from "./what-breaks.ts";

/**
 * Runs what a change can break: `npm run test:changed` since the branch left `main`, `npm run test:changed -- <commit>`
 * since a commit; in each case with what is not committed yet. `--no-browser` leaves out what runs in a browser.
 */

function git(...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr.trim()}`);
  return stdout;
}

function changedFiles(since: string): string[] {
  const paths = [git("diff", "--name-only", since), git("ls-files", "--others", "--exclude-standard")].join("\n").split("\n");
  return [...new Set(paths.filter(Boolean))];
}

await runSuite(async ({ rules, unit, postgres, browser }) => {
  const words = process.argv.slice(2);
  const since = words.find((word) => !word.startsWith("-")) ?? git("merge-base", "main", "HEAD").trim();
  const changed = changedFiles(since);
  const { isEverything, tests, isSql, browser: specs } = whatBreaks(changed);
  const withBrowser = !words.includes("--no-browser");
  console.log(`  ${changed.length} files changed since ${since.slice(0, 12)}${isEverything ? ", one that everything stands on" : ""}\n`);
  rules();
  if (isEverything) {
    await unit([]);
    await postgres([]);
    if (withBrowser) await browser([]);
    return;
  }
  // What was removed leads nowhere; whoever imported it no longer compiles, or was changed too.
  const related = ["related", ...[...changed, ...tests].filter((path) => existsSync(path)), "--passWithNoTests"];
  if (related.length > 2) await unit(related);
  if (related.length > 2 && isSql) await postgres(related);
  const there = specs.filter((path) => existsSync(path));
  if (withBrowser && there.length > 0) await browser(there);
});
