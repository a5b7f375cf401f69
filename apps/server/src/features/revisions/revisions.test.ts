import { readFileSync } from "node:fs";
import { type DocumentRecord, emptyDocument, type PageDocument, words } from "@vitrine/document";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wholeAccount } from "../../platform/acting/reach.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { accounts } from "../accounts/tables.ts";
import { EDITING_SPELL_MS } from "../pages/index.ts";
import { pageDocuments, pageOperations } from "../pages/tables.ts";
import { exportRevisions } from "./export-revisions.ts";
import { keepAfterSpell, keepPublished, keepSpell } from "./keep-by-itself.ts";
import { pageRevisions } from "./tables.ts";
import { MOST_NAMED, takeRevision } from "./take-revision.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "revisoes", region: "br" })).json().id;
});
afterAll(() => server.stop());

const shared = { type: "block", version: 1, styles: {} } as const;

/** A page of sections, each with a heading, in this order. */
function documentOf(...texts: readonly string[]): PageDocument {
  const { schema, records } = emptyDocument({ title: "", language: "pt" });
  const blocks = texts.flatMap((text, index): DocumentRecord[] => {
    const id = `sec${index}`;
    const section = { ...shared, id, kind: "section", parentId: "page", slot: "body", order: `a${index}`, props: { tag: "section" } };
    const place = { parentId: id, slot: "content", order: "a0" };
    return [section, { ...shared, ...place, id: `head${index}`, kind: "heading", props: { level: "h2", content: words(text) } }];
  });
  return { schema, records: { ...records, ...Object.fromEntries(blocks.map((block) => [block.id, block])) } };
}

let made = 0;
async function newPage(document: PageDocument = documentOf("Um", "Dois")): Promise<string> {
  const reply = await ana.call("POST", "/api/pages", { siteId, slug: `rev-${++made}`, title: "Loja", document });
  expect(reply.status, reply.text).toBe(201);
  return reply.json().id;
}

const documentAt = async (id: string): Promise<{ version: number; document: PageDocument }> =>
  (await ana.call("GET", `/api/pages/${id}/document`)).json();

/** Saves a change as an editor does: records after it, null for one that it removes. */
async function edit(id: string, after: Readonly<Record<string, DocumentRecord | null>>): Promise<void> {
  const { version, document } = await documentAt(id);
  const diff = Object.fromEntries(Object.entries(after).map(([key, record]) => [key, [document.records[key] ?? null, record]]));
  const reply = await ana.call("POST", `/api/pages/${id}/operations`, { baseVersion: version, operationId: `edit-${id}-${version}`, diff });
  expect(reply.status, reply.text).toBe(200);
}

async function retitle(id: string, blockId: string, text: string): Promise<void> {
  const { document } = await documentAt(id);
  const before = document.records[blockId];
  if (before?.type !== "block") throw new Error(`there is no ${blockId}`);
  await edit(id, { [blockId]: { ...before, props: { ...before.props, content: words(text) } } });
}

async function save(id: string, name: string) {
  const reply = await ana.call("POST", `/api/pages/${id}/revisions`, { name });
  expect(reply.status, reply.text).toBe(201);
  return reply.json();
}

const history = async (id: string) => (await ana.call("GET", `/api/pages/${id}/revisions`)).json().items;
const restore = (id: string, revisionId: string, body: object = {}) =>
  ana.call("POST", `/api/pages/${id}/revisions/${revisionId}/restore`, body);
const headings = ({ document }: { readonly document: PageDocument }) =>
  Object.values(document.records)
    .filter((record) => record.type === "block" && record.kind === "heading")
    .map((record) => JSON.stringify(record).match(/"text":"([^"]*)"/)?.[1])
    .sort();

const told = (toldAt: number) => ({ accountId: ana.accountId, toldAt, eventId: "evt" });

