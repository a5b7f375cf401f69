import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { KEEP_ALIVE_MS } from "./api/prepared-answer.ts";
import { clientAddress, trustedProxies } from "./client-address.ts";
import { hasOneHost, hostName } from "./host-name.ts";
import { readTarget } from "./request-target.ts";

/** Answers a request for one site; a promise only where something had to be waited for. */
export type SiteHandler = (
  siteName: string,
  addressOf: (request: IncomingMessage) => string,
  request: IncomingMessage,
  response: ServerResponse,
) => void | Promise<void>;

/** What `/readyz` says: 200 for the first, 503 for the others. */
export type Readiness = "ready" | "not ready" | "disk full";

export interface ListenOptions {
  readonly config: Config;
  readonly log: Log;
  readonly dashboard: Pick<Hono<{ Bindings: { clientAddress: string } }>, "fetch">;
  readonly sites: SiteHandler;
  /** Answers a request for the origin of uploaded files. */
  uploads(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** How it stands with what the dashboard needs. */
  readiness(): Promise<Readiness>;
  /** Answers what is for this server's operator alone; false, having done nothing, for everything else. */
  operatorPage(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** How slow a client may be; what is left out is as `CONNECTION_LIMITS` says. */
  readonly limits?: Partial<ConnectionLimits>;
}

/** What is answered with the database's help. */
export type DashboardSide = Pick<ListenOptions, "dashboard" | "uploads" | "operatorPage" | "readiness">;

/** How long a connection may take for what it does, in milliseconds; then it is closed. */
export interface ConnectionLimits {
  /** From its start, or the start of a request, to the end of the request's headers. */
  readonly headers: number;
  /** From the start of a request to the end of its body. */
  readonly request: number;
  /** Between two requests. */
  readonly idle: number;
  /** While an answer is under way and not a byte of it is taken. */
  readonly stalled: number;
  /** How often headers and requests are looked at. */
  readonly checkedEvery: number;
}

export interface HttpServer {
  readonly port: number;
  /** Stops taking connections, lets requests under way end, and closes what is left after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** Slow or silent connections end after these; none holds a place for long. */
const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 20_000,
  request: 120_000,
  idle: KEEP_ALIVE_MS,
  stalled: 120_000,
  checkedEvery: 5_000,
};

/** What pages for the operator begin with. */
const OPERATOR_PATH = "/outbox";

const DASHBOARD_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/** One port for everything; the host of a request decides which plane it is for. An unknown host gets nothing. */
export async function listen({
  config,
  log,
  dashboard,
  sites,
  uploads,
  readiness,
  operatorPage,
  limits: given,
}: ListenOptions): Promise<HttpServer> {
  const limits = { ...CONNECTION_LIMITS, ...given };
  const isTrusted = trustedProxies(config.trustedProxies);
  const dashboardName = hostName(new URL(config.publicUrl).host);
  const siteSuffix = `.${hostName(config.sitesDomain)}`;
  const uploadsName = hostName(new URL(config.uploadsOrigin).host);
  const serveDashboard = getRequestListener((request, env) =>
    dashboard.fetch(request, {
      ...env,
      clientAddress: clientAddressOf((env as { incoming: IncomingMessage }).incoming),
    }),
  );
  const clientAddressOf = (request: IncomingMessage): string => {
    const forwarded = request.headers["x-forwarded-for"];
    return clientAddress(request.socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(",") : forwarded, isTrusted);
  };
  const plain = (response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}): void => {
    response.writeHead(status, {
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    response.end(text);
  };
  const answerReadiness = async (response: ServerResponse): Promise<void> => {
    const word = await readiness();
    plain(response, word === "ready" ? 200 : 503, `${word}\n`);
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    if (!hasOneHost(request) || !readTarget(request)) return plain(response, 400, "This is no address of a page.\n");
    if (request.url === "/healthz") return plain(response, 200, "ok\n");
    if (request.url === "/readyz") return answerReadiness(response);
    const name = hostName(request.headers.host);
    if (name === dashboardName) {
      if (request.method === "TRACE") return plain(response, 405, "Requests are not sent back.\n", { allow: DASHBOARD_METHODS });
      if (!request.url?.startsWith(OPERATOR_PATH)) return void serveDashboard(request, response);
      return operatorPage(request, response).then((isAnswered) => (isAnswered ? undefined : void serveDashboard(request, response)));
    }
    if (name === uploadsName) return uploads(request, response);
    if (name.endsWith(siteSuffix)) {
      return sites(name.slice(0, -siteSuffix.length), clientAddressOf, request, response);
    }
    return plain(response, 421, "Nothing is served under this name.\n");
  };
  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown): void => {
    log("error", "http.failed", { method: request.method, host: request.headers.host, error });
    if (!response.headersSent) plain(response, 500, "Something went wrong.\n");
    else response.destroy();
  };
  const options: ServerOptions = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.checkedEvery,
    // Requests without a body are not made into streams that nobody reads.
    optimizeEmptyRequests: true,
  };
  const server: Server = createServer(options, (request, response) => {
    try {
      handle(request, response)?.catch((error: unknown) => fail(request, response, error));
    } catch (error) {
      fail(request, response, error);
    }
  });
  server.timeout = limits.stalled;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop(graceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection that was busy is kept alive by its answer: it goes as soon as it is idle.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(timer);
    },
  };
}
