import { type DocumentRecord, emptyDocument, keysBetween, sameJson, words } from "@vitrine/document";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wholeAccount } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { pageDocuments, pages } from "../pages/tables.ts";
import { ALL_MS, DAILY_MS, HOURLY_MS, MOST_BYTES, MOST_REVISIONS, planThinning, type Thinnable } from "./plan-thinning.ts";
import { readRevision } from "./read-revision.ts";
import { listRevisions, type RevisionRow } from "./revision-store.ts";
import { pageRevisions } from "./tables.ts";
import { takeRevision } from "./take-revision.ts";
import { thinHistories, thinHistory } from "./thin-history.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "historico", region: "br" })).json().id;
});
afterAll(() => server.stop());

const HOUR = 3_600_000;
const NOW = Date.UTC(2027, 5, 15, 12);

const row = (seq: number, ageMs: number, is: Partial<Thinnable> = {}): Thinnable => ({
  seq,
  createdAt: new Date(NOW - ageMs),
  name: null,
  publishedAt: null,
  bytes: 100,
  ...is,
});

test("all of the last day stay, then the last of each hour, then of each day; what somebody asked for stays for ever", () => {
  const rows = [
    row(1, DAILY_MS * 2),
    row(2, DAILY_MS * 2 - HOUR, { name: "Antes da campanha" }),
    row(3, DAILY_MS * 2 - HOUR, { publishedAt: new Date(NOW) }),
    row(4, HOURLY_MS + 30 * HOUR),
    row(5, HOURLY_MS + 29.9 * HOUR),
    row(6, ALL_MS + 10.8 * HOUR),
    row(7, ALL_MS + 10.7 * HOUR),
    row(8, ALL_MS + 8.5 * HOUR),
    row(9, 5 * HOUR),
    row(10, 5 * HOUR - 1),
  ];
  expect(planThinning(rows, NOW)).toEqual([1, 4, 6]);
  expect(planThinning([row(1, DAILY_MS * 3)], NOW)).toEqual([]);
});

test("a history that grows too large within a day loses its oldest, but nothing that somebody asked for", () => {
  const many = Array.from({ length: MOST_REVISIONS + 3 }, (_, index) => row(index + 1, HOUR, index === 1 ? { name: "Fica" } : {}));
  expect(planThinning(many, NOW)).toEqual([1, 3, 4]);
  const heavy = [row(1, HOUR, { bytes: MOST_BYTES }), row(2, HOUR), row(3, HOUR)];
  expect(planThinning(heavy, NOW)).toEqual([1]);
});

test("any plan keeps the newest, and thinning again the same moment takes nothing more", () => {
  const rows = fc.array(fc.record({ age: fc.nat(100 * 24 * 60), named: fc.boolean(), bytes: fc.nat(40_000_000) }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (made) => {
      const history = made
        .sort((a, b) => b.age - a.age)
        .map(({ age, named, bytes }, index) => row(index, age * 60_000, { bytes, ...(named ? { name: "n" } : {}) }));
      const gone = new Set(planThinning(history, NOW));
      const left = history.filter(({ seq }) => !gone.has(seq));
      expect(left.at(-1)).toBe(history.at(-1));
      expect(history.every(({ seq, name }) => name === null || !gone.has(seq))).toBe(true);
      expect(planThinning(left, NOW)).toEqual([]);
    }),
  );
});

const ORDER = keysBetween(null, null, 12);

/** A page of sections with these words, some of which are not there. */
function documentOf(texts: readonly (string | null)[]) {
  const { schema, records } = emptyDocument({ title: "", language: "pt" });
  const blocks = texts.flatMap((text, index): DocumentRecord[] => {
    if (text === null) return [];
    const shared = { type: "block", version: 1, styles: {} } as const;
    const order = ORDER[index] ?? "a0";
    const section = { ...shared, id: `s${index}`, kind: "section", parentId: "page", slot: "body", order, props: { tag: "section" } };
    const place = { parentId: section.id, slot: "content", order: "a0" };
    return [section, { ...shared, ...place, id: `h${index}`, kind: "heading", props: { level: "h2", content: words(text) } }];
  });
  return { schema, records: { ...records, ...Object.fromEntries(blocks.map((block) => [block.id, block])) } };
}

