import { blockDefinition } from "@vitrine/blocks";
import { PLACE_MESSAGES } from "@vitrine/contract";
import { type BlockRecord, emptyDocument, type PageDocument } from "@vitrine/document";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { pageDocuments, pageOperations, pages } from "./tables.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "paginas", region: "br" })).json().id;
});
afterAll(() => server.stop());

let made = 0;
async function newPage(more: object = {}): Promise<{ id: string; slug: string; version: number }> {
  const reply = await ana.call("POST", "/api/pages", { siteId, slug: `pagina-${++made}`, title: "Página", ...more });
  expect(reply.status).toBe(201);
  return reply.json();
}

const documentOf = async (id: string) => (await ana.call("GET", `/api/pages/${id}/document`)).json();

/** A change of one heading's text, on top of a version. */
async function retitle(id: string, text: string, operationId: string, baseVersion?: number) {
  const { version, document } = await documentOf(id);
  const before = document.records.b2;
  const after = { ...before, props: { ...before.props, content: [{ type: "text", text }] } };
  return ana.call("POST", `/api/pages/${id}/operations`, {
    baseVersion: baseVersion ?? version,
    operationId,
    diff: { b2: [before, after] },
  });
}

const textOf = (document: { records: Record<string, { props: { content: { text: string }[] } }> }) =>
  document.records.b2?.props.content[0]?.text;

test.each(["", "oferta", "black-friday/oferta_2", "a".repeat(120), " aparado "])("the address %j is taken", async (slug) => {
  expect((await newPage({ slug })).slug).toBe(slug.trim());
});

test.each([
  ["/oferta", "bad_slug"],
  ["oferta/", "slug_slash"],
  ["Oferta", "bad_slug"],
  ["a//b", "bad_slug"],
  ["../segredo", "bad_slug"],
  ["oferta?x=1", "bad_slug"],
  ["_v/forms", "bad_slug"],
  ["api/sites", "slug_reserved"],
  ["ção", "bad_slug"],
  ["a".repeat(121), "too_long"],
])("the address %j is refused", async (slug, code) => {
  const reply = await ana.call("POST", "/api/pages", { siteId, slug, title: "x" });
  expect([reply.status, reply.json().fields[0]]).toMatchObject([400, { path: "slug", code }]);
});

test("the list filters by status and words, takes % and _ literally, and goes on by cursor", async () => {
  const bia = await server.newCaller();
  const site = (await bia.call("POST", "/api/sites", { name: "da-bia", region: "br" })).json().id;
  const { document } = pageWithForm();
  const titles = ["100% garantido", "1000 garantidos", "a_b", "axb", "Oferta"];
  for (const [n, title] of titles.entries()) await bia.call("POST", "/api/pages", { siteId: site, slug: `p${n}`, title, document });
  const find = async (query: string) =>
    (await bia.call("GET", `/api/pages?${query}`)).json().items.map((page: { title: string }) => page.title);
  expect(await find("search=100%25")).toEqual(["100% garantido"]);
  expect(await find("search=a_b")).toEqual(["a_b"]);
  expect(await find("search=%5C")).toEqual([]);
  expect(await find("search=OFERTA")).toEqual(["Oferta"]);
  expect(await find("search=of%C3%A9rt%C3%A1")).toEqual(["Oferta"]);
  expect(await find("search=p3")).toEqual(["axb"]);
  const [page] = (await bia.call("GET", "/api/pages?search=Oferta")).json().items;
  expect((await bia.call("POST", `/api/pages/${page.id}/publish`)).status).toBe(200);
  expect(await find("status=published")).toEqual(["Oferta"]);
  expect(await find("status=not_published")).toHaveLength(4);
  const seen: string[] = [];
  for (let cursor = ""; ; ) {
    const { items, nextCursor } = (await bia.call("GET", `/api/pages?limit=2${cursor}`)).json();
    seen.push(...items.map((item: { title: string }) => item.title));
    if (nextCursor === null) break;
    cursor = `&cursor=${nextCursor}`;
  }
  expect(seen.toSorted()).toEqual(titles.toSorted());
});

