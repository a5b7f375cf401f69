import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../../scripts/find-chromium.ts";

const run = promisify(execFile);

/** Lighthouse and its kin live in a folder of their own: the product needs none of them. */
const PEERS = join("bench", "peers");
const COMMAND = join(PEERS, "node_modules", "lighthouse", "cli", "index.js");

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const CHROME_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** One visit by a slow phone. Scores from 0 to 100; `failed` names the audits that lost points. */
export interface LighthouseVisit {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly layoutShift: number;
  /** Milliseconds until the largest element was there. */
  readonly largestPaint: number;
  readonly failed: readonly string[];
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
}

/** Installs the version that the folder's lock file names, unless it is there. */
export function installLighthouse(): void {
  if (!existsSync(COMMAND))
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: dirname(join(PEERS, "package.json")), stdio: "ignore" });
}

/** Visits a page the way Lighthouse's mobile default does: a mid-range phone on slow 4G. */
export async function visitWithLighthouse(url: string): Promise<LighthouseVisit> {
  const options = ["--output=json", "--quiet", `--only-categories=${CATEGORIES.join(",")}`, `--chrome-flags=${CHROME_FLAGS.join(" ")}`];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const { stdout } = await run(process.execPath, [COMMAND, url, ...options], { env, maxBuffer: 64 * 1024 * 1024 });
  const { categories, audits } = JSON.parse(stdout) as Report;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const failed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    largestPaint: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    failed,
  };
}
