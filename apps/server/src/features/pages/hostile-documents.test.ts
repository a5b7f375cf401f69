import { blockCatalog } from "@vitrine/blocks";
import { applyDiff, DOCUMENT_LIMITS, DocumentStore, type PageDocument, readDiff } from "@vitrine/document";
import { hostileDiff } from "@vitrine/document/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { pageDocuments } from "./tables.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "hostis", region: "br" })).json().id;
});
afterAll(() => server.stop());

async function newPage(slug: string): Promise<{ id: string; document: PageDocument }> {
  const { document } = pageWithForm();
  const reply = await ana.call("POST", "/api/pages", { siteId, slug, title: "Página", document });
  expect(reply.status).toBe(201);
  return { id: reply.json().id, document };
}

const documentOf = async (id: string) => (await ana.call("GET", `/api/pages/${id}/document`)).json();

let sent = 0;
const operate = (id: string, baseVersion: number, diff: unknown) =>
  ana.call("POST", `/api/pages/${id}/operations`, { baseVersion, operationId: `operation-${++sent}`, diff });

test("what is answered 200 is what is stored and what is read, after diffs that no editor makes", async () => {
  const { id, document } = await newPage("diffs");
  const mirror = new DocumentStore(document);
  let version = 1;
  for (let seed = 0; seed < 150; seed++) {
    const diff = JSON.parse(JSON.stringify(hostileDiff(seed, mirror.toDocument(), blockCatalog)));
    const read = readDiff(diff);
    const expected = read.ok ? applyDiff(mirror, blockCatalog, read.value).ok : false;
    const reply = await operate(id, version, diff);
    expect([reply.status, JSON.stringify(diff)]).toEqual([expected ? 200 : 400, JSON.stringify(diff)]);
    if (!expected) continue;
    version += 1;
    expect(reply.json()).toEqual({ version });
    expect(await documentOf(id)).toEqual({ version, document: mirror.toDocument() });
  }
  expect(version).toBeGreaterThan(10);
});

/** As text: no value says an own key of that name. Schemas of records pass over it and keep the rest. */
const PROTO = ['"__proto__"', '"\\u005f_proto_\\u005f"'];

test.each(PROTO)(
  "a key %s is refused wherever a call takes keys of the caller's, and nothing is kept of what it came with",
  async (key) => {
    const { id, document } = await newPage(`proto-${PROTO.indexOf(key)}`);
    const heading = JSON.stringify(document.records.b2);
    const inProps = heading.replace('"props":{', `"props":{${key}:{"tag":"h1"},`);
    const whole = JSON.stringify(document);
    const operation = (diff: string) => `{"baseVersion":1,"operationId":"operation-${++sent}","diff":${diff}}`;
    const bodies: readonly (readonly [method: string, path: string, body: string])[] = [
      ["POST", `/api/pages/${id}/operations`, operation(`{${key}:[null,${heading}]}`)],
      ["POST", `/api/pages/${id}/operations`, operation(`{"b2":[${heading},${inProps}]}`)],
      ["PUT", `/api/pages/${id}/document`, `{"version":1,"document":${whole.replace('"records":{', `"records":{${key}:${heading},`)}}`],
      ["PUT", `/api/pages/${id}/document`, `{"version":1,"document":${whole.replace(heading, inProps)}}`],
      ["POST", "/api/pages", `{"siteId":"${siteId}","slug":"proto","document":${whole.replace(heading, inProps)}}`],
      ["PATCH", "/api/accounts/me", `{"meta":{${key}:true}}`],
    ];
    for (const [method, path, body] of bodies) {
      expect(body).toContain(key);
      const reply = await ana.call(method, path, body);
      expect([reply.status, reply.json().code], body).toEqual([400, "INVALID_INPUT"]);
      expect(reply.json().fields).toEqual([expect.objectContaining({ path: expect.stringMatching(/__proto__$/), code: "unknown_field" })]);
    }
    expect(await documentOf(id)).toEqual({ version: 1, document });
  },
);

test("a change of what a record is is refused, by name", async () => {
  const { id, document } = await newPage("tipos");
  const { b2: heading } = document.records;
  const reply = await operate(id, 1, { b2: [heading, { ...heading, kind: "section", props: { tag: "section" } }] });
  expect([reply.status, reply.json().code, reply.json().fields[0]]).toMatchObject([
    400,
    "INVALID_DOCUMENT",
    { path: "diff.b2.kind", code: "changed_kind", message: "O tipo e a versão não podem mudar. Exclua isto e crie outro no lugar." },
  ]);
});

test("a document put with values nested beyond reason is refused, not a fault", async () => {
  const { id, document } = await newPage("fundo");
  const x1 = { ...document.records.b2, id: "x1", kind: "hologram", props: { deep: "HERE" } };
  const body = JSON.stringify({ version: 1, document: { ...document, records: { ...document.records, x1 } } });
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const reply = await ana.call("PUT", `/api/pages/${id}/document`, body.replace('"HERE"', deep));
  expect(reply.status).toBe(400);
});

test("bytes are those of UTF-8; a page stored over them is opened, and made smaller but not larger", async () => {
  const { id, document } = await newPage("pesada");
  // Two bytes a letter: within the most by letters, over it by bytes.
  const x1 = { ...document.records.b2, id: "x1", kind: "hologram", props: { text: "é".repeat(DOCUMENT_LIMITS.bytes / 2) } };
  const heavy = { ...document, records: { ...document.records, x1 } } as PageDocument;
  const put = await ana.call("PUT", `/api/pages/${id}/document`, { version: 1, document: heavy });
  expect([put.status, put.json().code]).toEqual([413, "TOO_LARGE"]);
  const { queries } = server.running.platform.database;
  await queries.update(pageDocuments).set({ document: heavy }).where(eq(pageDocuments.pageId, id));
  expect((await documentOf(id)).document.records.x1.props.text).toHaveLength(DOCUMENT_LIMITS.bytes / 2);
  const named = { ...document.records.b2, name: "Título" };
  const larger = await operate(id, 1, { b2: [document.records.b2, named] });
  expect([larger.status, larger.json().code]).toEqual([413, "TOO_LARGE"]);
  expect((await operate(id, 1, { x1: [x1, { ...x1, props: {} }] })).json()).toEqual({ version: 2 });
  expect((await operate(id, 2, { b2: [document.records.b2, named] })).json()).toEqual({ version: 3 });
});
