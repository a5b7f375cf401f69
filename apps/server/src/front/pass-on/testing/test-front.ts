import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "../../../platform/clock.ts";
import { hasOneHost } from "../../../platform/http/host-name.ts";
import { readTarget } from "../../../platform/http/request-target.ts";
import type { AppPlane } from "../../../platform/link/internal-headers.ts";
import { type Reply, type SendOptions, send } from "../../../testing/send.ts";
import type { PassOnLimits } from "../limits.ts";
import { openPassOn, type PassOn } from "../pass-on.ts";

/** What passes requests on, in a server as the front's is, on a port and in a folder of its own. */
export interface TestFront {
  readonly port: number;
  readonly passOn: PassOn;
  /** Where the application is to listen; nobody does yet. */
  readonly socketPath: string;
  /** What was logged, by event name. */
  readonly logged: string[];
  send(path: string, options?: SendOptions): Promise<Reply>;
  /** Opens a connection, with the first bytes sent on it. */
  open(text: string): RawClient;
  /**
   * Sends bytes as they are, and, unless they close the connection, what does once they are answered; all that came
   * until then. Where they swallow that, until nothing came for a while.
   */
  sendRaw(text: string): Promise<string>;
  stop(): Promise<void>;
}

export interface RawClient {
  readonly socket: Socket;
  readonly received: () => string;
  /** How the connection ended: with an end of the stream, or broken off. */
  readonly closed: Promise<"ended" | "reset">;
}

export interface TestFrontOptions {
  readonly limits?: Partial<PassOnLimits>;
  readonly plane?: AppPlane;
  addressOf?(request: IncomingMessage): string;
  /** Done with each request before it is passed on. */
  before?(request: IncomingMessage): Promise<void>;
}

/** Shorter than anybody waits, longer than a busy machine takes; milliseconds. */
export const SHORT: Partial<PassOnLimits> = { asksAfter: 100, silentAfter: 150, patience: 700, looksEvery: 20, lingers: 300 };
const QUIET_MS = 1_000;
const FAREWELL = "GET /farewell HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

export async function testFront({
  limits = SHORT,
  plane = "dashboard",
  addressOf = () => "203.0.113.7",
  before,
}: TestFrontOptions = {}): Promise<TestFront> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-pass-on-"));
  const socketPath = join(folder, "app.sock");
  const logged: string[] = [];
  const passOn = openPassOn({
    socketPath,
    config: { publicUrl: "http://localhost:3000" },
    clock: systemClock,
    log: (_level, event) => void logged.push(event),
    limits,
  });
  const server = createServer({ keepAliveTimeout: 10_000, optimizeEmptyRequests: true }, (request, response) => {
    if (!hasOneHost(request) || !readTarget(request)) response.writeHead(400, { "content-length": 0 }).end();
    else {
      const handle = (): void => passOn.handle(request, response, { address: addressOf(request), scheme: "https", plane });
      if (before) void before(request).then(handle);
      else handle();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const open = (text: string): RawClient => {
    let received = "";
    const socket = connect(port, "127.0.0.1");
    socket.write(text, "latin1");
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    let hasEnded = false;
    socket.on("end", () => {
      hasEnded = true;
    });
    socket.on("error", () => undefined);
    return {
      socket,
      received: () => received,
      closed: new Promise((resolve) => socket.on("close", () => resolve(hasEnded ? "ended" : "reset"))),
    };
  };
  return {
    port,
    passOn,
    socketPath,
    logged,
    send: (path, options) => send(port, "localhost", path, options),
    open,
    async sendRaw(text) {
      const client = open(/^connection:.*close/im.test(text) ? text : text + FAREWELL);
      client.socket.setTimeout(QUIET_MS, () => client.socket.destroy());
      await client.closed;
      return client.received().split("HTTP/1.1 200 OK\r\nx-farewell: 1", 1)[0] ?? "";
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      await passOn.stop();
      server.closeAllConnections();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
