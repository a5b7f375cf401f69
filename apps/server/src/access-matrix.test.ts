import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { contract, SCOPES } from "@vitrine/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccessRows, CALLERS, type CallerKind } from "./access-matrix-rows.ts";
import { createApiKey } from "./features/accounts/index.ts";
import type { Membership } from "./platform/acting/memberships.ts";
import type { Reply } from "./testing/send.ts";
import { testMemberships } from "./testing/test-memberships.ts";
import { testBrowser } from "./testing/test-person.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

type Call = (method: string, path: string, body?: unknown) => Promise<Reply>;

/** Refusals that are about who asks. Any other reply means that somebody got as far as the call itself. */
const AT_THE_DOOR = new Set([
  "NOT_SIGNED_IN",
  "SESSION_EXPIRED",
  "FORBIDDEN",
  "SESSION_ONLY",
  "KEY_SCOPE",
  "OWNERS_ONLY",
  "ROLE_REQUIRED",
  "PLAN_REQUIRED",
  "NOT_PAID",
  "PROOF_NEEDED",
  "WRONG_ORIGIN",
]);

const DAY_MS = 86_400_000;

let server: TestServer;
const callers: Partial<Record<CallerKind, Call>> = {};

/** A program with a key. */
function callerWith(key: string): Call {
  return (method, path, body) =>
    server.send("localhost", path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

beforeAll(async () => {
  const memberships = testMemberships();
  server = await startTestServer({}, {}, undefined, { memberships });
  const { platform } = server.running;
  const admin = await server.newPerson({ plan: "lifetime", isAdmin: true });
  const customer = await server.newPerson();
  const helper = await server.newPerson({ plan: "lifetime", isAdmin: true });
  const acting = await helper.call("POST", `/api/admin/accounts/${customer.accountId}/support`, {
    id: customer.accountId,
    reason: "pediu ajuda",
  });
  expect(acting.status, acting.text).toBe(200);
  const stale = await server.newPerson();
  const cookies = new Map(stale.cookies);
  await stale.call("DELETE", "/api/auth/sessions/current");
  const revoked = testBrowser(server.port);
  for (const [name, value] of cookies) revoked.cookies.set(name, value);
  const keyed = await server.newCaller();
  const { key: bare } = await createApiKey(platform, keyed.accountId, { name: "nada", scopes: [], expiresAt: null });
  callers.nobody = testBrowser(server.port).call;
  callers.free = (await server.newPerson({ plan: "free" })).call;
  callers.trial = (await server.newPerson({ plan: "trial" })).call;
  callers.churned = (await server.newPerson({ plan: "churned" })).call;
  callers.lapsed = (await server.newPerson({ plan: "premium", planLeftMs: -DAY_MS })).call;
  callers.paid = (await server.newPerson({ plan: "premium" })).call;
  callers.admin = admin.call;
  callers.key = keyed.call;
  callers.bareKey = callerWith(bare);
  callers.support = helper.call;
  callers.stale = revoked.call;
  const { accountId } = keyed;
  const member = async (role: Membership["role"], sites: Membership["sites"] = null) => {
    const person = await server.newPerson();
    memberships.put(person.accountId, { accountId, role, sites });
    platform.callers.forget(person.accountId);
    return person;
  };
  const viewer = await member("viewer");
  callers.viewer = viewer.call;
  callers.editor = (await member("editor")).call;
  callers.limited = (await member("editor", new Set([platform.clock.id("site")]))).call;
  const made = await createApiKey(platform, accountId, { makerId: viewer.accountId, name: "tudo", scopes: SCOPES, expiresAt: null });
  callers.viewerKey = callerWith(made.key);
});
afterAll(() => server.stop());

/** The rows of each slice, as they stand in its folder. */
const ROWS: Record<string, AccessRows> = {};
for (const path of globSync("features/*/access.data.ts", { cwd: import.meta.dirname })) {
  const { ACCESS } = (await import(join(import.meta.dirname, path))) as { readonly ACCESS: AccessRows };
  ROWS[basename(dirname(path))] = ACCESS;
}

/** The calls of each slice of the contract, as `METHOD /path`; whoever ends something for the rest comes last. */
const CALLS = Object.entries(contract).map(([slice, calls]) => {
  const names = Object.values(calls).map(({ "~orpc": { route } }) => `${route.method} ${route.path}`);
  return { slice, names };
});
const isLast = (call: string): number => Number(call === "DELETE /auth/support");
const ALL_CALLS = CALLS.flatMap(({ slice, names }) => names.map((name) => ({ slice, name }))).sort(
  (a, b) => isLast(a.name) - isLast(b.name),
);

test("every call has its row in the folder of its slice, and every row its call", () => {
  const rows = Object.fromEntries(Object.entries(ROWS).map(([slice, each]) => [slice, Object.keys(each).sort()]));
  expect(rows).toEqual(Object.fromEntries(CALLS.map(({ slice, names }) => [slice, names.toSorted()])));
});

/** Where the door is, nothing of the input has been looked at: what is sent makes no sense, so that nothing comes of it. */
async function tryCall(kind: CallerKind, name: string): Promise<string> {
  const [method = "", path = ""] = name.split(" ");
  const body = method === "GET" || method === "DELETE" ? undefined : { nonsense: true };
  const reply = await callers[kind]?.(method, `/api${path.replace(/\{\w+\}/g, "x")}`, body);
  if (!reply) throw new Error(kind);
  const isJson = (reply.headers["content-type"] ?? "").startsWith("application/json");
  const code: unknown = isJson && reply.status >= 400 ? reply.json().code : undefined;
  return typeof code === "string" && AT_THE_DOOR.has(code) ? code : "in";
}

describe.each(ALL_CALLS)("$name", ({ slice, name }) => {
  test("lets in whom it should, and tells the others why not", async () => {
    // All at once: none of them has anything of another's, and each is refused or gets nowhere with what is sent.
    const met = await Promise.all(CALLERS.map(async (kind) => [kind, await tryCall(kind, name)] as const));
    expect(Object.fromEntries(met)).toEqual(ROWS[slice]?.[name]);
  });
});

test("the description of the API says of each call the least role that gets in", async () => {
  const { paths } = (await server.send("localhost", "/api/openapi.json")).json();
  for (const { slice, name } of ALL_CALLS) {
    const [method = "", path = ""] = name.split(" ");
    const met = ROWS[slice]?.[name];
    const least =
      met?.editor === "ROLE_REQUIRED" ? ["owner"] : met?.viewer === "ROLE_REQUIRED" ? ["editor"] : ["viewer", "self", undefined];
    expect([name, least]).toEqual([name, expect.arrayContaining([paths[path][method.toLowerCase()]["x-least-role"]])]);
  }
});
