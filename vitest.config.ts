import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { brandMarksModule } from "./apps/web/brand-marks-module.ts";
import { contractRoutes } from "./apps/web/contract-routes.ts";
import { iconSetModule } from "./apps/web/icon-set-module.ts";
import { kindPartsModule } from "./apps/web/kind-parts-module.ts";
import { kindWordsModule } from "./apps/web/kind-words-module.ts";
import { laterWords } from "./apps/web/later-words.ts";
import { rareViewsModule } from "./apps/web/rare-views-module.ts";
import { LongestFirst } from "./scripts/longest-first.ts";
import { useQuickFolder } from "./scripts/quick-folder.ts";

useQuickFolder();

export default defineConfig({
  test: {
    // A third of the server's tests is waiting, for a lease, another process or an authority: one worker more for every two
    // cores has something else done meanwhile. A percentage would stop at one a core.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A machine with other work takes its time; what holds is seen at the first look and waits for nothing.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.{ts,tsx}", "{tools,scripts}/**/*.test.ts"],
          exclude: ["packages/*/src/*/client.test.ts"],
          // Pure, all of it: nothing is left for the next file.
          isolate: false,
        },
      },
      {
        extends: true,
        define: { VITRINE_VERSION: '"test"' },
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          globalSetup: ["apps/server/src/testing/prepare-database.ts"],
          // The server keeps nothing in its modules, and each test file starts its own: what one worker has loaded and
          // compiled serves all its files.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [
          brandMarksModule("serve"),
          contractRoutes(),
          iconSetModule(),
          kindPartsModule("serve"),
          kindWordsModule("serve"),
          laterWords("serve"),
          rareViewsModule("serve"),
        ],
        test: {
          name: "browser-side",
          environment: "happy-dom",
          // A window is made once a worker and cleared for each file: making one takes ten times as long as the tests in it.
          isolate: false,
          setupFiles: ["apps/web/src/testing/clear-window.ts"],
          include: ["apps/web/src/**/*.test.{ts,tsx}", "packages/*/src/*/client.test.ts"],
        },
      },
    ],
  },
});
