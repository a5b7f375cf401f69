import { request as httpRequest } from "node:http";
import { contract } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createAccount, createApiKey } from "../features/accounts/index.ts";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { stderrLog } from "../platform/log.ts";
import { listOutbox } from "../platform/mail/read-outbox.ts";
import { type DatabaseFixture, databaseFixture } from "../testing/database-fixture.ts";
import { freePort, type Reply, send } from "../testing/send.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";
import { type JoinedServer, startJoined } from "../testing/start-joined.ts";
import { testBuild } from "../testing/test-build.ts";
import { logIn, type TestBrowser, testBrowser } from "../testing/test-person.ts";

const PASSWORD = "Segredo#2026";
const TWICE = { password: PASSWORD, passwordConfirmation: PASSWORD };
const ANA = "ana@example.com";
let fixture: DatabaseFixture;
let { running, stop } = {} as JoinedServer;
let port: number;
let ana: TestBrowser & { readonly sessionId: string };
let apiKey: string;
let own: string;
let cookie: string;
/** What an operator reads. */
const lines: string[] = [];

beforeAll(async () => {
  fixture = await databaseFixture();
  port = await freePort();
  const config = readConfig({
    PORT: String(port),
    VITRINE_DATA: fixture.dataFolder,
    DATABASE_URL: fixture.databaseUrl,
    VITRINE_TRUSTED_PROXIES: "127.0.0.2",
  });
  ({ running, stop } = await startJoined({ config, clock: systemClock, log: stderrLog, build: testBuild, version: "test" }));
  vi.spyOn(process.stderr, "write").mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  own = `http://localhost:${port}`;
  const accountId = await newAccount(ANA);
  apiKey = (await createApiKey(running.platform, accountId)).key;
  const browser = testBrowser(port);
  ana = { ...browser, sessionId: await logIn(browser, port, { email: ANA, password: PASSWORD }) };
  cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  // Made at its first use, by whichever call that is.
  await ana.call("GET", "/api/auth/keys");
});
afterAll(async () => {
  vi.restoreAllMocks();
  await stop();
  await fixture.remove();
});

const solve = (action: "login" | "recover" | "signup") => solveCaptcha({ send: (host, path) => send(port, host, path) }, action);
const messages = async () => (await listOutbox(running.platform, 500)).flatMap(({ to, message }) => (message ? [{ to, ...message }] : []));

async function newAccount(email: string): Promise<string> {
  const { platform, services } = running;
  const plan = services.plans.starting("trial", new Date());
  const is = { name: "Bia Lima", email, password: PASSWORD, language: "pt", isEmailConfirmed: true, isAdmin: email === ANA, plan } as const;
  return (await createAccount(platform, is)).id;
}

/** Asks for another password as a client that writes its target and headers as it likes. */
async function recover(body: object, headers: Record<string, string>, target = "/api/auth/recover"): Promise<readonly [number, string]> {
  return new Promise((resolve, reject) => {
    const more = { host: `localhost:${port}`, "content-type": "application/json" };
    const outgoing = httpRequest(
      { host: "127.0.0.1", port, path: target, method: "POST", agent: false, headers: { ...more, ...headers } },
      (incoming) => {
        let text = "";
        incoming.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        incoming.on("end", () => resolve([incoming.statusCode ?? 0, text]));
      },
    );
    outgoing.on("error", reject).end(JSON.stringify(body));
  });
}

