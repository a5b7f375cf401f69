import { contract } from "@vitrine/contract";
import { emptyDocument, PAGE_ID } from "@vitrine/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertPasskey } from "../../features/factors/passkey-store.ts";
import { logIn, type TestPerson, testBrowser } from "../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { methodsAt } from "./methods-at.ts";

/** Things that belong to somebody, by what their ids begin with. */
type Owned = "pag" | "key" | "psk" | "ses" | "dev";

let server: TestServer;
let bia: TestPerson;
let siteId: string;
const ids: Partial<Record<Owned, string>> = {};
let snapshot: () => Promise<unknown>;

beforeAll(async () => {
  server = await startTestServer();
  const ana = await server.newPerson();
  bia = await server.newPerson();
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
  ids.pag = (await ana.call("POST", "/api/pages", { siteId, slug: "p", title: "P", document })).json().id;
  ids.key = (await ana.call("POST", "/api/accounts/me/keys", { name: "Planilha", scopes: ["leads:read"] })).json().item.id;
  const { platform } = server.running;
  const passkeyId = platform.clock.id("passkey");
  const now = new Date(platform.clock.now());
  await insertPasskey(platform.database.queries, {
    id: passkeyId,
    accountId: ana.accountId,
    credentialId: "Y3JlZGVuY2lhbA",
    publicKey: "Y2hhdmU",
    counter: 0,
    transports: [],
    isSyncable: false,
    isBackedUp: false,
    name: "Celular",
    createdAt: now,
    lastUsedAt: null,
  });
  ids.psk = passkeyId;
  ids.ses = await logIn(testBrowser(server.port), server.port, { ...ana, trustDevice: true });
  ids.dev = (await ana.call("GET", "/api/auth/devices")).json().items[0].id;
  snapshot = async () => {
    const read = async (path: string) => (await ana.call("GET", path)).json();
    const { items: sessions } = await read("/api/auth/sessions/list");
    return [
      await read(`/api/pages/${ids.pag}`),
      await read(`/api/pages/${ids.pag}/document`),
      await read("/api/accounts/me/keys"),
      (await read("/api/auth/factors")).passkeys,
      await read("/api/auth/devices"),
      sessions.map(({ sessionId }: { sessionId: string }) => sessionId),
    ];
  };
});
afterAll(() => server.stop());

/** Every call that takes somebody's id, with everything else about it right. */
const CALLS: readonly (readonly [method: string, path: string, owned: Owned, body: object | undefined])[] = [
  ["GET", "/api/pages/{id}", "pag", undefined],
  ["PATCH", "/api/pages/{id}", "pag", { title: "Minha" }],
  ["DELETE", "/api/pages/{id}", "pag", undefined],
  ["POST", "/api/pages/{id}/duplicate", "pag", undefined],
  ["GET", "/api/pages/{id}/document", "pag", undefined],
  ["PUT", "/api/pages/{id}/document", "pag", { version: 1, document: emptyDocument({ title: "x", language: "pt" }) }],
  ["POST", "/api/pages/{id}/operations", "pag", { baseVersion: 1, operationId: "operation-1", diff: {} }],
  ["POST", "/api/pages/{id}/publish", "pag", undefined],
  ["POST", "/api/pages/{id}/unpublish", "pag", undefined],
  ["DELETE", "/api/accounts/me/keys/{id}", "key", undefined],
  ["PATCH", "/api/auth/factors/passkeys/{id}", "psk", { name: "Meu" }],
  ["DELETE", "/api/auth/factors/passkeys/{id}", "psk", undefined],
  ["DELETE", "/api/auth/sessions/{sessionId}", "ses", undefined],
  ["DELETE", "/api/auth/devices/{id}", "dev", undefined],
];

/** Calls whose id is nobody's own: anybody may look, or administrators alone may at all. */
const NOBODYS = [/^GET \/api\/templates\//, /^GET \/api\/legal\//, /^\w+ \/api\/admin\//];

test("every call whose path holds an id is tried below", () => {
  const paths: string[] = [];
  const collect = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const definition = (part as Record<string, { route?: { method?: string; path?: string } }>)["~orpc"];
    if (definition) paths.push(`${definition.route?.method} /api${definition.route?.path}`);
    else for (const inner of Object.values(part)) collect(inner);
  };
  collect(contract);
  const owned = paths.filter((path) => path.includes("{") && !NOBODYS.some((pattern) => pattern.test(path)));
  expect(owned.sort()).toEqual(CALLS.map(([method, path]) => `${method} ${path}`).sort());
  expect(methodsAt(contract)("/api/pages/pag_1").toSorted()).toEqual(["DELETE", "GET", "PATCH"]);
});

test.each([...CALLS])("%s %s of somebody else's is not found, and nothing happens to it", async (method, path, owned, body) => {
  const before = await snapshot();
  const ask = (id: string | undefined) => bia.call(method, path.replace(/\{\w+\}/, id ?? ""), body);
  const reply = await ask(ids[owned]);
  const missing = await ask(`${owned}_01arz3ndektsv4rrffq69g5fav`);
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
    "/api/accounts/me/keys",
    "/api/auth/devices",
    `/api/leads?pageId=${ids.pag}`,
    `/api/leads?siteId=${siteId}`,
  ]) {
    expect((await bia.call("GET", path)).json()).toEqual({ items: [], nextCursor: null });
  }
});