test("a page is renamed, moved, copied and deleted", async () => {
  const page = await newPage({ document: pageWithForm().document, slug: `${"a".repeat(99)}-${"b".repeat(20)}` });
  expect((await ana.call("PATCH", `/api/pages/${page.id}`, { title: "Nova" })).json()).toMatchObject({ title: "Nova", slug: page.slug });
  const copy = (await ana.call("POST", `/api/pages/${page.id}/duplicate`)).json();
  expect(copy).toMatchObject({ title: "Nova (cópia)", status: "not_published", version: 1 });
  expect(copy.slug).toMatch(/^a{99}-copia-[a-z0-9]{4}$/);
  expect((await documentOf(copy.id)).document).toEqual((await documentOf(page.id)).document);
  // Its address is one that could have been asked for.
  expect((await ana.call("PATCH", `/api/pages/${copy.id}`, { slug: copy.slug })).status).toBe(200);
  expect((await ana.call("DELETE", `/api/pages/${page.id}`)).status).toBe(200);
  expect((await ana.call("GET", `/api/pages/${page.id}`)).status).toBe(404);
  expect((await ana.call("DELETE", `/api/pages/${page.id}`)).status).toBe(404);
});

test("a published page is not deleted until it is unpublished", async () => {
  const { id } = await newPage({ document: pageWithForm().document });
  await ana.call("POST", `/api/pages/${id}/publish`);
  const refused = await ana.call("DELETE", `/api/pages/${id}`);
  expect([refused.status, refused.json().code]).toEqual([409, "PAGE_PUBLISHED"]);
  await ana.call("POST", `/api/pages/${id}/unpublish`);
  expect((await ana.call("DELETE", `/api/pages/${id}`)).status).toBe(200);
});

test("a document put on top of an old version is refused with the newer one", async () => {
  const { id } = await newPage();
  const [first, second] = ["primeira", "segunda"].map((title) => emptyDocument({ title, language: "es" }));
  expect((await ana.call("PUT", `/api/pages/${id}/document`, { version: 1, document: first })).json()).toEqual({ version: 2 });
  const stale = await ana.call("PUT", `/api/pages/${id}/document`, { version: 1, document: second });
  expect([stale.status, stale.json().code, stale.json().data]).toEqual([409, "STALE_VERSION", { version: 2, document: first }]);
  expect(await documentOf(id)).toEqual({ version: 2, document: first });
  expect((await ana.call("GET", `/api/pages/${id}`)).json().language).toBe("es");
});

test("an operation sent twice is done once, and one on an old version is refused with the newer document", async () => {
  const { id } = await newPage({ document: pageWithForm().document });
  expect((await retitle(id, "Um", "operation-1")).json()).toEqual({ version: 2 });
  expect((await retitle(id, "Dois", "operation-2")).json()).toEqual({ version: 3 });
  expect((await retitle(id, "Um de novo", "operation-1", 1)).json()).toEqual({ version: 2 });
  const stale = await retitle(id, "Três", "operation-3", 2);
  expect([stale.status, stale.json().code, stale.json().data.version, textOf(stale.json().data.document)]).toEqual([
    409,
    "STALE_VERSION",
    3,
    "Dois",
  ]);
  expect(textOf((await documentOf(id)).document)).toBe("Dois");
});

test("of operations at the same moment exactly one has a version, and the document is its", async () => {
  const { id } = await newPage({ document: pageWithForm().document });
  for (let version = 1; version < 4; version++) {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => retitle(id, `${version}/${n}`, `parallel-${version}-${n}`, version)),
    );
    const won = replies.findIndex(({ status }) => status === 200);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(textOf((await documentOf(id)).document)).toBe(`${version}/${won}`);
  }
});

