import { connect, type Socket } from "node:net";

/** A browser's stream at a server, read as it comes. */
export interface BenchStream {
  /** Resolves when the next event of that name has come, with the moment it did. */
  next(event: string): Promise<number>;
  close(): void;
}

/** Opens one stream of the live channel, and resolves when its first event is there. */
export async function openStream(port: number, cookie: string, topics: readonly string[], address: string): Promise<BenchStream> {
  const waiting = new Map<string, (at: number) => void>();
  const socket: Socket = connect(port, "127.0.0.1");
  const next = (event: string): Promise<number> => new Promise((resolve) => waiting.set(event, resolve));
  const first = next("hello");
  const failed = new Promise<never>((_, reject) => {
    socket.on("close", () => reject(new Error("the stream was closed")));
    socket.on("error", reject);
  });
  failed.catch(() => {});
  socket.on("data", (chunk: Buffer) => {
    const at = performance.now();
    for (const [, event = ""] of chunk.toString("latin1").matchAll(/^event: (\w+)$/gm)) {
      const then = waiting.get(event);
      waiting.delete(event);
      then?.(at);
    }
    if (/^HTTP\/1\.1 [^2]/.test(chunk.toString("latin1"))) socket.destroy(new Error(chunk.toString("latin1")));
  });
  const path = `/api/live?${topics.map((topic) => `topic=${topic}`).join("&")}`;
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Accept: text/event-stream",
    "Accept-Language: pt-BR,pt;q=0.9,en;q=0.8",
    "Accept-Encoding: gzip, deflate, br, zstd",
    `Referer: http://localhost:${port}/pages`,
    "Sec-Fetch-Site: same-origin",
    `X-Forwarded-For: ${address}`,
    `Cookie: ${cookie}`,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  await Promise.race([first, failed]);
  return { next: (event) => Promise.race([next(event), failed]), close: () => void socket.destroy() };
}
