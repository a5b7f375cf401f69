import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { clientAddress, trustedProxies } from "./client-address.ts";

/** Answers a request for one site. */
export type SiteHandler = (siteName: string, address: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface ListenOptions {
  readonly config: Config;
  readonly log: Log;
  readonly dashboard: Hono<{ Bindings: { clientAddress: string } }>;
  readonly sites: SiteHandler;
  isReady(): Promise<boolean>;
}

export interface HttpServer {
  readonly port: number;
  /** Stops taking connections, lets requests under way end, and closes what is left after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** One port for everything; the host of a request decides which plane it is for. An unknown host gets nothing. */
export async function listen({ config, log, dashboard, sites, isReady }: ListenOptions): Promise<HttpServer> {
  const isTrusted = trustedProxies(config.trustedProxies);
  const dashboardHost = new URL(config.publicUrl).host;
  const suffix = `.${config.sitesDomain}`;
  const uploadsHost = new URL(config.uploadsOrigin).host;
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
  const plain = (response: ServerResponse, status: number, text: string): void => {
    response.writeHead(status, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    response.end(text);
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const host = (request.headers.host ?? "").toLowerCase();
    if (request.url === "/healthz") return plain(response, 200, "ok\n");
    if (request.url === "/readyz") return (await isReady()) ? plain(response, 200, "ready\n") : plain(response, 503, "not ready\n");
    if (host === dashboardHost) return void serveDashboard(request, response);
    if (host !== uploadsHost && host.endsWith(suffix)) {
      return sites(host.slice(0, -suffix.length), clientAddressOf(request), request, response);
    }
    return plain(response, 421, "Nothing is served under this name.\n");
  };
  const server: Server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log("error", "http.failed", { method: request.method, host: request.headers.host, error });
      if (!response.headersSent) plain(response, 500, "Something went wrong.\n");
      else response.destroy();
    });
  });
  server.headersTimeout = 20_000;
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop(graceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}