test("a refused operation changes neither what is stored nor what the next one stands on", async () => {
  const { id } = await newPage({ document: pageWithForm().document });
  await retitle(id, "Antes", "operation-1");
  const { document } = await documentOf(id);
  const section = document.records.b1;
  const remove = await ana.call("POST", `/api/pages/${id}/operations`, {
    baseVersion: 2,
    operationId: "operation-2",
    diff: { b1: [section, null] },
  });
  expect([remove.status, remove.json().code, remove.json().fields[0].code]).toEqual([400, "INVALID_DOCUMENT", "missing_parent"]);
  expect((await documentOf(id)).version).toBe(2);
  expect((await retitle(id, "Depois", "operation-3")).json()).toEqual({ version: 3 });
});

test("after many operations the document is written whole again, and nothing is lost on the way or after a put", async () => {
  const { queries } = server.running.platform.database;
  const { id } = await newPage({ document: pageWithForm().document });
  for (let n = 2; n <= 55; n++) expect((await retitle(id, `Texto ${n}`, `operation-${n}`)).json()).toEqual({ version: n });
  const written = async () => (await queries.select().from(pageDocuments).where(eq(pageDocuments.pageId, id)))[0]?.version;
  await expect.poll(written).toBe(50);
  expect(textOf((await documentOf(id)).document)).toBe("Texto 55");
  const operations = await queries.select().from(pageOperations).where(eq(pageOperations.pageId, id));
  expect(
    operations
      .filter(({ changes }) => changes !== null)
      .map(({ version }) => version)
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 54 }, (_, n) => n + 2));
  const since = async (after: number) => (await ana.call("GET", `/api/pages/${id}/operations?after=${after}`)).json();
  expect((await since(5)).operations.map(({ version }: { version: number }) => version)).toEqual(
    Array.from({ length: 50 }, (_, n) => n + 6),
  );
  expect(await since(4), "who is far behind is given the page").toMatchObject({ kind: "document", version: 55 });
  const { document } = await documentOf(id);
  await ana.call("PUT", `/api/pages/${id}/document`, { version: 55, document });
  expect((await retitle(id, "Fim", "operation-last")).json()).toEqual({ version: 57 });
  expect(textOf((await documentOf(id)).document)).toBe("Fim");
});

test("after a large operation the document is written whole at once: what is read on top of it stays small", async () => {
  const { queries } = server.running.platform.database;
  const { id } = await newPage({ document: pageWithForm().document });
  await retitle(id, "Pequena", "operation-small");
  const { document } = await documentOf(id);
  const { b2 } = document.records;
  const many = Array.from({ length: 20 }, (_, n) => {
    const props = { ...b2.props, content: [{ type: "text", text: `Texto ${n} `.repeat(1_800) }] };
    return [`novo${n}`, [null, { ...b2, id: `novo${n}`, order: `b${String(n).padStart(4, "0")}1`, props }]] as const;
  });
  const sent = { baseVersion: 2, operationId: "operation-large", diff: Object.fromEntries(many) };
  expect((await ana.call("POST", `/api/pages/${id}/operations`, sent)).json()).toEqual({ version: 3 });
  const written = async () => (await queries.select().from(pageDocuments).where(eq(pageDocuments.pageId, id)))[0]?.version;
  await expect.poll(written).toBe(3);
  const later = await queries.select().from(pageOperations).where(eq(pageOperations.pageId, id)).orderBy(pageOperations.version);
  expect(
    later.map(({ version, changes }) => [version, changes !== null]),
    "a large one is not kept for who follows",
  ).toEqual([
    [2, true],
    [3, false],
  ]);
  expect(textOf((await documentOf(id)).document)).toBe("Pequena");
});