describe("a named revision", () => {
  test("says who, when and what changed since the one before, and is read back as the page was", async () => {
    const id = await newPage();
    const first = await save(id, " Começo ");
    expect(first).toMatchObject({ kind: "named", name: "Começo", title: "Loja", by: "Ana Souza", version: 1, sections: 2, changes: {} });
    await retitle(id, "head0", "Um!");
    await edit(id, { head1: null, sec1: null });
    const second = await save(id, "Sem a segunda");
    expect(second).toMatchObject({ sections: 1, changes: { text: 2, section: 1 }, publishedAt: null, isLive: false });
    expect((await history(id)).map(({ name }: { name: string }) => name)).toEqual(["Sem a segunda", "Começo"]);
    const read = (await ana.call("GET", `/api/pages/${id}/revisions/${first.id}`)).json();
    expect(read.revision.id).toBe(first.id);
    expect(read.document).toEqual(documentOf("Um", "Dois"));
  });

  test("is one more where the newest has a name already, and names the newest where it has none", async () => {
    const id = await newPage();
    const [one, two] = [await save(id, "A"), await save(id, "B")];
    expect(two.id).not.toBe(one.id);
    const renamed = await ana.call("PATCH", `/api/pages/${id}/revisions/${two.id}`, { name: "" });
    expect(renamed.json()).toMatchObject({ id: two.id, name: null });
    expect((await save(id, "C")).id).toBe(two.id);
    expect(await history(id)).toHaveLength(2);
  });

  test.each([[{}], [{ name: "" }], [{ name: "  " }], [{ name: "a".repeat(81) }], [{ name: 7 }], [{ name: "a", kind: "published" }]])(
    "%j is refused",
    async (body) => {
      const id = await newPage();
      expect((await ana.call("POST", `/api/pages/${id}/revisions`, body)).status).toBe(400);
      expect(await history(id)).toEqual([]);
    },
  );

  test("is refused where too many have names", async () => {
    const id = await newPage();
    const kept = await save(id, "A");
    const { queries } = server.running.platform.database;
    const [row] = await queries.select().from(pageRevisions).where(eq(pageRevisions.id, kept.id));
    if (!row) throw new Error("it is not there");
    const copies = Array.from({ length: MOST_NAMED - 1 }, (_, index) => ({ ...row, seq: index + 2, id: `${row.id.slice(0, -3)}${index}` }));
    await queries.insert(pageRevisions).values(copies);
    const reply = await ana.call("POST", `/api/pages/${id}/revisions`, { name: "B" });
    expect([reply.status, reply.json().code]).toEqual([409, "TOO_MANY_REVISIONS"]);
  });
});

