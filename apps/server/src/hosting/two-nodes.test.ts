import { type HostPart, hostKey } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { type SayingPages, sayingPages } from "../features/publishing/testing/saying-pages.ts";
import { type DatabaseRelay, databaseRelay } from "../testing/database-relay.ts";
import { type FolderBeside, folderBeside } from "../testing/folder-beside.ts";
import { type Reply, send } from "../testing/send.ts";
import { startTestServer, type TestCaller, type TestServer } from "../testing/test-server.ts";

const SITE = "dois-fronts";
const HOST = `${SITE}.localhost`;
/** Longer than anybody may serve what was taken off, in milliseconds. */
const BOUND = { timeout: 10_000, interval: 20 };

let first: TestServer;
let second: TestServer;
let relay: DatabaseRelay;
let other: FolderBeside;
let ana: TestCaller;
let pages: SayingPages;

/** What each front shows: a page's text, that it asks for a password, or its status and where it leads. */
async function shown(node: TestServer, path: string, host = HOST): Promise<string> {
  const { status, text, headers } = await node.send(host, path);
  return /«(\w+)»/.exec(text)?.[1] ?? `${status} ${headers.location ?? ""}`.trim();
}
const both = (path: string, host?: string) => Promise.all([first, second].map((node) => shown(node, path, host)));
const seen = async (path: string, expected: string, host?: string): Promise<void> => {
  await expect.poll(() => both(path, host), BOUND).toEqual([expected, expected]);
};
const callSecond = (method: string, path: string): Promise<Reply> =>
  send(second.port, "localhost", path, { method, headers: { authorization: `Bearer ${ana.apiKey}` } });
const done = async (reply: Promise<Reply>): Promise<void> => {
  const { status, text } = await reply;
  expect(status, text).toBe(200);
};

// The embedded database is one process's alone.
describe.runIf(inject("postgresUrl") !== "")("of two nodes on one database and one storage", () => {
  beforeAll(async () => {
    const env = { VITRINE_SECRET: "a".repeat(64), VITRINE_DEFAULT_PLAN: "lifetime", PUBLIC_URL: "http://localhost" };
    first = await startTestServer(env);
    const url = new URL(first.running.platform.config.databaseUrl ?? "");
    relay = databaseRelay();
    other = folderBeside(first.dataFolder);
    second = await startTestServer({ ...env, DATABASE_URL: await relay.to(url.href), VITRINE_DATA: other.dataFolder });
    ana = await first.newCaller();
    pages = await sayingPages(first, ana, SITE);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
    await relay.cut();
    other.remove();
  });

  test("each front shows what the other node's application has done", async () => {
    const { id } = await pages.make("Um", "oferta");
    await seen("/oferta", "404");
    await done(pages.publish(id));
    await seen("/oferta", "Um");
    await pages.say(id, "Dois");
    await done(pages.publish(id));
    await seen("/oferta", "Dois");
    await done(pages.rollBack(id, (await pages.publications(id)).at(-1)?.id));
    await seen("/oferta", "Um");
    await done(ana.call("PUT", `/api/pages/${id}/password`, { password: "Segredo#2026" }));
    await seen("/oferta", "401");
    await done(ana.call("PUT", `/api/pages/${id}/password`, { password: null }));
    await seen("/oferta", "Um");
    await seen("/velho", "404");
    await done(ana.call("PUT", `/api/sites/${pages.siteId}/redirects`, { items: [{ from: "/velho", to: "/oferta" }] }));
    await seen("/velho", "301 /oferta");
    await done(callSecond("POST", `/api/pages/${id}/unpublish`));
    await seen("/oferta", "410");
  });

  test("a name leads to a site at both fronts, and no more; a site that is deleted is gone at both", async () => {
    const gone = await sayingPages(first, ana, "some");
    const { id } = await gone.publishEach("aqui", "Um");
    const part: HostPart = { schema: 2, host: "loja.example", site: "some", leadsTo: null, certificate: null };
    await seen("/aqui", "421", "loja.example");
    await first.running.platform.storage.put(hostKey("loja.example"), Buffer.from(JSON.stringify(part)));
    await seen("/aqui", "Um", "loja.example");
    await first.running.platform.storage.remove(hostKey("loja.example"));
    await seen("/aqui", "421", "loja.example");
    await done(ana.call("POST", `/api/pages/${id}/unpublish`));
    await seen("/aqui", "410", "some.localhost");
    await done(callSecond("DELETE", `/api/sites/${gone.siteId}`));
    await seen("/aqui", "404", "some.localhost");
  });

  test("a front whose application cannot hear looks by itself, and hears at once when it can", async () => {
    const { id } = await pages.publishEach("longe", "Um");
    await seen("/longe", "Um");
    await relay.cut();
    await done(ana.call("PUT", `/api/pages/${id}/password`, { password: "Segredo#2026" }));
    await seen("/longe", "401");
    await done(ana.call("POST", `/api/pages/${id}/unpublish`));
    await seen("/longe", "410");
    await relay.restore();
    await done(pages.publish(id));
    await seen("/longe", "401");
  });

  test("of two who change a page at once the one who did last is seen, however slow the other's disk is", async () => {
    const page = await pages.publishEach("devagar", "Um");
    const { storage, database } = first.running.platform;
    const put = storage.put.bind(storage);
    let open: () => void = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    let isHeldUp = false;
    vi.spyOn(storage, "put").mockImplementation(async (key, bytes, after) => {
      if (key.includes("/paths/")) {
        isHeldUp = true;
        await opened;
      }
      return put(key, bytes, after);
    });
    await pages.say(page.id, "Dois");
    const older = pages.publish(page.id);
    await expect.poll(() => isHeldUp).toBe(true);
    const earlier = (await pages.publications(page.id)).at(-1)?.id;
    const newer = callSecond("POST", `/api/pages/${page.id}/publications/${earlier}/rollback`);
    const waiting = async () =>
      (
        await database.queries.execute(sql`
          SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
      ).rows.length;
    await expect.poll(waiting).toBeGreaterThan(0);
    open();
    await done(older);
    await done(newer);
    await seen("/devagar", "Um");
  });

  test("what a node has left behind is written by another", async () => {
    const page = await pages.publishEach("deixado", "Um");
    await seen("/deixado", "Um");
    const { storage } = first.running.platform;
    // Killed once the row says that the page is off, and before any of it is on disk.
    vi.spyOn(storage, "put").mockRejectedValue(new Error("killed"));
    expect((await ana.call("POST", `/api/pages/${page.id}/unpublish`)).status).toBe(500);
    await seen("/deixado", "410");
  });
});
