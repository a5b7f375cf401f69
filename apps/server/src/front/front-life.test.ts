import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { getPriority } from "node:os";
import { dirname, join } from "node:path";
import { certificateKey, type HostPart, hostKey } from "@vitrine/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { takeDataFolder } from "../platform/process/data-folder.ts";
import { secretsUnder } from "../platform/secrets.ts";
import { type BuiltServer, MAIN, startBuiltServer } from "../testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "../testing/database-fixture.ts";
import { uploadImage } from "../testing/kill/kill-images.ts";
import { type PublishedForm, publishForm } from "../testing/published-form.ts";
import { freePort, send } from "../testing/send.ts";
import { processStart } from "./app-process/process-start.ts";
import { certificateFile, makeCertificate } from "./https/testing/make-certificate.ts";

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

async function start(role?: "host" | "app", says?: string): Promise<BuiltServer> {
  const server = await startBuiltServer(env, [process.execPath, MAIN, ...(role ? ["--role", role] : [])], says);
  running.push(server);
  return server;
}

const answer = async (path: string) => (await send(port, "localhost", path)).text;
const untilAppIs = (word: string) => expect.poll(() => answer("/readyz/app"), { timeout: 20_000 }).toBe(`${word}\n`);

async function expectVisitorsServed(page: PublishedForm, name: string): Promise<void> {
  const [visited, taken, ready] = await Promise.all([page.visit(), page.sendAs(name), answer("/readyz")]);
  expect([visited.status, taken, ready]).toEqual([200, 303, "ready\n"]);
}

describe("visitors", () => {
  test("are served, and their leads taken, while the application is killed, stands still, or is told to end", {
    timeout: 90_000,
  }, async () => {
    const server = await start();
    const page = await publishForm(env);
    const images = { port, apiKey: page.apiKey, dataFolder: fixture.dataFolder, acknowledged: new Set<string>() };
    await uploadImage(images);
    const [pictureId] = images.acknowledged;
    const webp = { headers: { accept: "image/webp" } };
    if (process.platform === "linux") expect([getPriority(server.pid), getPriority(server.appPid())]).toEqual([0, 5]);
    const names: string[] = [];
    for (const signal of ["SIGKILL", "SIGTERM", "SIGKILL"] as const) {
      const app = server.appPid();
      process.kill(app, signal);
      while (processStart(app) !== null) await expectVisitorsServed(page, names[names.push(`during${names.length}`) - 1] ?? "");
      await expectVisitorsServed(page, names[names.push(`after${names.length}`) - 1] ?? "");
      await untilAppIs("ready");
      expect(server.appPid()).not.toBe(app);
    }
    const app = server.appPid();
    process.kill(app, "SIGSTOP");
    await expectVisitorsServed(page, names[names.push("still") - 1] ?? "");
    expect((await send(port, "uploads.localhost", `/i/${pictureId}`, webp)).status).toBe(200);
    process.kill(app, "SIGCONT");
    await untilAppIs("ready");
    await expect.poll(page.names, { timeout: 10_000 }).toEqual(names.sort());
    expect(server.errors().match(/"event":"app.ended"/g)).toHaveLength(3);
  });

  test("are served while a command has what the application needs, which it waits for", async () => {
    const first = await start();
    const page = await publishForm(env);
    await first.end("SIGTERM");
    const command = takeDataFolder(fixture.dataFolder, "app");
    const starting = start();
    await expect.poll(async () => (await page.visit().catch(() => null))?.status, { timeout: 10_000 }).toBe(200);
    await expectVisitorsServed(page, "meanwhile");
    expect(await answer("/readyz/app")).toBe("not ready\n");
    command.release();
    await starting;
    await expect.poll(page.names).toEqual(["meanwhile"]);
  });
});

