import { createAccount, createApiKey } from "../features/accounts/index.ts";
import type { RunningFront } from "../front/start-front.ts";
import type { BuildFiles } from "../platform/build/build-files.ts";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import type { RunningApp, StartOptions } from "../start-app.ts";
import { databaseFixture } from "./database-fixture.ts";
import type { DatabaseRelay } from "./database-relay.ts";
import { freePort, type Reply, type SendOptions, send } from "./send.ts";
import { startJoined } from "./start-joined.ts";
import { testBuild } from "./test-build.ts";
import { logIn, type TestPerson, testBrowser } from "./test-person.ts";

export { freePort, type Reply, type SendOptions, send } from "./send.ts";

/** A caller with an account of its own. */
export interface TestCaller {
  readonly accountId: string;
  readonly apiKey: string;
  /** Calls the API as this account; a body that is not text is sent as JSON. */
  call(method: string, path: string, body?: unknown): Promise<Reply>;
}

/** What a test cares about in a person. */
export interface NewPerson {
  readonly email?: string;
  /** A plan by its name, from now on; `trial` unless said. */
  readonly plan?: string;
  /** When the plan ends, in milliseconds from now; as the plan table says unless said. */
  readonly planLeftMs?: number;
  readonly isAdmin?: boolean;
}

export interface TestServer {
  readonly running: RunningApp;
  /** The front, in this process too; they talk over real sockets. */
  readonly front: RunningFront;
  readonly port: number;
  readonly dataFolder: string;
  /** Sends a request to a host: `localhost` is the dashboard, `shop.localhost` a site. */
  send(host: string, path: string, options?: SendOptions): Promise<Reply>;
  newCaller(): Promise<TestCaller>;
  /** Somebody with an account, logged in to a browser. */
  newPerson(is?: NewPerson): Promise<TestPerson>;
  stop(): Promise<void>;
}

/** Starts the whole server on a port and data folder of its own; `relay` stands between it and a PostgreSQL server. */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  build: Partial<BuildFiles> = {},
  relay?: DatabaseRelay,
  options: Pick<StartOptions, "requests" | "memberships"> = {},
): Promise<TestServer> {
  const fixture = await databaseFixture();
  const port = await freePort();
  const databaseUrl = relay && fixture.databaseUrl ? await relay.to(fixture.databaseUrl) : fixture.databaseUrl;
  const config = readConfig({ PORT: String(port), VITRINE_DATA: fixture.dataFolder, DATABASE_URL: databaseUrl, ...env });
  const { running, front, stop } = await startJoined({
    config,
    clock: systemClock,
    log: () => {},
    build: { ...testBuild, ...build },
    version: "test",
    ...options,
  });
  let accounts = 0;
  return {
    running,
    front,
    port,
    dataFolder: fixture.dataFolder,
    send: (host, path, options) => send(port, host, path, options),
    async newCaller() {
      const account = await createAccount(running.platform, {
        name: "Ana Souza",
        email: `ana${++accounts}@example.com`,
        password: "Segredo#2026",
        language: "pt",
        plan: running.services.plans.starting("trial", new Date(running.platform.clock.now())),
      });
      const { key: apiKey } = await createApiKey(running.platform, account.id);
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
    async newPerson({ email = `pessoa${++accounts}@example.com`, plan = "trial", planLeftMs, isAdmin = false } = {}) {
      const { platform, services } = running;
      const password = "Segredo#2026";
      const now = platform.clock.now();
      const first = services.plans.starting(plan, new Date(now));
      const account = await createAccount(platform, {
        name: "Bia Lima",
        email,
        password,
        language: "pt",
        isEmailConfirmed: true,
        isAdmin,
        plan: planLeftMs === undefined ? first : { ...first, renewalDate: new Date(now + planLeftMs) },
      });
      const browser = testBrowser(port);
      const sessionId = await logIn(browser, port, { email, password });
      return { ...browser, accountId: account.id, email, password, sessionId };
    },
    async stop() {
      await stop();
      await fixture.remove();
    },
  };
}
