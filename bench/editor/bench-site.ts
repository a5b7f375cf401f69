import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** What can be measured beside ours, and the package it is. */
const PEERS: Readonly<Record<string, string>> = { puck: "@puckeditor/core", grapesjs: "grapesjs" };

export interface BenchSite {
  /** Where the bench page of an editor is: `vitrine`, or one of the peers. */
  addressOf(editor: string): string;
  stop(): void;
}

async function buildPeer(peer: string, folder: string): Promise<void> {
  const pack = PEERS[peer];
  if (!pack) throw new Error(`the editor is not measured against "${peer}"; it is against ${Object.keys(PEERS).join(", ")}`);
  const modules = resolve("bench/peers/node_modules");
  if (!existsSync(join(modules, pack))) {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: resolve("bench/peers"), stdio: "ignore" });
  }
  const root = resolve("var", `bench-${peer}-page`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const script = resolve("bench/editor/peers", `${peer}-page.ts`);
  writeFileSync(
    join(root, "index.html"),
    `<!doctype html><title>${peer}</title><div id="app"></div><script type="module" src="${script}"></script>`,
  );
  const { build } = await import("vite");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    base: `/${peer}/`,
    resolve: { dedupe: ["react", "react-dom"] },
    plugins: [
      {
        name: "peer",
        enforce: "pre",
        // As if the page lay where the peer is installed.
        resolveId(source) {
          return source.startsWith(pack) ? this.resolve(source, join(modules, "page.js"), { skipSelf: true }) : null;
        },
      },
    ],
    build: { outDir: join(folder, peer), emptyOutDir: true },
  });
}

/** Builds the web app with the bench's own page in it, and a page of each peer; serves them; `stop` ends that. */
export async function startBenchSite(peers: readonly string[]): Promise<BenchSite> {
  const folder = resolve("var/bench-web");
  process.env.VITE_BENCH = "1";
  const { build } = await import("vite");
  await build({ root: resolve("apps/web"), logLevel: "error", build: { outDir: folder, emptyOutDir: true } });
  for (const peer of peers) await buildPeer(peer, folder);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://bench");
    // What a kind's script weighs is known to the whole build only; the meter gets an empty list.
    if (pathname === "/visitor-sizes.json") return response.writeHead(200, { "content-type": "application/json" }).end("{}");
    const bytes = await readFile(join(folder, pathname)).catch(() => null);
    return bytes
      ? response.writeHead(200, { "content-type": TYPES[extname(pathname)] ?? "application/octet-stream" }).end(bytes)
      : response.writeHead(404).end();
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    addressOf: (editor) => (editor === "vitrine" ? `${origin}/bench.html` : `${origin}/${editor}/index.html`),
    stop: () => server.close(),
  };
}