describe("domains", () => {
  const SECRET = "a secret of more than thirty-two characters";
  const DOMAIN = "loja.example.com";

  /** What the application writes of a domain that has a certificate. */
  function putDomain(site: string): void {
    const { name, part } = certificateFile(makeCertificate([DOMAIN]), [DOMAIN], secretsUnder(Buffer.from(SECRET, "utf8")));
    const host: HostPart = { schema: 2, host: DOMAIN, site, leadsTo: null, certificate: name };
    for (const [key, written] of [
      [certificateKey(name), part],
      [hostKey(DOMAIN), host],
    ] as const) {
      const path = join(fixture.dataFolder, "storage", key);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(written));
    }
  }

  /** Asks over a connection of its own, without anything of an earlier one. */
  function visitSecurely(httpsPort: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const options = { host: "127.0.0.1", port: httpsPort, servername: DOMAIN, path: "/p", headers: { host: DOMAIN }, agent: false };
      get({ ...options, rejectUnauthorized: false }, (reply) => resolve(reply.resume().statusCode ?? 0)).on("error", reject);
    });
  }

  test("are served under their certificates while the application stands still, is killed, and is not there at all", {
    timeout: 60_000,
  }, async () => {
    const httpsPort = await freePort();
    env = { ...env, VITRINE_HTTPS_PORT: String(httpsPort), VITRINE_SECRET: SECRET };
    const server = await start();
    const page = await publishForm(env);
    const app = server.appPid();
    process.kill(app, "SIGSTOP");
    putDomain(page.site);
    expect(await visitSecurely(httpsPort)).toBe(200);
    process.kill(app, "SIGKILL");
    await expect.poll(() => processStart(app)).toBeNull();
    expect(await visitSecurely(httpsPort)).toBe(200);
    expect(await server.end("SIGTERM")).toBe(0);
    await start("host", "Published pages are served");
    expect(await visitSecurely(httpsPort)).toBe(200);
    expect(await answer("/readyz/app")).toBe("not ready\n");
  });
});

describe("an application", () => {
  test("ends with its front, and where it cannot, the next front ends it", async () => {
    const first = await start();
    const app = first.appPid();
    process.kill(first.pid, "SIGKILL");
    await expect.poll(() => processStart(app), { timeout: 10_000 }).toBeNull();
    const second = await start();
    const orphan = second.appPid();
    process.kill(orphan, "SIGSTOP");
    process.kill(second.pid, "SIGKILL");
    const third = await start();
    expect(processStart(orphan)).toBeNull();
    expect(third.errors()).toContain("app.orphan_ended");
    await untilAppIs("ready");
  });

  test("that cannot be opened is tried again, later each time", async () => {
    const nobody = await freePort();
    env = { ...env, DATABASE_URL: `postgres://nobody@127.0.0.1:${nobody}/none` };
    const server = await start(undefined, '"startsAgainInMs":400');
    expect([await answer("/readyz"), await answer("/readyz/app")]).toEqual(["ready\n", "not ready\n"]);
    expect(server.errors().match(/"startsAgainInMs":\d+/g)).toEqual(['"startsAgainInMs":200', '"startsAgainInMs":400']);
  });

  test.each([
    [{ VITRINE_TRUSTED_PROXIES: "10.0.0.0/99" }, "VITRINE_TRUSTED_PROXIES: not an address or range: 10.0.0.0/99"],
    [{ DATABASE_URL: "mysql://root@localhost/vitrine" }, "DATABASE_URL: "],
    [{ VITRINE_GOOGLE_CLIENT_ID: "id" }, "VITRINE_GOOGLE_CLIENT_ID and VITRINE_GOOGLE_CLIENT_SECRET go together"],
  ])("and its front end over wrong settings, with one sentence: %j", async (wrong, sentence) => {
    const error = await startBuiltServer({ ...env, ...wrong }).then(
      () => "started",
      (reason: unknown) => String(reason),
    );
    expect(error).toContain("ended with 1");
    const lines = error.split("\n").slice(1).filter(Boolean);
    expect(lines).toEqual([expect.stringContaining(sentence)]);
    expect(existsSync(join(fixture.dataFolder, "server.json"))).toBe(false);
  });

  test("with a role that there is not, ends with a sentence", async () => {
    await expect(startBuiltServer(env, [process.execPath, MAIN, "--role", "worker"])).rejects.toThrow(
      /--role: both, host, app; not "worker"/,
    );
  });
});

describe("each in its role", () => {
  test("front and application are started and stopped by themselves", async () => {
    const host = await start("host", "Published pages are served");
    expect([await answer("/readyz"), await answer("/readyz/app")]).toEqual(["ready\n", "not ready\n"]);
    await start("app", "The application is ready");
    await untilAppIs("ready");
    const page = await publishForm(env);
    await expectVisitorsServed(page, "one");
    expect(await host.end("SIGTERM")).toBe(0);
    await start("host", "Published pages are served");
    await untilAppIs("ready");
    await expectVisitorsServed(page, "two");
    await expect.poll(page.names, { timeout: 15_000 }).toEqual(["one", "two"]);
    const { link } = JSON.parse(readFileSync(join(fixture.dataFolder, "server.json"), "utf8")) as { link: string };
    expect(existsSync(join(link, "operator.sock"))).toBe(true);
  });
});
