import { artefactKey } from "@vitrine/contract";
import { type BlockRecord, emptyDocument, words } from "@vitrine/document";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { keptPublications } from "../tables.ts";
import { collectArtefacts } from "./collect-artefacts.ts";
import { listUnused } from "./unused-artefact-store.ts";

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
});
afterAll(() => server.stop());

function saying(text: string): unknown {
  const { schema, records } = emptyDocument({ title: "Café", language: "pt" });
  const block = (id: string, kind: string, parentId: string, slot: string, props: BlockRecord["props"]): BlockRecord => ({
    type: "block",
    id,
    kind,
    version: 1,
    parentId,
    slot,
    order: "a0",
    props,
    styles: {},
  });
  const section = block("s1", "section", "page", "body", { tag: "section" });
  const heading = block("h1", "heading", "s1", "content", { level: "h1", content: words(text) });
  return { schema, records: { ...records, s1: section, h1: heading } };
}

function collectAt(now: number): Promise<number> {
  const { database, storage, clock } = server.running.platform;
  return collectArtefacts({ database, storage, clock: { ...clock, now: () => now } });
}

/** The hash of the page that is served now. */
async function servedHash(slug: string): Promise<string> {
  const reply = await server.send("loja.localhost", `/${slug}`);
  expect(reply.status).toBe(200);
  return /[0-9a-f]{40}/.exec(reply.headers.etag ?? "")?.[0] ?? "";
}

async function isStored(hash: string): Promise<boolean> {
  const { storage } = server.running.platform;
  const copies = await Promise.all(["identity", "br", "gzip"].map((encoding) => storage.has(artefactKey(hash, encoding as "br"))));
  expect(new Set(copies).size).toBe(1);
  return copies[0] ?? false;
}

/** Takes away what is kept of a page to be served again. */
async function forgetKept(pageId: string): Promise<void> {
  await server.running.platform.database.queries.delete(keptPublications).where(eq(keptPublications.pageId, pageId));
}

test("an artefact goes when no page has needed it for 30 days, and not before; what is served stays", async () => {
  const page = (await ana.call("POST", "/api/pages", { siteId, slug: "cafe", title: "Café", document: saying("Antes") })).json();
  await ana.call("POST", `/api/pages/${page.id}/publish`);
  const before = await servedHash("cafe");
  await ana.call("PUT", `/api/pages/${page.id}/document`, { version: 1, document: saying("Depois") });
  await ana.call("POST", `/api/pages/${page.id}/publish`);
  const after = await servedHash("cafe");
  expect(after).not.toBe(before);
  await forgetKept(page.id);

  const start = Date.now();
  expect(await collectAt(start)).toBe(0);
  expect(await collectAt(start + 29 * DAY_MS)).toBe(0);
  expect(await isStored(before)).toBe(true);
  expect(await collectAt(start + 31 * DAY_MS)).toBe(1);
  expect([await isStored(before), await isStored(after)]).toEqual([false, true]);
  expect(await servedHash("cafe")).toBe(after);
});

test("an artefact that is used again is not taken for unused since the first time", async () => {
  const page = (await ana.call("POST", "/api/pages", { siteId, slug: "volta", title: "Volta", document: saying("Volta") })).json();
  await ana.call("POST", `/api/pages/${page.id}/publish`);
  const hash = await servedHash("volta");
  await ana.call("POST", `/api/pages/${page.id}/unpublish`);
  await forgetKept(page.id);
  const start = Date.now();
  await collectAt(start);
  await ana.call("POST", `/api/pages/${page.id}/publish`);
  expect(await servedHash("volta")).toBe(hash);
  await ana.call("POST", `/api/pages/${page.id}/unpublish`);
  await forgetKept(page.id);
  // Unused for 31 days by the first note, for a moment by the second.
  expect(await collectAt(start + 31 * DAY_MS)).toBe(0);
  expect(await isStored(hash)).toBe(true);
  expect(await collectAt(start + 62 * DAY_MS)).toBe(1);
  expect(await isStored(hash)).toBe(false);
});

test("any number of artefacts is noted and, once used again, forgotten", async () => {
  const { database, storage, clock } = server.running.platform;
  const hashes = Array.from({ length: 40_000 }, (_, index) => index.toString(16).padStart(40, "0"));
  const listing = (keys: readonly string[]): typeof storage => ({
    ...storage,
    async *list() {
      for (const hash of keys) yield `artefacts/00/${hash}`;
    },
  });
  await collectArtefacts({ database, storage: listing(hashes), clock });
  const noted = new Set((await listUnused(database.queries)).map(({ hash }) => hash));
  expect(hashes.every((hash) => noted.has(hash))).toBe(true);
  await collectArtefacts({ database, storage: listing([]), clock });
  expect(await listUnused(database.queries)).toEqual([]);
});

test("a page whose artefact was collected is published whole again", async () => {
  const page = (await ana.call("POST", "/api/pages", { siteId, slug: "outra", title: "Outra", document: saying("Outra") })).json();
  await ana.call("POST", `/api/pages/${page.id}/publish`);
  const hash = await servedHash("outra");
  await ana.call("POST", `/api/pages/${page.id}/unpublish`);
  await forgetKept(page.id);
  await collectAt(Date.now());
  await collectAt(Date.now() + 31 * DAY_MS);
  expect(await isStored(hash)).toBe(false);
  await ana.call("POST", `/api/pages/${page.id}/publish`);
  expect(await servedHash("outra")).toBe(hash);
  expect(await isStored(hash)).toBe(true);
});
