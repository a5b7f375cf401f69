import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type DatabaseFixture, databaseFixture } from "../../testing/database-fixture.ts";
import { testBuild } from "../../testing/test-build.ts";
import { systemClock } from "../clock.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { secretsUnder } from "../secrets.ts";
import { mailMigrations } from "./migrations.ts";
import { openOutbox } from "./outbox.ts";
import { listOutbox } from "./read-outbox.ts";
import { eventually } from "./testing/eventually.ts";
import { type MailServer, startMailServer } from "./testing/mail-server.ts";

const LEASE_MS = 90_000;

let build: string;
let entry: string;
let fixture: DatabaseFixture;
let mailServer: MailServer;
let victim: ChildProcess | undefined;
let database: Database | undefined;
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), "vitrine-mail-process-"));
  entry = join(build, "mail-process.mjs");
  // One file with everything in it: Node by itself does not read the sources of our packages.
  const bundle = await rolldown({
    input: fileURLToPath(new URL("./testing/mail-process.ts", import.meta.url)),
    platform: "node",
    external: ["pg-native"],
  });
  await bundle.write({ file: entry, format: "esm", codeSplitting: false });
  await bundle.close();
});
afterAll(() => rm(build, { recursive: true, force: true }));
beforeEach(async () => {
  fixture = await databaseFixture();
  mailServer = await startMailServer();
});
afterEach(async () => {
  victim?.kill("SIGKILL");
  await database?.stop();
  await mailServer.stop();
  await fixture.remove();
});

/** Starts a process that posts a message and sends it; resolves once the mail server has had it killed. */
async function killedProcess(expiresAt?: Date): Promise<void> {
  const settings = {
    folder: fixture.dataFolder,
    databaseUrl: fixture.databaseUrl,
    workerFile: testBuild.databaseWorker.href,
    initialiserFile: testBuild.databaseInitialiser.href,
    smtpUrl: mailServer.url,
    expiresAt: expiresAt?.toISOString(),
  };
  victim = spawn(process.execPath, [entry, JSON.stringify(settings)], { stdio: ["ignore", "inherit", "inherit"] });
  const [, signal] = (await once(victim, "exit")) as [number | null, string | null];
  expect(signal).toBe("SIGKILL");
}

/** The server's next life, once the lease of the one that was killed is over. */
async function sendWhatIsLeft(becomes: "sent" | "expired" = "sent"): Promise<void> {
  database = await openDatabase({
    url: fixture.databaseUrl,
    folder: fixture.dataFolder,
    migrations: mailMigrations,
    workerFile: testBuild.databaseWorker,
    initialiserFile: testBuild.databaseInitialiser,
  });
  const source = { database, secrets: secretsUnder(Buffer.alloc(32, 7)) };
  const [left] = await listOutbox(source, 10);
  expect(left).toMatchObject({ key: "code:1", state: "waiting", attempts: 1, message: { code: "482913" } });
  const outbox = openOutbox({
    ...source,
    clock: { ...systemClock, now: () => Date.now() + LEASE_MS },
    log: () => {},
    config: { publicUrl: "http://localhost:3000", mail: { smtpUrl: mailServer.url, from: "ola@vitrine.test" } },
    print: () => {},
  });
  outbox.wake();
  await eventually(async () => (await listOutbox(source, 10)).map(({ state }) => state)).toEqual([becomes]);
  await outbox.stop();
}

test("killed while the mail server has the message and before it says yes: the message is there, and sent by the next one", {
  timeout: 60_000,
}, async () => {
  mailServer.beforeAccept = () => {
    victim?.kill("SIGKILL");
    throw new Error("not taken");
  };
  await killedProcess();
  expect(mailServer.arrived).toEqual([]);
  mailServer.beforeAccept = () => {};
  await sendWhatIsLeft();
  expect(mailServer.arrived).toHaveLength(1);
});

test("killed after the mail server took the message and before that was written down: sent again under the same Message-ID", {
  timeout: 60_000,
}, async () => {
  mailServer.beforeAccept = () => void victim?.kill("SIGKILL");
  await killedProcess();
  await eventually(() => mailServer.arrived.length).toBe(1);
  mailServer.beforeAccept = () => {};
  await sendWhatIsLeft();
  const [first, second] = mailServer.arrived.map(({ email }) => email.messageId);
  expect(mailServer.arrived).toHaveLength(2);
  expect(second).toBe(first);
});

test("killed, and the message's code has ended by the time of the next one: it is not sent any more", {
  timeout: 60_000,
}, async () => {
  mailServer.beforeAccept = () => {
    victim?.kill("SIGKILL");
    throw new Error("not taken");
  };
  await killedProcess(new Date(Date.now() + LEASE_MS));
  mailServer.beforeAccept = () => {};
  await sendWhatIsLeft("expired");
  expect(mailServer.arrived).toEqual([]);
});
