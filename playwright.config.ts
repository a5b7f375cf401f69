import { defineConfig } from "@playwright/test";

/** Browser tests: what a person does, against the built product. Each worker keeps a server for the files that bring a person of their own; the others start theirs. */
export default defineConfig({
  testDir: "e2e",
  timeout: 180_000,
  // What a person would wait for on a busy machine; a passing test never gets there.
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // One that fails is tried once more; if it passes then, the run is green and its last lines name it.
  retries: 1,
  outputDir: "test-results",
  use: {
    // Nothing glides in, and nobody waits for it; `journeys/main-job` sees the motion most people see.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every step costs a fifth of the time: `VITRINE_TRACE=1 npx playwright test …` when one is wanted.
    trace: process.env.VITRINE_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.VITRINE_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
