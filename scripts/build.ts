import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Where the build goes; another place lets two builds live side by side. */
const dist = process.env.VITRINE_DIST ?? join(root, "dist");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };

/**
 * Large libraries of which we use a part, and those of many small files: bundled, they cost 130 MB less memory and half a
 * second less at start. React, so that its production half is chosen here and not by how the server is started.
 */
const BUNDLED =
  /^(?:altcha-lib|drizzle-orm|fractional-indexing|hono|@hono|jose|json-schema-typed|libphonenumber-js|micromark.*|@orpc|parse5|entities|radash|react|rou3|tldts|zod)(?:\/|$)/;

/** The server, its database worker and the operator's commands; everything else from npm stays outside. */
async function buildServer(): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    platform: "node",
    input: {
      main: "apps/server/src/main.ts",
      cli: "apps/server/src/cli.ts",
      "embedded-worker": "apps/server/src/platform/database/embedded-worker.ts",
      "compile-worker": "apps/server/src/features/publishing/compile/compile-worker.ts",
      "reading-worker": "apps/server/src/features/importing/apart/reading-worker.ts",
      initialise: "apps/server/src/platform/database/initialise.ts",
    },
    external: (id) => !/^[./]|^@vitrine\//.test(id) && !BUNDLED.test(id),
    transform: { define: { VITRINE_VERSION: JSON.stringify(version), "process.env.NODE_ENV": '"production"' } },
  });
  await bundle.write({ dir: join(dist, "server"), format: "esm", sourcemap: true, chunkFileNames: "[name]-[hash].js" });
}

/** One script a block kind that behaves, the one that follows rules of display, and the one that lets blocks come in: what published pages load, and nothing else. */
async function buildVisitorScripts(): Promise<void> {
  for (const client of globSync("packages/{blocks,renderer}/src/*/client.ts", { cwd: root })) {
    const bundle = await rolldown({ cwd: root, platform: "browser", input: client });
    await bundle.write({ file: join(dist, "visitor", `${basename(dirname(client))}.js`), format: "iife", minify: true });
  }
}

/** What a script adds to a page, in gzip bytes, by kind: for the builder's weight meter. */
function writeVisitorSizes(): void {
  const sizes: Record<string, number> = {};
  for (const name of globSync("*.js", { cwd: join(dist, "visitor") }).sort()) {
    sizes[basename(name, ".js")] = gzipSync(readFileSync(join(dist, "visitor", name), "utf8").trim(), { level: 9 }).length;
  }
  writeFileSync(join(dist, "visitor", "sizes.json"), JSON.stringify(sizes));
  copyFileSync(join(dist, "visitor", "sizes.json"), join(dist, "web", "visitor-sizes.json"));
}

/** The dashboard and the builder's canvas. */
async function buildWeb(): Promise<void> {
  const { build } = await import("vite");
  await build({ root: join(root, "apps/web"), logLevel: "warn", build: { outDir: join(dist, "web") } });
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, "visitor"), { recursive: true });
await Promise.all([buildServer(), buildVisitorScripts(), buildWeb()]);
writeVisitorSizes();
const images = join(root, "apps/server/src/features/templates/images");
if (existsSync(images)) cpSync(images, join(dist, "server", "images"), { recursive: true });