describe("revisions that come by themselves", () => {
  test("are the page as it began and as it is after a spell of editing, told of once a spell", async () => {
    const id = await newPage();
    const { queries } = server.running.platform.database;
    for (const text of ["a", "b", "c"]) await retitle(id, "head0", text);
    const heard = sql`SELECT count(*)::int AS count FROM jobs WHERE payload->>'pageId' = ${id}`;
    const now = Date.now();
    await keepSpell(server.running.platform, { ...told(now), pageId: id, personId: ana.accountId });
    const begun = await history(id);
    expect(begun).toMatchObject([{ kind: "automatic", version: 1, by: null }]);
    expect((await ana.call("GET", `/api/pages/${id}/revisions/${begun[0].id}`)).json().document).toEqual(documentOf("Um", "Dois"));
    const { rows } = await queries.execute(
      sql`SELECT due_at FROM jobs WHERE queue = 'revisions.keep-spell' AND payload->>'pageId' = ${id}`,
    );
    expect(rows.length, JSON.stringify((await queries.execute(heard)).rows)).toBeGreaterThan(0);
    for (const row of rows) expect(new Date(String(row.due_at)).getTime()).toBeGreaterThanOrEqual(now - 60_000 + EDITING_SPELL_MS);
    const job = { id: "job", payload: { pageId: id, personId: ana.accountId }, accountId: ana.accountId, attempt: 1 };
    await keepAfterSpell(server.running.platform, job);
    await keepAfterSpell(server.running.platform, job);
    expect(await history(id)).toMatchObject([
      { kind: "automatic", version: 4, by: "Ana Souza", changes: { text: 1 } },
      { kind: "automatic", version: 1 },
    ]);
  });

  test("keep what visitors were given although it was edited since, and mark what they see now", async () => {
    const id = await newPage();
    expect((await ana.call("POST", `/api/pages/${id}/publish`, {})).status).toBe(200);
    await retitle(id, "head0", "Depois");
    await keepPublished(server.running.platform, { ...told(Date.now()), pageId: id });
    const [live] = await history(id);
    expect(live).toMatchObject({ kind: "published", version: 1, isLive: true });
    expect(headings((await ana.call("GET", `/api/pages/${id}/revisions/${live.id}`)).json())).toEqual(["Dois", "Um"]);
    await ana.call("POST", `/api/pages/${id}/publish`, {});
    await keepPublished(server.running.platform, { ...told(Date.now() + 1), pageId: id });
    expect((await history(id)).map((each: { isLive: boolean }) => each.isLive)).toEqual([true, false]);
    await ana.call("POST", `/api/pages/${id}/unpublish`);
    expect((await history(id)).some((each: { isLive: boolean }) => each.isLive)).toBe(false);
  });

  test("keep each of two publishes that were quicker than their news, with who made it", async () => {
    const id = await newPage();
    const { platform } = server.running;
    const publish = async () => expect((await ana.call("POST", `/api/pages/${id}/publish`, {})).status).toBe(200);
    await keepSpell(platform, { ...told(Date.now()), pageId: id, personId: ana.accountId });
    const first = Date.now();
    await publish();
    await retitle(id, "head0", "Depois");
    await publish();
    const news = [first, Date.now()];
    for (const toldAt of [...news, ...news]) await keepPublished(platform, { ...told(toldAt), pageId: id });
    const found = await history(id);
    expect(
      found.map(({ version, isLive, publishedAt, publishedBy }: Record<string, unknown>) => [version, isLive, !publishedAt, publishedBy]),
    ).toEqual([2, 1].map((version) => [version, version === 2, false, { name: "Ana Souza", via: "api_key" }]));
  });

  test("keep the page before all of it is replaced; that this fails makes no save fail", async () => {
    const id = await newPage();
    const put = async (...texts: readonly string[]) =>
      ana.call("PUT", `/api/pages/${id}/document`, { version: (await documentAt(id)).version, document: documentOf(...texts) });
    expect((await put("Outra")).status).toBe(200);
    expect(await history(id)).toMatchObject([{ kind: "before_replace", version: 1, by: "Ana Souza" }]);
    const { queries } = server.running.platform.database;
    await queries.execute(sql`ALTER TABLE page_revisions ADD CONSTRAINT full_disk CHECK (seq < 2) NOT VALID`);
    try {
      expect((await put("Mais uma")).status).toBe(200);
    } finally {
      await queries.execute(sql`ALTER TABLE page_revisions DROP CONSTRAINT full_disk`);
    }
    expect(headings(await documentAt(id))).toEqual(["Mais uma"]);
    expect(await history(id)).toHaveLength(1);
  });

  test("of two nodes at one moment make one history, whichever is first", async () => {
    const id = await newPage();
    const reach = wholeAccount(ana.accountId);
    const take = (name: string) => takeRevision(server.running.platform, reach, { pageId: id, kind: "named", name, personId: null });
    await Promise.all(["A", "B", "C", "D"].map(take));
    const rows = await server.running.platform.database.queries.select().from(pageRevisions).where(eq(pageRevisions.pageId, id));
    expect(rows.map(({ seq }) => seq).sort()).toEqual([1, 2, 3, 4]);
    expect(rows.map(({ name }) => name).sort()).toEqual(["A", "B", "C", "D"]);
  });
});

