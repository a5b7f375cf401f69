import { cpSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type BuiltServer, runBuiltCommand, startBuiltServer } from "./testing/built-server.ts";
import { pageWithForm } from "./testing/page-with-form.ts";
import { freePort, send } from "./testing/send.ts";
import { canMount, type SmallDisk, smallDisk } from "./testing/small-disk.ts";

let disk: SmallDisk;
let port: number;
let env: Readonly<Record<string, string>>;
let apiKey: string;
let pageId: string;
let formId: string;
let server: BuiltServer | undefined;
const taken: string[] = [];

const isPossible = canMount && inject("databaseTemplate") !== "";

beforeAll(async () => {
  if (!isPossible) return;
  disk = await smallDisk("144m");
  cpSync(inject("databaseTemplate"), join(disk.folder, "database"), { recursive: true });
  port = await freePort();
  env = { PORT: String(port), VITRINE_DATA: disk.folder };
  const made = runBuiltCommand(env, "account", "create", "--email", "disk@example.com", "--password", "Segredo#2026");
  apiKey = JSON.parse(made.stdout).apiKey;
  server = await startBuiltServer(env);
  const { id: siteId } = (await call("POST", "/api/sites", { name: "cheio", region: "br" })).json();
  const page = pageWithForm();
  formId = page.formId;
  pageId = (await call("POST", "/api/pages", { siteId, slug: "p", title: "P", document: page.document })).json().id;
  expect((await call("POST", `/api/pages/${pageId}/publish`)).status).toBe(200);
});
afterAll(async () => {
  await server?.end("SIGKILL");
  disk?.remove();
});

const call = (method: string, path: string, body?: unknown) =>
  send(port, "localhost", path, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const visit = () => send(port, "cheio.localhost", "/p");
const readiness = async () => (await send(port, "localhost", "/readyz/app")).text;

async function sendForm(): Promise<number> {
  const name = `pessoa${taken.length}`;
  const { status } = await send(port, "cheio.localhost", `/_v/forms/${pageId}/${formId}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: `http://cheio.localhost:${port}` },
    body: `name=${name}&email=${name}%40example.com`,
  });
  if (status === 303) taken.push(name);
  return status;
}

async function leads(): Promise<string[]> {
  const { items = [] } = (await call("GET", "/api/leads?limit=100")).json();
  return items.map(({ answers }: { answers: { value: string }[] }) => answers[0]?.value).sort();
}

/** A visitor gets the page, and is asked to come back with a lead there is no room for; the operator sees why. */
async function expectVisitorsServed(): Promise<void> {
  expect((await visit()).status).toBe(200);
  const refused = expect.poll(sendForm, { interval: 0 });
  await refused.toBe(503);
  await expect.poll(readiness).toBe("disk full\n");
}

async function expectAllGoesOn(): Promise<void> {
  disk.free();
  await expect.poll(readiness, { timeout: 10_000 }).toBe("ready\n");
  expect((await call("PATCH", `/api/pages/${pageId}`, { title: "De volta" })).status).toBe(200);
  expect(await sendForm()).toBe(303);
  await expect.poll(leads).toEqual([...taken].sort());
  // Held again for the next start, which may come of a kill.
  await expect.poll(() => statSync(join(disk.folder, "database.spare")).size, { timeout: 5_000 }).toBe(2 * 1024 * 1024);
}

describe.runIf(isPossible)("a start on a full disk", () => {
  test.each(["SIGTERM", "SIGKILL"] as const)(
    "after %s serves pages and what the dashboard reads, and goes on by itself",
    async (signal) => {
      if (signal === "SIGTERM") disk.fill();
      await server?.end(signal);
      disk.fill();
      server = await startBuiltServer(env);
      await expectVisitorsServed();
      expect((await call("GET", "/api/sites")).json().items).toMatchObject([{ name: "cheio" }]);
      expect((await call("GET", `/api/pages/${pageId}/document`)).status).toBe(200);
      await expectAllGoesOn();
      await expect.poll(() => runBuiltCommand(env, "database", "status").code, { timeout: 5_000 }).toBe(0);
    },
  );

  test("where the database cannot be opened serves pages all the same, says so to everybody else, and opens it once it can", async () => {
    await server?.end("SIGTERM");
    // As if somebody else had taken the room that was held for it.
    truncateSync(join(disk.folder, "database.spare"));
    disk.fill();
    const starting = startBuiltServer(env);
    const visited = async () => (await visit().catch(() => null))?.status;
    await expect.poll(visited, { timeout: 10_000 }).toBe(200);
    await expectVisitorsServed();
    const refused = await call("GET", "/api/sites");
    expect([refused.status, refused.json().code, refused.headers["retry-after"]]).toEqual([503, "STORAGE_FULL", "30"]);
    expect((await send(port, "localhost", "/")).text).toContain("<html");
    disk.free();
    server = await starting;
    expect(server.shown).toContain("The disk is full. Published pages are served");
    expect(server.errors().match(/start\.waits_for_room/g)).toHaveLength(1);
    await expectAllGoesOn();
  });
});