let made = 0;
async function newPage(): Promise<string> {
  const reply = await ana.call("POST", "/api/pages", { siteId, slug: `historia-${++made}`, title: "Loja" });
  expect(reply.status, reply.text).toBe(201);
  return reply.json().id;
}

/** The server's machinery at a moment. */
const at = (now: number): Platform => {
  const { platform } = server.running;
  return { ...platform, clock: { ...platform.clock, now: () => now, id: (kind) => platform.clock.id(kind) } };
};

async function write(pageId: string, document: ReturnType<typeof documentOf>, version: number): Promise<void> {
  const { queries } = server.running.platform.database;
  await queries.update(pageDocuments).set({ document, version }).where(eq(pageDocuments.pageId, pageId));
  await queries.update(pages).set({ version }).where(eq(pages.id, pageId));
}

const texts = fc.array(fc.option(fc.string({ maxLength: 20 }), { freq: 4 }), { minLength: 12, maxLength: 12 });
const step = fc.record({
  texts: fc.option(texts),
  index: fc.nat(11),
  text: fc.string({ maxLength: 20 }),
  hours: fc.nat(60),
  isNamed: fc.boolean(),
});

test("whatever was edited and thinned when, every revision that stays is what it was", async () => {
  const reach = wholeAccount(ana.accountId);
  const { queries } = server.running.platform.database;
  const histories = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
    const pageId = await newPage();
    const known = new Map<string, ReturnType<typeof documentOf>>();
    const named = new Set<string>();
    let last: RevisionRow | undefined;
    let now = Date.UTC(2027, 0, 1);
    let present: (string | null)[] = ["Olá"];
    for (const [index, { texts: all, index: which, text, hours, isNamed }] of steps.entries()) {
      present = all ?? present.with(which % present.length, text);
      const document = documentOf(present);
      await write(pageId, document, index + 2);
      now += hours * HOUR;
      const taken = await takeRevision(at(now), reach, {
        pageId,
        kind: "automatic",
        personId: null,
        ...(isNamed ? { name: `Passo ${index}` } : {}),
      });
      last = taken?.row ?? expect.fail("the page is there");
      known.set(last.id, document);
      if (isNamed) named.add(last.id);
      if (index % 3 === 2) await thinHistory(at(now + 30 * HOUR), pageId);
    }
    await thinHistories(at(now + 40 * 24 * HOUR));
    const left = await listRevisions(queries, pageId, 100, null);
    for (const each of left) expect(sameJson(await readRevision(queries, each), known.get(each.id))).toBe(true);
    expect(left[0]?.version).toBe(last?.version);
    for (const id of named) expect(left.some((each) => each.id === id)).toBe(true);
    await queries.delete(pages).where(eq(pages.id, pageId));
    expect(await queries.$count(pageRevisions, eq(pageRevisions.pageId, pageId))).toBe(0);
  });
  await fc.assert(histories, { numRuns: 6 });
});

test("thinning tells what changed since the revision that is before it by then", async () => {
  const reach = wholeAccount(ana.accountId);
  const pageId = await newPage();
  const start = Date.UTC(2027, 0, 1, 10);
  for (const [index, document] of [
    documentOf(["Um", "Dois"]),
    documentOf(["Um!", "Dois"]),
    documentOf(["Um!", "Dois!", "Três"]),
    documentOf(["Um?", "Dois!", "Três"]),
  ].entries()) {
    await write(pageId, document, index + 2);
    const name = index === 0 ? { name: "Começo" } : {};
    await takeRevision(at(start + index * HOUR), reach, { pageId, kind: "automatic", personId: null, ...name });
  }
  const changes = async () => (await listRevisions(server.running.platform.database.queries, pageId, 9, null)).map((each) => each.changes);
  expect(await changes()).toEqual([{ text: 1 }, { text: 2, section: 1 }, { text: 1 }, {}]);
  await thinHistory(at(start + 20 * 24 * HOUR), pageId);
  expect(await changes()).toEqual([{ text: 3, section: 1 }, {}]);
});
