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

/** Builds the web app with the bench's own page in it, and serves it; `stop` ends that. */
export async function startBenchSite(): Promise<{ readonly origin: string; stop(): void }> {
  const folder = resolve("var/bench-web");
  process.env.VITE_BENCH = "1";
  const { build } = await import("vite");
  await build({ root: resolve("apps/web"), logLevel: "error", build: { outDir: folder, emptyOutDir: true } });
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
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
