import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { storageUser } from "./platform/storage/storage-user.ts";
import { type BuiltServer, runBuiltCommand, startBuiltServer } from "./testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "./testing/database-fixture.ts";
import { freePort, send } from "./testing/test-server.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

let fixture: DatabaseFixture;
let port: number;
let env: Readonly<Record<string, string>>;
let running: BuiltServer[];
beforeEach(async () => {
  fixture = await databaseFixture();
  port = await freePort();
  running = [];
  env = fixture.settings(port);
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.end("SIGKILL")));
  await fixture.remove();
});

async function start(): Promise<BuiltServer> {
  const server = await startBuiltServer(env);
  running.push(server);
  return server;
}

function announced(): { pid: number; link: string } {
  return JSON.parse(readFileSync(join(fixture.dataFolder, "server.json"), "utf8"));
}

describe("one data folder", () => {
  test("takes one server: a second one says so and ends", async () => {
    const first = await start();
    const other = { ...env, PORT: String(await freePort()) };
    await expect(startBuiltServer(other)).rejects.toThrow(
      new RegExp(`ended with 1 .*\\n.*in use by another Vitrine server \\(process ${first.pid}\\)`),
    );
    expect((await send(port, "localhost", "/readyz")).status).toBe(200);
  });

  test("that a killed server left is taken without anybody's help, and its sockets are cleared away", async () => {
    const first = await start();
    const { link } = announced();
    await first.end("SIGKILL");
    expect(readdirSync(link).sort()).toEqual(["app.json", "app.sock", "front.sock", "operator.sock"]);
    const second = await start();
    expect(announced()).toEqual({ pid: second.pid, link });
    expect(runBuiltCommand(env, "database", "status").code).toBe(0);
    expect(await second.end("SIGTERM")).toBe(0);
    expect(existsSync(link)).toBe(false);
  });

  test("that a first start left half-made is taken too", async () => {
    mkdirSync(join(fixture.dataFolder, "database.making-999", "base"), { recursive: true });
    writeFileSync(join(fixture.dataFolder, "database.making-999", "PG_VERSION"), "18");
    mkdirSync(join(fixture.dataFolder, "storage", ".incoming"), { recursive: true });
    writeFileSync(join(fixture.dataFolder, "storage", ".incoming", "half"), "half");
    writeFileSync(join(fixture.dataFolder, "server.json"), '{"pid": 1, "sock');
    writeFileSync(join(fixture.dataFolder, "lock"), "");
    await start();
    expect((await send(port, "localhost", "/readyz")).status).toBe(200);
    if (!fixture.databaseUrl) expect(readdirSync(fixture.dataFolder).filter((name) => name.includes("making"))).toEqual([]);
    expect(readdirSync(join(fixture.dataFolder, "storage", ".incoming", storageUser("app", fixture)))).toEqual([]);
    expect(existsSync(join(fixture.dataFolder, "storage", ".incoming", "half"))).toBe(false);
  });

  test("a port that is taken is named, and the folder is free again", async () => {
    await start();
    const second = await databaseFixture();
    await expect(startBuiltServer(second.settings(port))).rejects.toThrow("PORT=3001 npm start");
    await second.remove();
  });
});

describe("the letters of a server without mail", () => {
  const at = (link: string, headers: Record<string, string> = {}) => {
    const { pathname, search } = new URL(link);
    return send(port, "localhost", pathname + search, { headers });
  };

  test("open by the link it shows or prints, after a kill too; the log does not say it", async () => {
    const first = await start();
    const [shown = ""] = new RegExp(`http://localhost:${port}/outbox\\?key=\\S+`).exec(first.shown) ?? [];
    const printed = runBuiltCommand(env, "outbox", "open").stdout.trim();
    const cookies: string[] = [];
    for (const link of [shown, printed]) {
      const { status, headers } = await at(link);
      expect([status, headers.location]).toEqual([303, "/outbox"]);
      cookies.push(headers["set-cookie"]?.split(";")[0] ?? "");
    }
    expect((await at(`http://localhost:${port}/outbox`)).status).toBe(403);
    await first.end("SIGKILL");
    const second = await start();
    expect((await at(shown)).status).toBe(303);
    for (const cookie of cookies) expect((await at(`http://localhost:${port}/outbox`, { cookie })).status).toBe(200);
    for (const text of [shown, printed, ...cookies]) {
      const [, mac = expect.fail("no key")] = text.split(".");
      expect(first.errors() + second.errors()).not.toContain(mac);
    }
    await second.end("SIGTERM");
    const elsewhere = await databaseFixture();
    try {
      const other = elsewhere.settings(port);
      running.push(await startBuiltServer(other));
      expect((await at(shown)).status).toBe(403);
      expect((await at(`http://localhost:${port}/outbox`, { cookie: cookies[0] ?? "" })).status).toBe(403);
    } finally {
      await elsewhere.remove();
    }
  });
});