describe("restoring", () => {
  test("makes the page what it was, keeps what it was until then, and so can be taken back", async () => {
    const id = await newPage();
    const first = await save(id, "Começo");
    await retitle(id, "head0", "Mudado");
    await edit(id, { head1: null, sec1: null });
    const reply = await restore(id, first.id);
    expect(reply.status, reply.text).toBe(200);
    const { version, keptId } = reply.json();
    expect(await documentAt(id)).toEqual({ version, document: documentOf("Um", "Dois") });
    expect((await history(id))[0]).toMatchObject({ id: keptId, kind: "before_restore", by: "Ana Souza" });
    expect((await restore(id, keptId)).status).toBe(200);
    expect(headings(await documentAt(id))).toEqual(["Mudado"]);
    const again = await restore(id, keptId);
    expect([again.status, again.json().version]).toEqual([200, version + 1]);
  });

  test("brings back one section where it stood, and leaves the rest as it is", async () => {
    const id = await newPage(documentOf("Um", "Dois", "Três"));
    const first = await save(id, "Começo");
    await edit(id, { head1: null, sec1: null });
    await retitle(id, "head2", "Três!");
    expect((await restore(id, first.id, { blockId: "sec1" })).status).toBe(200);
    const now = await documentAt(id);
    expect(headings(now)).toEqual(["Dois", "Três!", "Um"]);
    expect(now.document.records.sec1).toEqual(documentOf("Um", "Dois", "Três").records.sec1);
  });

  test.each([
    ["nobody", 404, "NOT_IN_REVISION"],
    ["__proto__", 404, "NOT_IN_REVISION"],
    ["page", 404, "NOT_IN_REVISION"],
    ["", 400, "INVALID_INPUT"],
    ["x".repeat(65), 400, "INVALID_INPUT"],
  ])("of the block %j is refused", async (blockId, status, code) => {
    const id = await newPage();
    const first = await save(id, "Começo");
    const reply = await restore(id, first.id, { blockId });
    expect([reply.status, reply.json().code]).toEqual([status, code]);
    expect((await documentAt(id)).version).toBe(1);
  });

  test("of a block that has no place any more is refused, and nothing is changed", async () => {
    const id = await newPage();
    const first = await save(id, "Começo");
    await edit(id, { head0: null, sec0: null, head1: null, sec1: null });
    const before = await documentAt(id);
    const reply = await restore(id, first.id, { blockId: "head0" });
    expect([reply.status, reply.json().code]).toEqual([409, "NO_PLACE_TO_RESTORE"]);
    expect(await documentAt(id)).toEqual(before);
  });

  test("that ends in the middle has changed nothing", async () => {
    const id = await newPage();
    const first = await save(id, "Começo");
    await retitle(id, "head0", "Mudado");
    const before = await documentAt(id);
    const { queries } = server.running.platform.database;
    // The page's row is written by then, what changed in it is not.
    await queries.execute(sql`ALTER TABLE page_operations ADD CONSTRAINT cut_off CHECK (version < 3) NOT VALID`);
    try {
      expect((await restore(id, first.id)).status).toBe(500);
    } finally {
      await queries.execute(sql`ALTER TABLE page_operations DROP CONSTRAINT cut_off`);
    }
    expect(await documentAt(id)).toEqual(before);
    expect((await restore(id, first.id)).status).toBe(200);
    expect(headings(await documentAt(id))).toEqual(["Dois", "Um"]);
  });

  test("is an operation like an editor's", async () => {
    const id = await newPage();
    const first = await save(id, "Começo");
    await retitle(id, "head0", "Mudado");
    const { version } = (await restore(id, first.id)).json();
    const { queries } = server.running.platform.database;
    const ofPage = and(eq(pageOperations.pageId, id), eq(pageOperations.version, version));
    const [operation] = await queries.select().from(pageOperations).where(ofPage);
    expect(Object.keys(operation?.changes ?? {})).toEqual(["head0"]);
  });

  test("leaves code off that nobody has switched on", async () => {
    const code = { ...shared, id: "code", kind: "html", parentId: "sec0", slot: "content", order: "a1" } as const;
    const blank = documentOf("Um");
    const props = { name: "Medidor", code: "<script>document.title = 'x'</script>", hosts: [] };
    const document = { ...blank, records: { ...blank.records, code: { ...code, props } } };
    const reply = await ana.call("POST", "/api/pages", { siteId, slug: `rev-${++made}`, title: "Loja", document });
    const id: string = reply.json().id;
    expect(reply.status, reply.text).toBe(201);
    const first = await save(id, "Com código");
    await edit(id, { code: null });
    expect((await restore(id, first.id, { blockId: "code" })).status).toBe(200);
    const published = (await ana.call("POST", `/api/pages/${id}/publish`, {})).json();
    const page = await server.send("revisoes.localhost", new URL(published.url).pathname);
    expect(page.text).toContain("Um");
    expect(page.text).not.toContain("document.title");
  });
});

test("a page of its own is made of a revision, beside the one it is of", async () => {
  const id = await newPage();
  const first = await save(id, "Começo");
  await retitle(id, "head0", "Mudado");
  const reply = await ana.call("POST", `/api/pages/${id}/revisions/${first.id}/page`, {});
  expect(reply.status, reply.text).toBe(201);
  expect(reply.json()).toMatchObject({ siteId, title: "Loja (revisão)", status: "not_published", slug: `rev-${made}-2` });
  expect(headings(await documentAt(reply.json().id))).toEqual(["Dois", "Um"]);
  expect(headings(await documentAt(id))).toEqual(["Dois", "Mudado"]);
});

