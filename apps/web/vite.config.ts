import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { contractRoutes } from "./contract-routes.ts";
import { firstLoadBudget } from "./first-load.ts";
import { iconSetModule } from "./icon-set-module.ts";
import { sharedWorkers } from "./shared-workers.ts";

/** Bytes below which a compressed copy is not worth a file. */
const WORTH_COMPRESSING = 128;

/** Brotli and gzip copies beside every script and style sheet, made once, for the server to send as they are. */
function compressedCopies(): Plugin {
  return {
    name: "vitrine-compressed-copies",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const bytes = await readFile(join(dir, name));
          if (bytes.length < WORTH_COMPRESSING) return;
          await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
          await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(bytes));
        }),
      );
    },
  };
}

/** The bench's page is built for measuring only: it drives the builder from outside, and what it needs first is no visitor's. */
const isBench = Boolean(process.env.VITE_BENCH);
const pages = ["index.html", "canvas.html", ...(isBench ? ["bench.html"] : [])].map((name) => join(import.meta.dirname, name));

/** React alone, because the canvas loads it without the rest. Exactly the files of a browser. */
const REACT =
  /\/node_modules\/(?:react\/(?:index|jsx-runtime|cjs\/react(?:-jsx-runtime)?\.production)|react-dom\/(?:index|client|cjs\/react-dom(?:-client)?\.production)|scheduler\/)/;

/** Routes and queries: they change with a new version of a library only, so they stay in a browser's cache. */
const LIBRARIES =
  /\/node_modules\/(?:@tanstack\/(?:history|query-core|react-query|react-router|react-store|router-core|store)|clsx|use-sync-external-store)\//;

/** All that the dashboard imports before any screen is asked for; the canvas is a page of its own, which begins with other things. */
const BASE = /\/apps\/web\/src\/(?!builder\/)|virtual:|\/node_modules\/lucide-react\//;

/** What is on nearly every screen. */
const PARTS =
  /\/src\/(?:ui\/(?:button\/(?:button|icon-button|text-link)|feedback\/notice|popup\/tooltip)|features\/legal\/legal-links)\.tsx$|\/lucide-react\/dist\/esm\/icons\/check\./;

/** What forms are made of. */
const CONTROLS = /\/src\/ui\/field\/(?:checkbox|control-class|field-frame|form-problem|password-field|text-field)\.tsx?$/;

/** What the screens of whoever is logged in are made of, and what leads to them. */
const SCREENS =
  /\/src\/(?:ui\/(?:account-picture|moment|screen|feedback\/(?:list-skeleton|skeleton|status-badge))|platform\/(?:image-address|site-address)|(?:shell\/navigation|features\/\w+)\/nav-entries)\.tsx?$/;

export default defineConfig({
  plugins: [
    contractRoutes(),
    iconSetModule(),
    sharedWorkers(/\/src\/builder\//),
    react(),
    tailwindcss(),
    compressedCopies(),
    ...(isBench ? [] : [firstLoadBudget()]),
  ],
  // The shims are for versions of React without the hook.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?=\/|$)/, replacement: "use-sync-external-store" }] },
  // The server puts the nonce of each answer where this stands: on scripts, styles and what is loaded ahead.
  html: { cspNonce: "%NONCE%" },
  // Newer than the scripts' target: `light-dark()` must reach the browser as it is, so that schemes can nest.
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2023",
    // Each of these browsers loads modules ahead by itself.
    modulePreload: { polyfill: false },
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    sourcemap: false,
    rolldownOptions: {
      input: pages,
      // A slice's face offers more than its routes: what only lazy screens take from it must not come with the first load.
      treeshake: { moduleSideEffects: [{ test: /\/src\/features\//, sideEffects: false }] },
      // A few files instead of four dozen small ones, which cost more: each is compressed for itself.
      output: {
        codeSplitting: {
          groups: [
            { name: "icon-set", test: /virtual:icon-set/, priority: 6 },
            { name: "react", test: REACT, priority: 5 },
            { name: "libraries", test: LIBRARIES, priority: 4 },
            { name: "base", test: BASE, tags: ["$initial"], priority: 3 },
            { name: "parts", test: PARTS, priority: 3 },
            { name: "controls", test: CONTROLS, priority: 2 },
            { name: "screens", test: SCREENS, priority: 1 },
          ],
        },
      },
    },
  },
});
