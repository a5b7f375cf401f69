import { request as httpRequest } from "node:http";
import { createServer } from "node:net";
import { createAccount, createApiKey } from "../features/accounts/index.ts";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { type BuildFiles, type RunningVitrine, startServer } from "../start-server.ts";
import type { DatabaseRelay } from "./database-relay.ts";
import { testBuild } from "./test-build.ts";
import { testGround } from "./test-database.ts";

/** What came back, read to the end. */
export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a reply
  json(): any;
}

export interface SendOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A caller with an account of its own. */
export interface TestCaller {
  readonly accountId: string;
  readonly apiKey: string;
  /** Calls the API as this account; a body that is not text is sent as JSON. */
  call(method: string, path: string, body?: unknown): Promise<Reply>;
}

export interface TestServer {
  readonly running: RunningVitrine;
  readonly port: number;
  readonly dataFolder: string;
  /** Sends a request to a host: `localhost` is the dashboard, `shop.localhost` a site. */
  send(host: string, path: string, options?: SendOptions): Promise<Reply>;
  newCaller(): Promise<TestCaller>;
  stop(): Promise<void>;
}

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

export function send(port: number, host: string, path: string, { method = "GET", headers = {}, body }: SendOptions = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: "127.0.0.1", port, path, method, agent: false, headers: { host: `${host}:${port}`, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const bytes = Buffer.concat(chunks);
          const flat = Object.entries(incoming.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join("\n") : (value ?? ""),
          ]);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(flat),
            bytes,
            text: bytes.toString("utf8"),
            json: () => JSON.parse(bytes.toString("utf8")),
          });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Starts the whole server on a port and data folder of its own; `relay` stands between it and a PostgreSQL server. */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  build: Partial<BuildFiles> = {},
  relay?: DatabaseRelay,
): Promise<TestServer> {
  const ground = await testGround();
  const port = await freePort();
  const databaseUrl = relay && ground.databaseUrl ? await relay.to(ground.databaseUrl) : ground.databaseUrl;
  const config = readConfig({ PORT: String(port), VITRINE_DATA: ground.dataFolder, DATABASE_URL: databaseUrl, ...env });
  const running = await startServer({ config, clock: systemClock, log: () => {}, build: { ...testBuild, ...build }, version: "test" });
  let accounts = 0;
  return {
    running,
    port,
    dataFolder: ground.dataFolder,
    send: (host, path, options) => send(port, host, path, options),
    async newCaller() {
      const account = await createAccount(running.platform, {
        name: "Ana Souza",
        email: `ana${++accounts}@example.com`,
        password: "Segredo#2026",
        language: "pt",
      });
      const apiKey = await createApiKey(running.platform, account.id);
      return {
        accountId: account.id,
        apiKey,
        call: (method, path, body) =>
          send(port, "localhost", path, {
            method,
            headers: { authorization: `Bearer ${apiKey}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
            ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
          }),
      };
    },
    async stop() {
      await running.stop(1_000);
      await ground.remove();
    },
  };
}
