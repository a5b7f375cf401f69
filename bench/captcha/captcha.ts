import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/find-chromium.ts";
import { median, percentile, print } from "../figures.ts";
import { startBuiltServer } from "../support/built-server.ts";

const PUZZLES = 41;

/** The solver as the build left it; its name holds its hash. */
function workerPath(): string {
  const [file] = globSync(join(resolve(process.env.VITRINE_DIST ?? "dist"), "web/assets/puzzle-worker-*.js"));
  if (!file) throw new Error("the build has no captcha worker");
  return `/assets/${basename(file)}`;
}

/** Milliseconds from asking for a puzzle to having its solution, in a visitor's browser: what a log-in's captcha costs. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-captcha-"));
  const server = await startBuiltServer(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${server.port}/login`);
    const times = await page.evaluate(
      async ({ path, count }) => {
        const measured: number[] = [];
        for (let i = 0; i < count; i++) {
          const started = performance.now();
          const { challenge } = await (await fetch("/api/captcha/challenge?action=login")).json();
          const worker = new Worker(path, { type: "module" });
          const reply = await new Promise<{ solution?: unknown }>((resolve, reject) => {
            worker.addEventListener("message", ({ data }) => resolve(data));
            worker.addEventListener("error", () => reject(new Error("the worker failed")));
            worker.postMessage(challenge);
          });
          measured.push(performance.now() - started);
          worker.terminate();
          if (!reply.solution) throw new Error("not solved");
        }
        return measured;
      },
      { path: workerPath(), count: PUZZLES },
    );
    print({ name: "captcha.solve", value: median(times), unit: "ms", p95: percentile(times, 0.95) });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