test("who is behind is told each change since, or the page as it is where not all of them are known", async () => {
  const { id } = await newPage({ document: pageWithForm().document });
  const since = async (after: number | string, caller: TestCaller = ana) =>
    caller.call("GET", `/api/pages/${id}/operations?after=${after}`);
  for (const version of [2, 3]) await retitle(id, `Texto ${version}`, `operation-${version}`);
  const { document } = await documentOf(id);
  expect((await since(1)).json()).toEqual({
    kind: "operations",
    operations: [
      {
        version: 2,
        operationId: "operation-2",
        changes: { b2: { ...document.records.b2, props: { ...document.records.b2.props, content: [{ type: "text", text: "Texto 2" }] } } },
      },
      { version: 3, operationId: "operation-3", changes: { b2: document.records.b2 } },
    ],
  });
  for (const after of [3, 4, 1_000_000]) expect((await since(after)).json()).toEqual({ kind: "operations", operations: [] });
  await ana.call("PUT", `/api/pages/${id}/document`, { version: 3, document });
  expect((await since(3)).json()).toEqual({ kind: "document", version: 4, document });
  await retitle(id, "Texto 5", "operation-5");
  expect((await since(4)).json().operations.map(({ version }: { version: number }) => version)).toEqual([5]);
  expect((await since(2)).json()).toMatchObject({ kind: "document", version: 5 });
  for (const after of ["0", "-1", "x", "1e99", ""]) expect((await since(after)).status).toBe(400);
  expect((await since(1, await server.newCaller())).status, "another account's page").toBe(404);
});

test("the first change to a page that was opened is made without reading and checking all of it again", async () => {
  const { id } = await newPage({ document: pageWithForm().document });
  const { document } = await documentOf(id);
  const { queries } = server.running.platform.database;
  await queries
    .update(pageDocuments)
    .set({ document: { ...document, records: {} } })
    .where(eq(pageDocuments.pageId, id));
  const before = document.records.b2;
  const after = { ...before, props: { ...before.props, content: [{ type: "text", text: "De memória" }] } };
  const reply = await ana.call("POST", `/api/pages/${id}/operations`, {
    baseVersion: 1,
    operationId: "primeira-mudanca",
    diff: { b2: [before, after] },
  });
  expect([reply.status, reply.json().version]).toEqual([200, 2]);
});

test("a change to a page of 5,000 blocks is saved in a fraction of the time the page takes to read", async () => {
  const { document } = pageWithForm();
  const heading = document.records.b2;
  const many = Array.from({ length: 5_000 }, (_, n) => [`h${n}`, { ...heading, id: `h${n}`, order: `b${String(n).padStart(4, "0")}V` }]);
  const { id } = await newPage({ document: { ...document, records: { ...document.records, ...Object.fromEntries(many) } } });
  const times = { saved: [] as number[], read: [] as number[] };
  const timed = async <Reply>(kind: "saved" | "read", call: () => Promise<Reply>): Promise<Reply> => {
    const started = performance.now();
    const reply = await call();
    times[kind].push(performance.now() - started);
    return reply;
  };
  let before = (await documentOf(id)).document.records.h7;
  for (let n = 1; n <= 12; n++) {
    const after = { ...before, props: { ...before.props, content: [{ type: "text", text: `Texto ${n}` }] } };
    const body = { baseVersion: n, operationId: `operation-${n}`, diff: { h7: [before, after] } };
    const reply = await timed("saved", () => ana.call("POST", `/api/pages/${id}/operations`, body));
    expect(reply.status).toBe(200);
    await timed("read", () => ana.call("GET", `/api/pages/${id}/document`));
    before = after;
  }
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  // The first one opens the document; from then on a save costs what its change does.
  expect(median(times.saved.slice(1))).toBeLessThan(median(times.read));
});

