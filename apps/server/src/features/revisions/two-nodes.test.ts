import { type DocumentRecord, emptyDocument, type PageDocument, words } from "@vitrine/document";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { pageRevisions } from "./tables.ts";

const SECRET = "a".repeat(64);
const EACH = 6;

let first: TestServer;
/** Another process on the same database, where that is a server's; the embedded one is one process's alone. */
let second: TestServer;
let ana: TestCaller;
beforeAll(async () => {
  first = await startTestServer({ VITRINE_SECRET: SECRET });
  const { databaseUrl } = first.running.platform.config;
  second = databaseUrl === undefined ? first : await startTestServer({ VITRINE_SECRET: SECRET, DATABASE_URL: databaseUrl });
  ana = await first.newCaller();
});
afterAll(async () => {
  if (second !== first) await second.stop();
  await first.stop();
});

function ask(node: TestServer, path: string, body: object): Promise<Reply> {
  const headers = { authorization: `Bearer ${ana.apiKey}`, "content-type": "application/json" };
  return node.send("localhost", path, { method: "POST", headers, body: JSON.stringify(body) });
}

function pageOf(text: string): PageDocument {
  const { schema, records } = emptyDocument({ title: "", language: "pt" });
  const shared = { type: "block", version: 1, styles: {} } as const;
  const section: DocumentRecord = {
    ...{ ...shared, id: "sec", kind: "section", parentId: "page", slot: "body", order: "a0" },
    props: { tag: "section" },
  };
  const place = { parentId: "sec", slot: "content", order: "a0" };
  const heading: DocumentRecord = { ...shared, ...place, id: "head", kind: "heading", props: { level: "h2", content: words(text) } };
  return { schema, records: { ...records, sec: section, head: heading } };
}

test("two nodes that name, restore and publish one page at once write one history, in one order, with all of it", async () => {
  const { id: siteId } = (await ana.call("POST", "/api/sites", { name: "dois-nos", region: "br" })).json();
  const { id } = (await ana.call("POST", "/api/pages", { siteId, slug: "p", title: "P", document: pageOf("A") })).json();
  const path = `/api/pages/${id}`;
  const a = (await ana.call("POST", `${path}/revisions`, { name: "A" })).json();
  expect((await ana.call("PUT", `${path}/document`, { version: 1, document: pageOf("B") })).status).toBe(200);
  const b = (await ana.call("POST", `${path}/revisions`, { name: "B" })).json();
  const known = new Map<string, PageDocument>([
    ["A", (await ana.call("GET", `${path}/revisions/${a.id}`)).json().document],
    ["B", (await ana.call("GET", `${path}/revisions/${b.id}`)).json().document],
  ]);

  const both = [first, second].entries().toArray();
  const naming = both.flatMap(([n, node]) =>
    Array.from({ length: EACH }, async (_, index) => {
      const name = `${n}-${index}`;
      const reply = await ask(node, `${path}/revisions`, { name });
      expect(reply.status, reply.text).toBe(201);
      return name;
    }),
  );
  const restoring = both.flatMap(([, node]) => [a, b].map((each) => ask(node, `${path}/revisions/${each.id}/restore`, {})));
  const publishing = both.map(([, node]) => ask(node, `${path}/publish`, {}));
  const names = await Promise.all(naming);
  for (const reply of await Promise.all(restoring)) {
    // Nothing is restored on top of what somebody else has just made of the page, without their being told so.
    if (reply.status !== 200) expect([reply.status, reply.json().code]).toEqual([409, "BUSY_PAGE"]);
  }
  for (const reply of await Promise.all(publishing)) expect(reply.status, reply.text).toBe(200);

  const { queries } = first.running.platform.database;
  const rowsNow = () => queries.select().from(pageRevisions).where(eq(pageRevisions.pageId, id)).orderBy(asc(pageRevisions.seq));
  await expect.poll(async () => (await rowsNow()).some(({ publishedAt }) => publishedAt !== null), { timeout: 20_000 }).toBe(true);
  const rows = await rowsNow();
  expect(rows.flatMap(({ name }) => name ?? []).sort()).toEqual(["A", "B", ...names].sort());
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  const moments = rows.map(({ createdAt }) => createdAt.getTime());
  expect(moments).toEqual(moments.toSorted((x, y) => x - y));
  const versions = rows.filter(({ kind }) => kind !== "published").map(({ version }) => version);
  expect(versions).toEqual(versions.toSorted((x, y) => x - y));
  for (const row of rows) {
    const { document } = (await ana.call("GET", `${path}/revisions/${row.id}`)).json();
    expect([...known.values()]).toContainEqual(document);
  }
  const { document } = (await ana.call("GET", `${path}/document`)).json();
  expect([...known.values()]).toContainEqual(document);
});
