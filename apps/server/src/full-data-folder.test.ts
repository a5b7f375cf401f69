import { randomBytes } from "node:crypto";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltServer, MAIN, startBuiltServer } from "./testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "./testing/database-fixture.ts";
import { pageWithForm } from "./testing/page-with-form.ts";
import { freePort, type Reply, send } from "./testing/send.ts";
import { solveCaptcha } from "./testing/solve-captcha.ts";
import { createSession, type TestBrowser, testBrowser } from "./testing/test-person.ts";

/** A disk of this size is to be had for the asking on Linux, in a namespace that nobody else sees. */
const DISK = "144m";
const MOUNT = `mount -t tmpfs -o size=${DISK} tmpfs "$0" && cp -a "$1/." "$0" && shift && exec "$@"`;

let fixture: DatabaseFixture;
let folder: string;
let server: BuiltServer;
let port: number;
let ana: TestBrowser;
let pageId: string;
let formId: string;
/** Pages that are not published yet: each has files of its own to write when it is. */
const otherIds: string[] = [];
const OTHER_PAGES = 8;
const taken: string[] = [];

beforeAll(async () => {
  fixture = await databaseFixture();
  folder = mkdtempSync(join(tmpdir(), "vitrine-full-disk-"));
  port = await freePort();
  const alone = process.getuid?.() === 0 ? ["-m"] : ["-U", "-r", "-m"];
  const command = ["unshare", ...alone, "sh", "-c", MOUNT, folder, fixture.dataFolder, process.execPath, MAIN] as const;
  server = await startBuiltServer({ PORT: String(port), VITRINE_DATA: folder }, command);
  ana = testBrowser(port);
  const person = { name: "Ana Souza", email: "ana@example.com", phone: "(81) 99999-0000", password: "Segredo#2026", acceptTerms: true };
  const captcha = await solveCaptcha({ send: (host, path) => send(port, host, path) }, "signup");
  const signedUp = await ana.call("POST", "/api/auth/signup", { ...person, passwordConfirmation: person.password, captcha });
  expect(signedUp.status, signedUp.text).toBe(201);
  await createSession(ana);
  const { id: siteId } = (await ana.call("POST", "/api/sites", { name: "cheio", region: "br" })).json();
  const page = pageWithForm();
  formId = page.formId;
  pageId = (await ana.call("POST", "/api/pages", { siteId, slug: "p", title: "P", document: page.document })).json().id;
  expect((await ana.call("POST", `/api/pages/${pageId}/publish`)).status).toBe(200);
  for (let n = 0; n < OTHER_PAGES; n++) {
    const other = { siteId, slug: `outra-${n}`, title: `Outra ${n}`, document: pageWithForm().document };
    otherIds.push((await ana.call("POST", "/api/pages", other)).json().id);
  }
});
afterAll(async () => {
  await server?.end("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
  await fixture.remove();
});

/** The file that takes all room, seen from outside of the server's namespace. */
const filler = () => join(`/proc/${server.pid}/root`, folder, "filler");

/** Takes all room there is, to the last page of it. */
function fill(): void {
  const file = openSync(filler(), "a");
  for (const bytes of [64 * 1024, 4 * 1024]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(bytes));
    } catch (error) {
      expect(error).toMatchObject({ code: "ENOSPC" });
    }
  }
  closeSync(file);
}

/** Takes all room but so many bytes. */
function fillBut(bytes: number): void {
  const { bavail, bsize } = statfsSync(dirname(filler()));
  const file = openSync(filler(), "a");
  for (let left = bavail * bsize - bytes; left > 0; left -= 64 * 1024) writeSync(file, Buffer.alloc(64 * 1024));
  closeSync(file);
}

async function sendForm(): Promise<Reply> {
  const name = `pessoa${taken.length}`;
  const reply = await send(port, "cheio.localhost", `/_v/forms/${pageId}/${formId}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", referer: `http://cheio.localhost:${port}/p` },
    body: `name=${name}&email=${name}%40example.com`,
  });
  if (reply.status === 303) taken.push(name);
  return reply;
}

/** Asks again until a reply is not fine any more: what is open already has a little room left. */
async function untilRefused(ask: (n: number) => Promise<Reply>): Promise<Reply> {
  for (let n = 0; n < 500; n++) {
    const reply = await ask(n);
    if (reply.status >= 400) return reply;
  }
  throw new Error("nothing was ever refused");
}

function expectFull(reply: Reply): void {
  expect([reply.status, reply.headers["retry-after"]], reply.text).toEqual([503, "30"]);
  expect(reply.json()).toMatchObject({ code: "STORAGE_FULL", message: expect.stringContaining("sem espaço em disco") });
}

/** How the pages began that were sent to be saved. */
const sent: string[] = [];

