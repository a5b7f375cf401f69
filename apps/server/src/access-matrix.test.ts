import { contract } from "@vitrine/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLERS, type CallerKind, MATRIX } from "./access-matrix.data.ts";
import { createApiKey } from "./features/accounts/index.ts";
import type { Reply } from "./testing/send.ts";
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
  "PLAN_REQUIRED",
  "NOT_PAID",
  "PROOF_NEEDED",
  "WRONG_ORIGIN",
]);

const DAY_MS = 86_400_000;

let server: TestServer;
const callers: Partial<Record<CallerKind, Call>> = {};

beforeAll(async () => {
  server = await startTestServer();
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
  callers.bareKey = (method, path, body) =>
    server.send("localhost", path, {
      method,
      headers: { authorization: `Bearer ${bare}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  callers.support = helper.call;
  callers.stale = revoked.call;
});
afterAll(() => server.stop());

/** Every call of the contract, as `METHOD /path`; whoever ends something for the rest comes last. */
function allCalls(): string[] {
  const found: string[] = [];
  const collect = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const definition = (part as Record<string, { route?: { method?: string; path?: string } }>)["~orpc"];
    if (definition) found.push(`${definition.route?.method} ${definition.route?.path}`);
    else for (const inner of Object.values(part)) collect(inner);
  };
  collect(contract);
  const isLast = (call: string): number => Number(call === "DELETE /auth/support");
  return found.sort((a, b) => isLast(a) - isLast(b));
}

test("every call has its row, and every row its call", () => {
  expect(Object.keys(MATRIX).sort()).toEqual(allCalls().sort());
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

describe.each(allCalls())("%s", (name) => {
  test("lets in whom it should, and tells the others why not", async () => {
    const met: Record<string, string> = {};
    for (const kind of CALLERS) met[kind] = await tryCall(kind, name);
    expect(met).toEqual(MATRIX[name]);
  });
});
