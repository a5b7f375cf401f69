import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody on this machine who takes deliveries, and answers as he is told. */
export interface Receiver {
  readonly port: number;
  url(path: string): string;
  readonly received: Received[];
  /** Of a path, or of all. */
  idsAt(path?: string): string[];
  stop(): Promise<void>;
}

export async function startReceiver(
  answer: (request: Received, response: ServerResponse) => void = (_request, response) => response.end(),
): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const whole = { method, path, headers, body };
      received.push(whole);
      answer(whole, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: (path) => `http://127.0.0.1:${port}${path}`,
    received,
    idsAt: (path) =>
      received.filter((each) => path === undefined || each.path === path).map(({ headers }) => String(headers["webhook-id"])),
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
