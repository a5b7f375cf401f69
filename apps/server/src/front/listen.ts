import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerOptions, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { KEEP_ALIVE_MS } from "../hosting/replies/prepared-answer.ts";
import { sendOn } from "../hosting/replies/send-on.ts";
import type { VisitorPlane } from "../hosting/visitor-plane.ts";
import type { Config } from "../platform/config.ts";
import { hasOneHost, hostName } from "../platform/http/host-name.ts";
import { readTarget } from "../platform/http/request-target.ts";
import { stopServer } from "../platform/http/stop-server.ts";
import type { PassedOn } from "../platform/link/internal-headers.ts";
import type { Readiness } from "../platform/link/readiness.ts";
import type { Log } from "../platform/log.ts";
import type { Challenges } from "./challenges.ts";
import type { PlatformNames } from "./platform-names.ts";
import type { TlsAsk } from "./tls-ask.ts";
import type { WhoAsks } from "./who-asks.ts";

export interface ListenOptions {
  readonly config: Config;
  readonly log: Log;
  readonly names: PlatformNames;
  readonly who: WhoAsks;
  /** Answers for the names of sites. */
  readonly plane: Pick<VisitorPlane, "handle" | "handleDomain">;
  readonly challenges: Challenges;
  readonly tlsAsk: TlsAsk;
  /** Where whoever asks for a name under the domain of sites is sent first; null where this is the right place to ask. */
  siteOrigin(host: string, request: IncomingMessage): string | null | Promise<string | null>;
  /** Answers a request for the origin of uploaded files; false, having done nothing, for what the application has to make first. */
  uploads(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
  /** Has the application answer. */
  passOn(request: IncomingMessage, response: ServerResponse, from: PassedOn): void;
  /** Whether pages are served and leads are taken. */
  readiness(): Promise<Readiness>;
  /** How it stands with what the dashboard needs. */
  appReadiness(): Promise<Readiness>;
  /** How slow a client may be; what is left out is as `CONNECTION_LIMITS` says. */
  readonly limits?: Partial<ConnectionLimits> | undefined;
}

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
export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 20_000,
  request: 120_000,
  idle: KEEP_ALIVE_MS,
  stalled: 120_000,
  checkedEvery: 5_000,
};

const DASHBOARD_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/** One port for everything; the host of a request decides which plane it is for. A host that is nobody's gets nothing. */
export async function listen({
  config,
  log,
  names,
  who,
  plane,
  challenges,
  tlsAsk,
  siteOrigin,
  uploads,
  passOn,
  readiness,
  appReadiness,
  limits: given,
}: ListenOptions): Promise<HttpServer> {
  const limits = { ...CONNECTION_LIMITS, ...given };
  const hand = (to: PassedOn["plane"], request: IncomingMessage, response: ServerResponse): void => {
    passOn(request, response, { address: who.addressOf(request), scheme: who.schemeOf(request), plane: to });
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
  const nobody = (response: ServerResponse): void => plain(response, 421, "Nothing is served under this name.\n");
  const answerReadiness = async (response: ServerResponse, ask: () => Promise<Readiness>): Promise<void> => {
    const word = await ask();
    plain(response, word === "ready" ? 200 : 503, `${word}\n`);
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    if (!hasOneHost(request) || !readTarget(request)) return plain(response, 400, "This is no address of a page.\n");
    if (request.url === "/healthz") return plain(response, 200, "ok\n");
    if (request.url === "/readyz") return answerReadiness(response, readiness);
    if (request.url === "/readyz/app") return answerReadiness(response, appReadiness);
    const name = hostName(request.headers.host);
    if (challenges.isAsked(request)) return answerChallenge(name, request, response);
    if (tlsAsk.isAsked(name, request)) return answerTlsAsk(request, response);
    return answer(name, request, response);
  };
  const answerChallenge = async (name: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const shown = await challenges.find(name, request);
    return shown === null ? answer(name, request, response) : plain(response, 200, shown);
  };
  const answerTlsAsk = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isKnown = await tlsAsk.isKnown(request);
    plain(response, isKnown ? 200 : 404, isKnown ? "known\n" : "unknown\n");
  };
  const answer = (name: string, request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    if (name === names.dashboard) {
      if (request.method === "TRACE") return plain(response, 405, "Requests are not sent back.\n", { allow: DASHBOARD_METHODS });
      return hand("dashboard", request, response);
    }
    if (name === names.uploads) {
      const isAnswered = uploads(request, response);
      if (isAnswered === true) return undefined;
      if (isAnswered === false) return hand("uploads", request, response);
      return isAnswered.then((done) => (done ? undefined : hand("uploads", request, response)));
    }
    if (name.endsWith(names.siteSuffix)) {
      const origin = siteOrigin(name, request);
      if (!(origin instanceof Promise)) return answerSite(name, origin, request, response);
      return origin.then((found) => answerSite(name, found, request, response));
    }
    const isKnown = plane.handleDomain(name, who.addressOf, request, response);
    if (isKnown === true) return undefined;
    return isKnown === false ? nobody(response) : isKnown.then((isSo) => (isSo ? undefined : nobody(response)));
  };
  const answerSite = (name: string, origin: string | null, request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    if (origin !== null) return sendOn(origin, request, response);
    return plane.handle(name.slice(0, -names.siteSuffix.length), who.addressOf, request, response);
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
  const server = createServer(options, (request, response) => {
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
    stop: (graceMs) => stopServer(server, graceMs),
  };
}