/** 400 kB that no compression makes smaller. */
async function savePage(n: number): Promise<Reply> {
  const { version, document } = (await ana.call("GET", `/api/pages/${pageId}/document`)).json();
  const content = Array.from({ length: 200 }, () => ({ type: "text", text: randomBytes(1_000).toString("hex") }));
  const heading = Object.values<{ kind?: string; id: string }>(document?.records ?? {}).find(({ kind }) => kind === "heading");
  if (!heading) return ana.call("PATCH", `/api/pages/${pageId}`, { title: `Título ${n}` });
  document.records[heading.id].props.content = content;
  sent.push(content[0]?.text ?? "");
  return ana.call("PUT", `/api/pages/${pageId}/document`, { version, document });
}

/** Starts on a disk that has so much room; what it said when it ended by itself. */
async function startOn(room: string): Promise<string> {
  const alone = process.getuid?.() === 0 ? ["-m"] : ["-U", "-r", "-m"];
  const data = mkdtempSync(join(tmpdir(), "vitrine-full-start-"));
  const command = ["unshare", ...alone, "sh", "-c", `mount -t tmpfs -o size=${room} tmpfs "$0" && exec "$@"`, data, process.execPath, MAIN];
  try {
    const started = await startBuiltServer({ PORT: "0", VITRINE_DATA: data }, command as [string, ...string[]]);
    await started.end("SIGKILL");
    return "ready";
  } catch (error) {
    return String(error);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** How the front says it is, and the application. */
const readiness = async () => {
  const [front, app] = await Promise.all(["/readyz", "/readyz/app"].map((path) => send(port, "localhost", path)));
  return [front?.status, front?.text, app?.status, app?.text];
};
/** The room that a look for room took is given back after it. */
const readinessWhenFull = () => {
  fill();
  return readiness();
};
const READY = [200, "ready\n", 200, "ready\n"];
const FULL = [503, "disk full\n", 503, "disk full\n"];
const visit = () => send(port, "cheio.localhost", "/p");

describe.runIf(process.platform === "linux")("a full disk", () => {
  /*
   * PostgreSQL makes its log in files of 16 MB and gives up where there is no room for the next one. Less than that
   * is left here, and the log comes to the end of its file before the table takes what is left.
   */
  test("at the end of the database's log answers everybody at once, and is gone on from where it was", async () => {
    expect(await readiness()).toEqual(READY);
    fillBut(15_000_000);
    expectFull(await untilRefused(savePage));
    await expect.poll(() => server.errors()).toContain("the embedded database stopped: could not write to file");
    const began = performance.now();
    for (let n = 0; n < 20; n++) expectFull(await ana.call("GET", "/api/sites"));
    expect(performance.now() - began).toBeLessThan(5_000);
    expect((await visit()).status).toBe(200);
    fill();
    await expect.poll(readinessWhenFull).toEqual(FULL);

    rmSync(filler());
    await expect.poll(readiness).toEqual(READY);
    const { document } = (await ana.call("GET", `/api/pages/${pageId}/document`)).json();
    const kept = JSON.stringify(document);
    // The last one was refused: whether it was saved all the same is open, what came before it is there.
    expect(sent.slice(-2).some((text) => kept.includes(text))).toBe(true);
    expect((await savePage(0)).status).toBe(200);
  });

  test("is named, loses nothing, and all goes on by itself once there is room", async () => {
    expect(await readiness()).toEqual(READY);
    fill();
    expectFull(await untilRefused(savePage));
    fill();
    await expect.poll(readinessWhenFull).toEqual(FULL);
    fill();
    expectFull(await untilRefused((n) => ana.call("PATCH", `/api/pages/${pageId}`, { title: `P${n}` })));
    fill();
    const publishOther = (n: number) => {
      fill();
      return ana.call("POST", `/api/pages/${otherIds[n % OTHER_PAGES]}/publish`);
    };
    expectFull(await untilRefused(publishOther));
    fill();
    const refused = await untilRefused(sendForm);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect((await visit()).status).toBe(200);

    rmSync(filler());
    await expect.poll(readiness).toEqual(READY);
    expect((await ana.call("PATCH", `/api/pages/${pageId}`, { title: "De volta" })).status).toBe(200);
    expect((await savePage(0)).status).toBe(200);
    expect((await ana.call("POST", `/api/pages/${pageId}/publish`)).status).toBe(200);
    expect((await sendForm()).status).toBe(303);
    await expect
      .poll(async () => {
        const { items } = (await ana.call("GET", "/api/leads?limit=100")).json();
        return items.map(({ answers }: { answers: { value: string }[] }) => answers[0]?.value).sort();
      })
      .toEqual([...taken].sort());
  });
  test("is named by a start that it ends", async () => {
    expect(await startOn("64k")).toContain("The disk is full. Make room for the data folder and start again");
  });
});
