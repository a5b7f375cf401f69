import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { contractSliceRules } from "./rules/contract-slices.ts";
import { nameRules } from "./rules/known-names.ts";
import { messageRules } from "./rules/messages.ts";
import { portugueseRules } from "./rules/portuguese.ts";
import { reachRules } from "./rules/reach.ts";
import { registryRules } from "./rules/registries.ts";
import { roomRules } from "./rules/rooms.ts";
import { type SliceTable, sliceRules } from "./rules/slices.ts";
import { whoMayUseWhom } from "./rules/who-may-use-whom.ts";
import { storeRules, wordRules } from "./rules/words.ts";
import { type Finding, readSources } from "./source-files.ts";
import { statisticsOf } from "./statistics.ts";

/**
 * `npm run check`: format, lint, types, house rules, messages, unused code. Says what to do instead.
 * `npm run check -- --statistics` prints the shape of the house in figures, and checks nothing.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Each looks at the libraries anew, which takes longer than it saves where others have work for the second core. */
const CHECKERS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

function sliceTable(): SliceTable {
  return JSON.parse(readFileSync(join(root, "tools/slices.json"), "utf8")) as SliceTable;
}

async function houseRules(): Promise<Finding[]> {
  const files = readSources(root);
  const edges = files.flatMap((file) => file.imports).length;
  if (files.length < 100 || edges < 300)
    throw new Error(`the rules saw ${files.length} files and ${edges} imports: they look in the wrong place`);
  const table = sliceTable();
  return [
    ...whoMayUseWhom(files),
    ...sliceRules(files, table),
    ...nameRules(files, table),
    ...contractSliceRules(files, table),
    ...wordRules(files),
    ...storeRules(files),
    ...reachRules(files),
    ...roomRules(files),
    ...(await registryRules(root)),
    ...messageRules(root, files),
    ...portugueseRules(root, files),
  ];
}

function run(command: string, args: readonly string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("exit", (code) => resolve({ ok: code === 0, output }));
  });
}

if (process.argv.includes("--statistics")) {
  console.log(JSON.stringify(statisticsOf(readSources(root), sliceTable()), null, 2));
  process.exit();
}

/** Works on one thread, and nothing of the rest waits for it: begun first, it goes on beside them; its time is what it takes longer. */
const unusedCode = run("knip", ["--no-progress"]);

const steps: readonly (readonly [label: string, work: () => Promise<{ ok: boolean; output: string }>])[] = [
  ["format and lint", () => run("biome", ["check", "--error-on-warnings", "."])],
  ["types", () => run("tsc", ["-b", "--checkers", String(CHECKERS)])],
  [
    "house rules and messages",
    async () => {
      const findings = await houseRules();
      return { ok: findings.length === 0, output: findings.map(({ path, message }) => `${path}: ${message}`).join("\n") };
    },
  ],
  ["unused code", () => unusedCode],
];

let failed = 0;
for (const [label, work] of steps) {
  const started = performance.now();
  const { ok, output } = await work();
  console.log(`${ok ? "ok  " : "FAIL"} ${label} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok) {
    failed += 1;
    console.log(output.trimEnd());
  }
}
process.exitCode = failed > 0 ? 1 : 0;
