import { createServer } from "node:http";
import { extname } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export interface BareServer {
  readonly origin: string;
  stop(): void;
}

/** A web server that knows nothing but files by their names: what any host of static pages does. */
export async function serveFiles(files: ReadonlyMap<string, Buffer>): Promise<BareServer> {
  const server = createServer(({ url = "/" }, response) => {
    const path = url === "/" ? "index.html" : decodeURIComponent(url.slice(1));
    const bytes = files.get(path);
    if (!bytes) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the files are served nowhere");
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