describe("a limit by address", () => {
  const MOST = 20;
  /** Signs up without a captcha, from an address of this machine's own; the status that comes back. */
  const ask = (localAddress: string, forwarded: string | string[]): Promise<number> =>
    new Promise((resolve, reject) => {
      const person = { name: "Ana Souza", email: "a@example.com", phone: "(81) 99999-0000", ...TWICE, acceptTerms: true };
      const headers = { host: `localhost:${port}`, "content-type": "application/json", "x-forwarded-for": forwarded };
      const outgoing = httpRequest(
        { host: "127.0.0.1", port, path: "/api/auth/signup", method: "POST", localAddress, headers },
        (incoming) => void incoming.resume().on("end", () => resolve(incoming.statusCode ?? 0)),
      );
      outgoing.on("error", reject).end(JSON.stringify(person));
    });
  const askMany = async (localAddress: string, forwardedBy: (n: number) => string | string[]): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n <= MOST; n++) statuses.push(await ask(localAddress, forwardedBy(n)));
    return statuses;
  };
  const LIMITED = [...Array<number>(MOST).fill(400), 429];

  test("is not escaped by another forged address each time", async () => {
    expect(await askMany("127.0.0.3", (n) => `198.51.100.${n}`)).toEqual(LIMITED);
  });

  test("is not escaped through a trusted proxy by what stands in front of the true address, in one header or in two", async () => {
    expect(await askMany("127.0.0.2", (n) => `198.51.100.${n}, 203.0.113.20`)).toEqual(LIMITED);
    expect(await askMany("127.0.0.2", (n) => [`198.51.100.${n}`, "203.0.113.21"])).toEqual(LIMITED);
  });

  test("is not escaped by another way to write the address, nor by another address of one's /64", async () => {
    const ways = ["203.0.113.30", "::ffff:203.0.113.30", "::ffff:cb00:711e", "0:0:0:0:0:ffff:cb00:711e", "::FFFF:203.0.113.30"];
    expect(await askMany("127.0.0.2", (n) => ways[n % ways.length] ?? "")).toEqual(LIMITED);
    expect(await askMany("127.0.0.2", (n) => `2001:db8:5:6::${n + 1}`)).toEqual(LIMITED);
  });

  test("is for each of the people behind a trusted proxy by himself", async () => {
    expect(new Set(await askMany("127.0.0.2", (n) => `203.0.113.${40 + n}`))).toEqual(new Set([400]));
  });
});

/** Every call of the contract, with an id that is nobody's in the place of each parameter. */
function callsOf(part: unknown): { method: string; path: string }[] {
  if (typeof part !== "object" || part === null) return [];
  const { route } = (part as Record<string, { route?: { method?: string; path?: string } } | undefined>)["~orpc"] ?? {};
  if (!route) return Object.values(part).flatMap(callsOf);
  return [{ method: route.method ?? "", path: `/api${(route.path ?? "").replace(/\{\w+\}/g, "x")}` }];
}
const calls = callsOf(contract);
const changing = calls.filter(({ method }) => method !== "GET");
const reading = calls.filter(({ method }) => method === "GET");

