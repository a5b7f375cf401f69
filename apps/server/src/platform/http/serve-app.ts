import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { readInternalHeaders } from "../link/internal-headers.ts";
import { listenAt } from "../link/listen-at.ts";
import type { Readiness } from "../link/readiness.ts";
import type { Log } from "../log.ts";
import { stopServer } from "./stop-server.ts";

/** What is answered with the database's help. */
export interface DashboardSide {
  readonly dashboard: Pick<Hono<{ Bindings: { clientAddress: string } }>, "fetch">;
  /** Answers a request for the origin of uploaded files. */
  uploads(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers what is for this server's operator alone; false, having done nothing, for everything else. */
  operatorPage(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Speaks with the front about the streams it holds open. */
  streams(request: IncomingMessage, response: ServerResponse): void;
  /** How it stands with what the dashboard needs. */
  readiness(): Promise<Readiness>;
}

/** What pages for the operator begin with. */
const OPERATOR_PATH = "/outbox";

/** Wider than the front's: it decides how long a connection stays, and what a head may hold. */
const KEEP_ALIVE_MS = 75_000;
const MOST_HEAD_BYTES = 64 * 1024;

/**
 * Answers the front at a socket that nobody else can open: who asks, and for what, is as the front says.
 * @param side what answers; looked up anew for each request.
 */
export async function serveApp(path: string, log: Log, side: () => DashboardSide): Promise<{ stop(graceMs: number): Promise<void> }> {
  const dashboards = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage };
    return side().dashboard.fetch(request, { ...env, clientAddress: readInternalHeaders(incoming).address });
  });
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { plane } = readInternalHeaders(request);
    if (plane === "alive") response.writeHead(204).end();
    else if (plane === "streams") side().streams(request, response);
    else if (plane === "readiness") response.end(await side().readiness());
    else if (plane === "uploads") await side().uploads(request, response);
    else if (!request.url?.startsWith(OPERATOR_PATH) || !(await side().operatorPage(request, response)))
      await dashboards(request, response);
  };
  const underWay = new Set<Promise<void>>();
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MOST_HEAD_BYTES, requestTimeout: 0 },
    (request, response) => {
      const answering = handle(request, response)
        .catch((error: unknown) => {
          log("error", "http.failed", { method: request.method, host: request.headers.host, error });
          if (response.headersSent) response.destroy();
          else response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end("Something went wrong.\n");
        })
        .finally(() => underWay.delete(answering));
      underWay.add(answering);
    },
  );
  await listenAt(server, path);
  return {
    async stop(graceMs) {
      const ended = new AbortController();
      const patience = setTimeout(graceMs, undefined, { signal: ended.signal }).catch(() => undefined);
      await stopServer(server, graceMs);
      // Whoever hung up is still being answered: what the answer asks of the database must be there till then.
      await Promise.race([Promise.all(underWay), patience]);
      ended.abort();
    },
  };
}