test("a revision that was kept in an earlier version of its blocks is read, and restored, as the present one", async () => {
  const saved = new URL("../../../../../packages/blocks/src/countdown/fixtures/v1.json", import.meta.url);
  const old: PageDocument = JSON.parse(readFileSync(saved, "utf8"));
  const id = await newPage();
  await server.running.platform.database.queries.update(pageDocuments).set({ document: old }).where(eq(pageDocuments.pageId, id));
  const kept = await save(id, "Antiga");
  const countdowns = ({ document }: { readonly document: PageDocument }) =>
    Object.values(document.records).filter((record) => record.type === "block" && record.kind === "countdown");
  const read = (await ana.call("GET", `/api/pages/${id}/revisions/${kept.id}`)).json();
  expect(countdowns({ document: old }).every((record) => record.type === "block" && record.version === 1)).toBe(true);
  expect(countdowns(read).every((record) => record.type === "block" && record.version > 1)).toBe(true);
  const sections = Object.values(read.document.records as PageDocument["records"]).filter(({ type }) => type === "block");
  await edit(id, Object.fromEntries(sections.map((record) => [record.id, null])));
  expect((await restore(id, kept.id)).status).toBe(200);
  expect(countdowns(await documentAt(id))).toEqual(countdowns(read));
});

test("nobody reaches the history of another account, nor a revision through another page", async () => {
  const id = await newPage();
  const other = await newPage();
  const kept = await save(id, "Minha");
  const bia = await server.newCaller();
  for (const [method, path] of [
    ["GET", ""],
    ["POST", ""],
    ["GET", `/${kept.id}`],
    ["PATCH", `/${kept.id}`],
    ["POST", `/${kept.id}/restore`],
    ["POST", `/${kept.id}/page`],
  ] as const) {
    const body = method === "GET" ? undefined : path === "" || method === "PATCH" ? { name: "x" } : {};
    expect((await bia.call(method, `/api/pages/${id}/revisions${path}`, body)).status, `${method} ${path}`).toBe(404);
    if (path === "") continue;
    expect((await ana.call(method, `/api/pages/${other}/revisions${path}`, body)).status, `${method} ${path}`).toBe(404);
  }
  for (const hostile of ["rev_1", "..%2f..", `${kept.id}'--`, kept.id.replace("rev_", "pag_")]) {
    const { status } = await ana.call("GET", `/api/pages/${id}/revisions/${hostile}`);
    expect([400, 404], hostile).toContain(status);
  }
  expect(await history(id)).toHaveLength(1);
});

test("a long history goes on by cursor, also where the revision it went on from is gone", async () => {
  const id = await newPage();
  for (const name of ["1", "2", "3", "4", "5"]) await save(id, name);
  const page = async (query: string) => (await ana.call("GET", `/api/pages/${id}/revisions?limit=2${query}`)).json();
  const first = await page("");
  const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
  expect(names(first)).toEqual(["5", "4"]);
  const second = await page(`&cursor=${first.nextCursor}`);
  expect(names(second)).toEqual(["3", "2"]);
  const third = await page(`&cursor=${second.nextCursor}`);
  expect([names(third), third.nextCursor]).toEqual([["1"], null]);
  await server.running.platform.database.queries.delete(pageRevisions).where(eq(pageRevisions.id, second.items[1]?.id));
  expect(names(await page(`&cursor=${second.nextCursor}`))).toContain("1");
});

test("the export lists the history, and it goes with the account", async () => {
  const bia = await server.newCaller();
  const site = (await bia.call("POST", "/api/sites", { name: "revisoes-da-bia", region: "br" })).json().id;
  const made = await bia.call("POST", "/api/pages", { siteId: site, slug: "a", title: "Loja", document: documentOf("Um") });
  const id: string = made.json().id;
  await bia.call("POST", `/api/pages/${id}/revisions`, { name: "Para levar" });
  const files = [];
  for await (const { path, content } of exportRevisions(server.running.platform).files(bia.accountId)) {
    const parts: Uint8Array[] = [];
    for await (const part of content as AsyncIterable<Uint8Array>) parts.push(part);
    files.push([path, JSON.parse(Buffer.concat(parts).toString())]);
  }
  expect(files).toMatchObject([["revisions.json", [{ pageId: id, name: "Para levar" }]]]);
  const { queries } = server.running.platform.database;
  await queries.delete(accounts).where(eq(accounts.id, bia.accountId));
  expect(await queries.$count(pageRevisions, eq(pageRevisions.pageId, id))).toBe(0);
});
