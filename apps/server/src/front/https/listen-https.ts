import { randomBytes } from "node:crypto";
import { ServerResponse } from "node:http";
import { createServer as createHttp2Server, type IncomingHttpHeaders, type ServerHttp2Session } from "node:http2";
import { createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import type { PreparedHead, VisitorRequest, VisitorResponse } from "../../hosting/replies/visitor-http.ts";
import { hasOneHost, hostName, isHostText } from "../../platform/http/host-name.ts";
import { readTarget } from "../../platform/http/request-target.ts";
import { stopServer } from "../../platform/http/stop-server.ts";
import type { Log } from "../../platform/log.ts";
import type { ConnectionLimits, HttpServer } from "../listen.ts";
import { receiveHello } from "./hello/receive-hello.ts";
import { guardSessions } from "./http2/guard-sessions.ts";
import { StreamRequest } from "./http2/stream-request.ts";
import { StreamResponse } from "./http2/stream-response.ts";
import type { TlsChallenges } from "./tls-challenges.ts";
import { TLS_TERMS, type TlsContexts } from "./tls-contexts.ts";

export interface ListenHttpsOptions {
  readonly host: string;
  readonly port: number;
  readonly log: Log;
  readonly limits: ConnectionLimits;
  /** What makes sessions last over connections: of this process alone, so that nobody can read them afterwards. */
  readonly ticketKeys: Buffer;
  readonly contexts: TlsContexts;
  readonly challenges: TlsChallenges;
  /** Headers of every answer, names and values in turn. */
  readonly headers: readonly string[];
  /**
   * Answers for a name, whose certificate the connection has shown or that of `shown`, which it has asked for. Throws or
   * rejects where the answer is a fault of ours.
   */
  answer(name: string, shown: string, request: VisitorRequest, response: VisitorResponse): void | Promise<void>;
}

const HTTP2 = {
  // A page asks for a few dozen files at once.
  settings: { maxConcurrentStreams: 100, maxHeaderListSize: 16_384, enablePush: false },
  maxHeaderListPairs: 100,
  /** Megabytes. */
  maxSessionMemory: 4,
  maxOutstandingPings: 4,
  maxSettings: 16,
  maxSessionInvalidFrames: 50,
  maxSessionRejectedStreams: 50,
} as const;

/** As many bytes as `maxHeaderListSize`, in one piece. */
const MOST_HEADER_BYTES = 16_384;

/** Serves the names that have a certificate over HTTPS, by HTTP/2 or HTTP/1.1; nobody else gets beyond a first message. */
export async function listenHttps(options: ListenHttpsOptions): Promise<HttpServer> {
  const { limits, contexts, challenges, answer, headers, log } = options;
  const guard = guardSessions(limits);
  const plain = (response: VisitorResponse, status: number, text: string): void => {
    const body = Buffer.from(text);
    const type = ["content-type", "text/plain; charset=utf-8", "content-length", String(body.length), "cache-control", "no-store"];
    response.writeHead(status, [...type, "x-content-type-options", "nosniff"]).end(body);
  };
  const fail = (name: string, { method }: VisitorRequest, response: VisitorResponse, error: unknown): void => {
    log("error", "https.failed", { method, host: name, error });
    if (!response.headersSent) plain(response, 500, "Something went wrong.\n");
    else response.destroy();
  };
  const handle = (name: string, shown: string, request: VisitorRequest, response: VisitorResponse): void => {
    try {
      answer(name, shown, request, response)?.catch((error: unknown) => fail(name, request, response, error));
    } catch (error) {
      fail(name, request, response, error);
    }
  };

  const http2 = createHttp2Server(HTTP2);
  http2.setTimeout(limits.stalled);
  const begin = (session: ServerHttp2Session): void => {
    const watch = guard.watch(session);
    const socket = session.socket as TLSSocket;
    const from = { remoteAddress: socket.remoteAddress, encrypted: true };
    const shown = shownBy(socket);
    session.on("stream", (stream, fields: IncomingHttpHeaders) => {
      // What goes wrong with it ends it, and is nobody else's.
      stream.on("error", ignore);
      watch(stream);
      const request = new StreamRequest(stream, fields, from);
      const response = new StreamResponse(stream, request.method === "HEAD", headers);
      // Who asks whether to send a body may: it is read to an end, or refused, like every other.
      if (fields.expect?.toLowerCase() === "100-continue" && !stream.endAfterHeaders) stream.additionalHeaders({ ":status": 100 });
      const host = hostOf(fields);
      if (host === null || request.url?.charCodeAt(0) !== 0x2f) plain(response, 400, "This is no address of a page.\n");
      else handle(hostName(host), shown, request, response);
    });
  };
  http2.on("session", begin);

  const server = createServer(
    {
      ...{ ...TLS_TERMS, ca: [] },
      ticketKeys: options.ticketKeys,
      ALPNProtocols: ["h2", "http/1.1"],
      SNICallback(name, done) {
        try {
          const found = contexts.find(name.toLowerCase());
          if (!(found instanceof Promise)) done(null, found ?? undefined);
          else
            found.then(
              (context) => done(null, context ?? undefined),
              (error: Error) => done(error),
            );
        } catch (error) {
          done(error as Error);
        }
      },
      handshakeTimeout: limits.headers,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: limits.checkedEvery,
      maxHeaderSize: MOST_HEADER_BYTES,
      ServerResponse: secureResponse(headers),
    },
    (request, response) => {
      if (!hasOneHost(request) || !readTarget(request)) plain(response, 400, "This is no address of a page.\n");
      else handle(hostName(request.headers.host), shownBy(request.socket as TLSSocket), request, response);
    },
  );
  server.timeout = limits.stalled;
  // A client that ends a handshake in the middle is no fault of ours.
  server.on("tlsClientError", (_error, socket) => void socket.destroy());
  // Node's server knows only those over which something was asked; of the others, those whose first message is to come.
  const connections = new Set<Socket>();
  const silent = new Set<Socket>();
  replaceListener(server, "connection", (encrypt: (socket: Socket) => void) => (socket: Socket) => {
    connections.add(socket);
    silent.add(socket);
    socket.once("close", () => connections.delete(socket) && silent.delete(socket));
    receiveHello(socket, {
      patience: limits.headers,
      isKnown: (hello) => {
        const { serverName } = hello;
        if (serverName === null) return false;
        if (challenges.isAsked(hello)) return challenges.isKnown(serverName);
        const found = contexts.find(serverName);
        return found instanceof Promise ? found.then((context) => context !== null) : found !== null;
      },
      proceed(heard, hello) {
        silent.delete(heard);
        if (challenges.isAsked(hello)) challenges.answer(heard);
        else encrypt(heard);
      },
    });
  });
  replaceListener(server, "secureConnection", (speakHttp1: (socket: Socket) => void) => (socket: TLSSocket) => {
    if (socket.alpnProtocol === "h2") http2.emit("connection", socket);
    else speakHttp1(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop(graceMs) {
      for (const socket of silent) socket.destroy();
      const breakOff = setTimeout(() => {
        for (const socket of connections) socket.destroy();
      }, graceMs);
      await Promise.all([stopServer(server, graceMs), guard.stop(graceMs)]);
      clearTimeout(breakOff);
    },
  };
}

/** Keys for tickets of one process. */
export function newTicketKeys(): Buffer {
  return randomBytes(48);
}

function ignore(): void {}

/** The name a connection has asked for and been shown the certificate of. */
function shownBy({ servername }: TLSSocket): string {
  return typeof servername === "string" ? servername.toLowerCase() : "";
}

/** Whom a request is for; null where it names nobody, or two. */
function hostOf(fields: IncomingHttpHeaders): string | null {
  const { ":authority": authority, host = authority } = fields;
  return host !== undefined && isHostText(host) && (authority === undefined || authority === host) ? host : null;
}

/** HTTP/1's answers over TLS, with the headers that go with each. */
function secureResponse(headers: readonly string[]): typeof ServerResponse {
  return class SecureResponse extends ServerResponse implements VisitorResponse {
    override writeHead(...said: unknown[]): this {
      const given = said.at(-1);
      if (Array.isArray(given)) said[said.length - 1] = [...given, ...headers];
      return super.writeHead(...(said as Parameters<ServerResponse["writeHead"]>));
    }

    sendPrepared({ status, headers: prepared }: PreparedHead, body: Buffer | undefined): void {
      if (this.destroyed) return;
      this.writeHead(status, prepared).end(body);
    }
  } as typeof ServerResponse;
}

/** Puts something before the one listener that Node's server has for an event. */
function replaceListener<Given>(
  server: ReturnType<typeof createServer>,
  event: "connection" | "secureConnection",
  make: (usual: (socket: Socket) => void) => (socket: Given) => void,
): void {
  const [usual] = server.listeners(event);
  server.removeAllListeners(event);
  server.on(event, make((socket) => usual?.call(server, socket)) as (socket: Socket) => void);
}