test("a page that was stored with a link to nowhere is opened, edited and published without it", async () => {
  const { queries } = server.running.platform.database;
  const { document } = pageWithForm();
  const form = Object.values(document.records).find((record) => record.type === "block" && record.kind === "form");
  if (form?.type !== "block") throw new Error("no form");
  const led = { ...form, props: { ...form.props, after: "redirect", redirectTo: "https://example.com/obrigado" } };
  const { id } = await newPage({ document: { ...document, records: { ...document.records, [form.id]: led } } });
  const [stored] = await queries.select().from(pageDocuments).where(eq(pageDocuments.pageId, id));
  // Such a port was taken before anybody looked at it.
  const before = JSON.stringify(stored?.document).replace("https://example.com/obrigado", "https://example.com:99999/obrigado");
  await queries
    .update(pageDocuments)
    .set({ document: JSON.parse(before) as PageDocument })
    .where(eq(pageDocuments.pageId, id));
  expect((await ana.call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
  expect((await documentOf(id)).document.records[form.id].props.redirectTo).toBe("");
  expect((await retitle(id, "Depois", "after-the-link")).status).toBe(200);
  expect((await ana.call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
});

/** A page as it was stored before tabs were no longer to stand in a carousel, and its id. */
async function pageFromBefore() {
  const { queries } = server.running.platform.database;
  const { document } = pageWithForm();
  const nest = (id: string, kind: string, parentId: string, slot: string): BlockRecord => ({
    ...{ type: "block", id, kind, version: 1, parentId, slot, order: "b5000V", styles: {} },
    props: seedProps(kind),
  });
  const nested = [
    nest("old1", "carousel", "b1", "content"),
    nest("old2", "slide", "old1", "slides"),
    nest("old3", "tabs", "old2", "content"),
    nest("old4", "tab", "old3", "tabs"),
  ];
  const old = { ...document, records: { ...document.records, ...Object.fromEntries(nested.map((block) => [block.id, block])) } };
  const refused = await ana.call("POST", "/api/pages", { siteId, slug: "antes", title: "Antes", document: old });
  expect([refused.status, refused.json().fields]).toEqual([
    400,
    [{ path: "document.old3.parentId", code: "not_in", message: PLACE_MESSAGES.not_in.pt }],
  ]);
  const { id } = await newPage({ document });
  await queries.update(pageDocuments).set({ document: old }).where(eq(pageDocuments.pageId, id));
  return { id, old, tabs: nested[2] };
}

const seedProps = (kind: string): BlockRecord["props"] => blockDefinition(kind)?.seed("pt").props ?? {};

test("a page from before a rule of nesting is opened, edited, replaced, copied and published, and is not made worse", async () => {
  const { id, old, tabs } = await pageFromBefore();
  expect((await documentOf(id)).document).toEqual(old);
  expect((await retitle(id, "Depois", "after-the-rule")).status).toBe(200);
  const { version, document } = await documentOf(id);
  const operate = (diff: unknown) =>
    ana.call("POST", `/api/pages/${id}/operations`, { baseVersion: version, operationId: "made-worse-1", diff });
  const copy = { ...tabs, id: "old5", order: "b6000V" };
  const worse = await operate({ old5: [null, copy] });
  expect([worse.status, worse.json().fields]).toEqual([
    400,
    [{ path: "diff.old5.parentId", code: "not_in", message: PLACE_MESSAGES.not_in.pt }],
  ]);
  const put = (sent: unknown) => ana.call("PUT", `/api/pages/${id}/document`, { version, document: sent });
  expect((await put({ ...document, records: { ...document.records, old5: copy } })).status).toBe(400);
  expect((await put({ ...document, records: { ...document.records, b1: { ...document.records.b1, name: "Topo" } } })).status).toBe(200);
  expect((await ana.call("POST", `/api/pages/${id}/duplicate`)).status).toBe(201);
  expect((await ana.call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
});

test("that a page is edited is told though the spell before began by a clock that was ahead", async () => {
  const { queries } = server.running.platform.database;
  const { id } = (await ana.call("POST", "/api/pages", { siteId, slug: "relogio", title: "Relógio" })).json();
  const spell = async () => (await queries.select({ at: pages.spellAt }).from(pages).where(eq(pages.id, id)))[0]?.at?.getTime();
  const ahead = Date.now() + 86_400_000;
  await queries
    .update(pages)
    .set({ spellAt: new Date(ahead) })
    .where(eq(pages.id, id));
  await ana.call("POST", "/api/pages/types", { pageIds: [id], type: "sales" });
  expect(await spell()).toBeLessThan(ahead - 1_000);
});