/** Everything in the database but what is written down about requests themselves. */
async function everything(): Promise<unknown> {
  const { queries } = running.platform.database;
  const { rows } = await queries.execute(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const names = rows.map(({ name }) => String(name)).filter((name) => name !== "security_events");
  const each = names.map(
    (name) => sql`SELECT ${name} AS name, md5(string_agg(t::text, ' ' ORDER BY t::text)) AS mark FROM ${sql.identifier(name)} t`,
  );
  return (await queries.execute(sql.join(each, sql` UNION ALL `))).rows;
}

describe("a page elsewhere cannot make a browser change anything", () => {
  test("there are calls to try", () => {
    expect([changing.length > 30, reading.length > 20]).toEqual([true, true]);
  });

  test.each<[where: string, headers: () => Record<string, string>]>([
    ["another site", () => ({ origin: "https://evil.example", "sec-fetch-site": "cross-site" })],
    ["another site, to a browser that is logged in to nothing", () => ({ origin: "https://evil.example", cookie: "a=b" })],
    ["a published page", () => ({ origin: `http://shop.localhost:${port}`, "sec-fetch-site": "same-site" })],
    ["the uploads' origin", () => ({ origin: `http://uploads.localhost:${port}`, "sec-fetch-site": "same-site" })],
    ["a sandboxed frame", () => ({ origin: "null" })],
    ["another port of this host", () => ({ origin: "http://localhost:1" })],
    ["this host over another scheme", () => ({ origin: own.replace("http:", "https:") })],
    ["a host whose name begins with ours", () => ({ origin: `${own}.evil.example`, "sec-fetch-site": "same-origin" })],
    ["an old browser's form, which names no origin", () => ({})],
    ["a new browser's form without an origin", () => ({ "sec-fetch-site": "cross-site" })],
    ["a subdomain without an origin", () => ({ "sec-fetch-site": "same-site" })],
  ])("from %s: every call is refused before anything else", async (_where, headers) => {
    for (const { method, path } of changing) {
      const body = method === "DELETE" ? {} : { body: "{}" };
      const sent = { cookie, "content-type": "application/json", ...headers() };
      const reply = await send(port, "localhost", path, { method, headers: sent, ...body });
      expect([method, path, reply.status, reply.text.slice(0, 22)]).toEqual([method, path, 403, '{"code":"WRONG_ORIGIN"']);
      expect(reply.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("by reading: no call that is only read changes anything, whatever method its headers speak of", async () => {
    const before = await everything();
    for (const { path } of reading) {
      for (const method of ["GET", "HEAD"]) {
        const overriding = { "x-http-method-override": "DELETE", "x-http-method": "DELETE", "x-method-override": "POST" };
        await send(port, "localhost", path, { method, headers: { cookie, origin: "https://evil.example", ...overriding } });
      }
    }
    expect(await everything()).toEqual(before);
    expect((await ana.call("GET", "/api/accounts/me")).status).toBe(200);
  });
});

describe("a page elsewhere reads nothing of whoever is logged in", () => {
  test("no reply, and no preflight, gives another origin leave", async () => {
    const giving = ({ headers }: Reply) => Object.keys(headers).filter((name) => name.startsWith("access-control-"));
    for (const { path } of calls) {
      const asked = { "access-control-request-method": "POST", "access-control-request-headers": "content-type" };
      const preflight = await send(port, "localhost", path, { method: "OPTIONS", headers: { origin: "https://evil.example", ...asked } });
      expect([path, giving(preflight)]).toEqual([path, []]);
      expect(preflight.status).toBeGreaterThanOrEqual(400);
    }
    for (const origin of ["https://evil.example", "null", `http://shop.localhost:${port}`]) {
      const me = await send(port, "localhost", "/api/accounts/me", { headers: { cookie, origin } });
      expect([me.status, giving(me), me.headers["cross-origin-resource-policy"]]).toEqual([200, [], "same-origin"]);
    }
  });

  test("a site's host and the uploads' have no API, with the cookies or without", async () => {
    await ana.call("POST", "/api/sites", { name: "vizinha", region: "br" });
    for (const host of ["vizinha.localhost", "uploads.localhost"]) {
      for (const path of ["/api/accounts/me", "//api/accounts/me", "/api/auth/sessions/list", "/outbox"]) {
        const reply = await send(port, host, path, { headers: { cookie } });
        expect([host, path, reply.status]).toEqual([host, path, 404]);
        expect(reply.text).not.toContain(ANA);
      }
    }
  });
});

describe("what opens an account is taken from where it belongs alone", () => {
  test("a key to the API is not taken out of an address, another header or a cookie", async () => {
    expect((await send(port, "localhost", "/api/sites", { headers: { authorization: `Bearer ${apiKey}` } })).status).toBe(200);
    for (const name of ["key", "api_key", "apikey", "apiKey", "access_token", "token", "authorization", "bearer"]) {
      const reply = await send(port, "localhost", `/api/sites?${name}=${apiKey}`);
      expect([name, reply.status, reply.json().code]).toEqual([name, 401, "NOT_SIGNED_IN"]);
    }
    const elsewhere: readonly Record<string, string>[] = [
      { "x-api-key": apiKey },
      { "api-key": apiKey },
      { sessionid: apiKey },
      { usertoken: apiKey },
      { "proxy-authorization": `Bearer ${apiKey}` },
      { cookie: `vitrine-${port}=${apiKey}` },
      { cookie: `authorization=Bearer ${apiKey}` },
      { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}` },
      { authorization: apiKey },
    ];
    for (const headers of elsewhere) {
      const reply = await send(port, "localhost", "/api/sites", { headers });
      expect([headers, reply.status]).toEqual([headers, 401]);
    }
  });

  test("a session is not taken out of an address or a header", async () => {
    const secret = ana.cookies.get(`vitrine-${port}`) ?? "";
    for (const name of ["session", "sessionid", "sid", `vitrine-${port}`]) {
      for (const value of [secret, ana.sessionId]) {
        expect((await send(port, "localhost", `/api/sites?${name}=${value}`)).status).toBe(401);
        expect((await send(port, "localhost", "/api/sites", { headers: { [name]: value } })).status).toBe(401);
        expect((await send(port, "localhost", "/api/sites", { headers: { authorization: `Bearer ${value}` } })).status).toBe(401);
      }
    }
  });
});

describe("the host a request names", () => {
  test.each<[what: string, headers: Record<string, string>, target?: string]>([
    ["another one", { host: "evil.example" }],
    ["ours as a user's name in another", { host: "localhost@evil.example" }],
    ["ours with another as its port", { host: "localhost:80@evil.example" }],
    ["ours with another behind it", { host: "localhost, evil.example" }],
    ["ours as the beginning of another", { host: "localhost.evil.example" }],
    ["ours, with another in the target", {}, "http://evil.example/api/auth/recover"],
  ])("%s does not get as far as the API", async (_what, headers, target) => {
    const [status, text] = await recover({ email: ANA }, headers, target);
    expect([400, 421]).toContain(status);
    expect(text).not.toContain("requestId");
  });

  test.each<[what: string, headers: () => Record<string, string>]>([
    ["with another port", () => ({ host: "localhost:1" })],
    ["written another way", () => ({ host: "LOCALHOST.:80" })],
    [
      "with another from a proxy",
      () => ({ "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", forwarded: "host=evil.example" }),
    ],
    [
      "with another as origin of the address",
      () => ({ "x-original-url": "//evil.example", "x-host": "evil.example", referer: "http://evil.example/" }),
    ],
  ])("ours %s is in no link of an e-mail", async (what, headers) => {
    const email = `host-${what.replace(/\W+/g, "-")}@example.com`;
    await newAccount(email);
    expect(await recover({ email, captcha: await solve("recover") }, headers())).toEqual([200, '{"success":true}']);
    const sent = async () => (await messages()).filter(({ to }) => to === email);
    await expect.poll(async () => (await sent()).length).toBe(1);
    const [message] = await sent();
    expect(message?.button?.url).toMatch(new RegExp(`^http://localhost:${port}/reset#token=[\\w-]{43}$`));
    expect(JSON.stringify(message)).not.toContain("evil");
  });

  test.each(["/%0d%0aset-cookie:%20a=b", "/api/%0d%0aset-cookie:%20a=b", "/fonts/x%0d%0aset-cookie:%20a=b", "/assets/%0aset-cookie:a=b"])(
    "no line of the reply's head comes from %s",
    async (path) => {
      expect((await send(port, "localhost", path)).headers["set-cookie"]).toBeUndefined();
    },
  );

  test.each([
    "//evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "/login?returnTo=https://evil.example",
    "/login?next=//evil.example",
  ])("%s leads nowhere else", async (path) => {
    const reply = await send(port, "localhost", path);
    expect([200, 400]).toContain(reply.status);
    expect([reply.headers.location, reply.headers.refresh]).toEqual([undefined, undefined]);
    expect(reply.text).not.toContain("evil.example");
  });
});

/** Breaks what is written down of an account's security, so that every call that does fails in the middle. */
async function withBrokenTable(work: () => Promise<void>): Promise<void> {
  const { queries } = running.platform.database;
  await queries.execute(sql`ALTER TABLE security_events RENAME TO security_events_away`);
  try {
    await work();
  } finally {
    await queries.execute(sql`ALTER TABLE security_events_away RENAME TO security_events`);
  }
}

describe("the log", () => {
  test("holds nothing that opens an account, when all goes well and when it goes wrong", async () => {
    const email = "segredos@example.com";
    const accountId = await newAccount(email);
    const secrets = new Set([PASSWORD, "Errada#2026", "Nova#20261"]);
    const keep = (browser: TestBrowser): void => {
      for (const value of browser.cookies.values()) secrets.add(value);
    };
    const { key } = await createApiKey(running.platform, accountId);
    secrets.add(key);
    const home = testBrowser(port);
    await logIn(home, port, { email, password: PASSWORD, trustDevice: true });
    keep(home);
    expect((await home.call("PUT", "/api/auth/factors/email", { isOn: true })).status).toBe(200);

    const journey = async (isFine: boolean): Promise<number[]> => {
      const browser = testBrowser(port);
      const statuses: number[] = [];
      const call = async (path: string, body?: object): Promise<void> => {
        statuses.push((await browser.call("POST", path, body)).status);
        keep(browser);
      };
      for (const password of ["Errada#2026", PASSWORD]) {
        const captcha = await solve("login");
        secrets.add(captcha);
        await call("/api/auth/login", { email, password, captcha });
      }
      const code = (await messages()).find((message) => message.to === email && message.code !== undefined)?.code ?? "";
      secrets.add(code);
      await call("/api/auth/two-factor/verify", { proof: { method: "email", code } });
      await call("/api/auth/sessions/create", { deviceFingerprint: "x", trustDevice: true });
      await call("/api/auth/recover", { email, captcha: await solve("recover") });
      const isReset = ({ to, button }: { to: string; button?: { url: string } }) =>
        to === email && button?.url.includes("/reset#") === true;
      if (isFine) await expect.poll(async () => (await messages()).some(isReset)).toBe(true);
      const token = (await messages()).find(isReset)?.button?.url.split("token=")[1] ?? "";
      secrets.add(token);
      if (!isFine) await call("/api/auth/reset", { token, password: "Nova#20261", passwordConfirmation: "Nova#20261" });
      statuses.push((await send(port, "localhost", `/api/sites?key=${key}`, { headers: { authorization: `Bearer ${key}x` } })).status);
      return statuses;
    };

    expect(await journey(true)).toEqual([401, 200, 200, 200, 200, 401]);
    await withBrokenTable(async () => {
      expect((await home.call("POST", "/api/accounts/me/keys", { name: "x", scopes: ["leads:read"] })).status).toBe(500);
      expect(await journey(false)).toContain(500);
    });
    await expect.poll(() => lines.filter((line) => line.includes('"reset.not-sent"')).length).toBe(1);
    expect(lines.filter((line) => line.includes('"request.failed"')).length).toBeGreaterThan(1);
    secrets.delete("");
    expect(secrets.size).toBeGreaterThan(12);
    const log = lines.join("");
    for (const secret of secrets) expect(log.includes(secret), secret).toBe(false);
  });

  test("has neither the address nor the password's hash of somebody for whom a query failed", async () => {
    const { queries } = running.platform.database;
    await queries.execute(sql`ALTER TABLE accounts ADD CONSTRAINT nobody CHECK (email <> 'nunca@example.com')`);
    const person = { name: "Ana Souza", email: "nunca@example.com", phone: "(81) 99999-0000", ...TWICE, acceptTerms: true };
    const before = lines.length;
    const reply = await testBrowser(port).call("POST", "/api/auth/signup", { ...person, captcha: await solve("signup") });
    await queries.execute(sql`ALTER TABLE accounts DROP CONSTRAINT nobody`);
    expect(reply.status).toBe(500);
    expect(lines.slice(before).filter((line) => line.includes('"request.failed"'))).toHaveLength(1);
    expect(lines.join("")).not.toMatch(/nunca@example|argon2|81999990000/);
  });

  test("has one line an event, whatever a client wrote into it", () => {
    const before = lines.length;
    const hostile = 'a\r\n{"at":"now","level":"info","event":"forged"}\n\u001b[2J\u0000';
    stderrLog("error", "http.failed", { host: hostile, [hostile]: hostile, error: new Error(hostile, { cause: new Error(hostile) }) });
    const written = lines.slice(before).join("");
    expect(written.match(/\n/g)).toHaveLength(1);
    expect(written.endsWith("\n")).toBe(true);
    expect(JSON.parse(written)).toMatchObject({ level: "error", event: "http.failed", host: hostile });
    for (const character of ["\r", "\u001b", "\u0000"]) expect(written).not.toContain(character);
  });
});
