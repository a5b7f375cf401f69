import { contract } from "@vitrine/contract";
import { emptyDocument, PAGE_ID } from "@vitrine/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { methodsAt } from "./methods-at.ts";

let server: TestServer;
let bia: TestCaller;
let siteId: string;
let pageId: string;
let snapshot: () => Promise<unknown>;

beforeAll(async () => {
  server = await startTestServer();
  const ana = await server.newCaller();
  bia = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "da-ana", region: "br" })).json().id;
  const section = {
    type: "block",
    id: "s",
    kind: "section",
    version: 1,
    parentId: PAGE_ID,
    slot: "body",
    order: "a0",
    props: { tag: "section" },
    styles: {},
  };
  const empty = emptyDocument({ title: "x", language: "pt" });
  const document = { ...empty, records: { ...empty.records, s: section } };
  pageId = (await ana.call("POST", "/api/pages", { siteId, slug: "p", title: "P", document })).json().id;
  snapshot = async () => [
    (await ana.call("GET", `/api/pages/${pageId}`)).json(),
    (await ana.call("GET", `/api/pages/${pageId}/document`)).json(),
  ];
});
afterAll(() => server.stop());

/** Every call that takes somebody's id, with everything else about it right. */
const CALLS: readonly (readonly [method: string, path: string, body: object | undefined])[] = [
  ["GET", "/api/pages/{id}", undefined],
  ["PATCH", "/api/pages/{id}", { title: "Minha" }],
  ["DELETE", "/api/pages/{id}", undefined],
  ["POST", "/api/pages/{id}/duplicate", undefined],
  ["GET", "/api/pages/{id}/document", undefined],
  ["PUT", "/api/pages/{id}/document", { version: 1, document: emptyDocument({ title: "x", language: "pt" }) }],
  ["POST", "/api/pages/{id}/operations", { baseVersion: 1, operationId: "operation-1", diff: {} }],
  ["POST", "/api/pages/{id}/publish", undefined],
  ["POST", "/api/pages/{id}/unpublish", undefined],
];

test("every call whose path holds an id is tried below", () => {
  const paths: string[] = [];
  const collect = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const definition = (part as Record<string, { route?: { method?: string; path?: string } }>)["~orpc"];
    if (definition) paths.push(`${definition.route?.method} /api${definition.route?.path}`);
    else for (const inner of Object.values(part)) collect(inner);
  };
  collect(contract);
  expect(paths.filter((path) => path.includes("{")).sort()).toEqual(CALLS.map(([method, path]) => `${method} ${path}`).sort());
  expect(methodsAt(contract)("/api/pages/pag_1").toSorted()).toEqual(["DELETE", "GET", "PATCH"]);
});

test.each([...CALLS])("%s %s of somebody else's is not found, and nothing happens to it", async (method, path, body) => {
  const before = await snapshot();
  const reply = await bia.call(method, path.replace("{id}", pageId), body);
  const missing = await bia.call(method, path.replace("{id}", "pag_01arz3ndektsv4rrffq69g5fav"), body);
  expect([reply.status, reply.json().code]).toEqual([404, "NOT_FOUND"]);
  // It must not even tell that it is there.
  expect({ ...reply.json(), requestId: "" }).toEqual({ ...missing.json(), requestId: "" });
  expect(await snapshot()).toEqual(before);
});

test("a page cannot be made on somebody else's site", async () => {
  const reply = await bia.call("POST", "/api/pages", { siteId, slug: "x", title: "X" });
  expect([reply.status, reply.json().fields[0].path]).toEqual([404, "siteId"]);
});

test("lists hold nothing of somebody else's, filters or not", async () => {
  for (const path of [
    `/api/pages?siteId=${siteId}`,
    "/api/pages",
    "/api/sites",
    `/api/leads?pageId=${pageId}`,
    `/api/leads?siteId=${siteId}`,
  ]) {
    expect((await bia.call("GET", path)).json()).toEqual({ items: [], nextCursor: null });
  }
});
