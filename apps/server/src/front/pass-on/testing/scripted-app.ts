import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A request as it came to the application. */
export interface Received {
  readonly method: string;
  readonly url: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** Null while it has not come whole. */
  body: string | null;
  /** Whether its sender went away before it was answered. */
  isLeft: boolean;
}

export type Script = (request: IncomingMessage, response: ServerResponse) => void;

/** A real server on a Unix socket that answers as a test says, and remembers what it was asked; but for a `/farewell`. */
export interface ScriptedApp {
  readonly received: Received[];
  /** How often it was asked whether it is alive, and how many connections it was given. */
  readonly counts: { alive: number; connections: number };
  stop(): Promise<void>;
}

/** Reads the body whole, then says ok. */
export const sayOk: Script = (request, response) => void request.resume().on("end", () => response.end("ok"));

export async function scriptedApp(socketPath: string, script: Script = sayOk): Promise<ScriptedApp> {
  const received: Received[] = [];
  const counts = { alive: 0, connections: 0 };
  const server = createServer({ maxHeaderSize: 64 * 1024, keepAliveTimeout: 75_000, requestTimeout: 0 }, (request, response) => {
    if (request.headers["x-vitrine-plane"] === "alive") {
      counts.alive += 1;
      response.writeHead(204).end();
      return;
    }
    if (request.url === "/farewell") {
      response.writeHead(200, { "x-farewell": "1" }).end();
      return;
    }
    const one: Received = { method: request.method ?? "", url: request.url ?? "", headers: request.rawHeaders, body: null, isLeft: false };
    received.push(one);
    const chunks: Buffer[] = [];
    script(request, response);
    // What a script does not read stays unread.
    if (request.readableFlowing) request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      one.body = Buffer.concat(chunks).toString("latin1");
    });
    response.on("close", () => {
      one.isLeft = !response.writableFinished;
    });
  });
  server.on("connection", () => {
    counts.connections += 1;
  });
  rmSync(socketPath, { force: true });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return {
    received,
    counts,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