describe("the operator's commands", () => {
  const create = (...more: readonly string[]) =>
    runBuiltCommand(env, "account", "create", "--email", "ana@example.com", "--password", "Segredo#2026", ...more);

  async function works(stdout: string): Promise<void> {
    expect(stdout).toMatch(/^\{[^\n]*\}\n$/);
    const { accountId, apiKey } = JSON.parse(stdout);
    const me = await send(port, "localhost", "/api/accounts/me", { headers: { authorization: `Bearer ${apiKey}` } });
    expect(me.json()).toMatchObject({
      id: accountId,
      email: "ana@example.com",
      isAdmin: true,
      plan: { name: "lifetime", isActive: true, renewalDate: "9999-12-31T23:59:59.999Z" },
    });
  }

  test("work while the server runs, through its socket", async () => {
    await start();
    const made = create("--plan", "lifetime", "--admin");
    expect([made.code, made.stderr]).toEqual([0, ""]);
    await works(made.stdout);
    const again = create();
    expect(again).toEqual({ code: 1, stdout: "", stderr: "There is an account with this e-mail already.\n" });
  });

  test("work while no server runs, by taking the folder, and leave it to the next one", async () => {
    const made = create("--plan", "lifetime", "--admin");
    expect([made.code, made.stderr]).toEqual([0, ""]);
    await start();
    await works(made.stdout);
  });

  test.each([
    [["account", "create", "--email", "nobody", "--password", "Segredo#2026"], "--email"],
    [["account", "create", "--email", "a@example.com", "--password", "short"], "--password"],
    [["account", "create", "--email", "a@example.com", "--colour", "red"], "--colour"],
    [["account", "destroy"], "account destroy"],
  ])("%j is refused by name, on stderr", (words, name) => {
    const { code, stdout, stderr } = runBuiltCommand(env, ...words);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(name);
  });

  test("help lists them, and touches nothing", () => {
    const { code, stdout } = runBuiltCommand({ VITRINE_DATA: join(fixture.dataFolder, "untouched") }, "help");
    expect(code).toBe(0);
    expect(stdout).toContain("account create --email E --password P");
    expect(existsSync(join(fixture.dataFolder, "untouched"))).toBe(false);
  });
});

/** A connection that has sent the head of a request and part of its body. */
async function halfRequest(): Promise<{ socket: Socket; received: Promise<string> }> {
  const socket = connect(port, "127.0.0.1");
  const received = new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("utf8");
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
  const head = ["POST /api/auth/login HTTP/1.1", `host: localhost:${port}`, "content-type: application/json", "content-length: 50"];
  await new Promise<void>((resolve) => socket.write(`${head.join("\r\n")}\r\n\r\n{"email":`, () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { socket, received };
}

describe("SIGTERM", () => {
  test("lets a request under way end, hangs up on idle connections, and ends with 0", async () => {
    const server = await start();
    const idle = connect(port, "127.0.0.1");
    idle.resume();
    idle.write(`GET /healthz HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
    const idleEnd = new Promise((resolve) => idle.on("close", resolve));
    const { socket, received } = await halfRequest();
    const ended = server.end("SIGTERM");
    await idleEnd;
    socket.write('"ana@example.com","password":"wrong"}'.padEnd(41));
    expect(await received).toContain("CAPTCHA_REQUIRED");
    expect(await ended).toBe(0);
    expect(existsSync(join(fixture.dataFolder, "server.json"))).toBe(false);
  });

  test("ends within ten seconds whoever dawdles, through npm start as well", async () => {
    const npm = await startBuiltServer(env, ["npm", "start", "--ignore-scripts", "--prefix", ROOT]);
    const { pid } = announced();
    running.push(npm);
    const { received } = await halfRequest();
    const started = Date.now();
    await npm.end("SIGTERM");
    await received;
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(existsSync(join(fixture.dataFolder, "server.json"))).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
