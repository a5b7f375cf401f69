import { afterEach, expect, it, vi } from "vitest";
import { queriesOf } from "./call-queries.ts";
import { callsOf, onSignedOut } from "./calls-of.ts";

interface Calls {
  readonly accounts: { me(): Promise<unknown> };
  readonly pages: { list(input: { limit: number }): Promise<unknown> };
}

const tree = callsOf({ accounts: { me: ["GET", "/accounts/me"] }, pages: { list: ["GET", "/pages"] } });
const client = tree as unknown as Calls;
const api = queriesOf<Calls>(tree);

afterEach(() => vi.unstubAllGlobals());

function answerWith(value: unknown, status = 200): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(request);
    return Response.json(value, { status });
  });
  return asked;
}

it("makes each call by its name", async () => {
  const asked = answerWith({ items: [], nextCursor: null });
  await client.pages.list({ limit: 5 });
  expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`)).toEqual(["GET /api/pages?limit=5"]);
});

it("has keys under which a whole slice, a call and one asking are found", async () => {
  const query = api.pages.list.queryOptions({ input: { limit: 5 }, staleTime: 1_000 });
  expect([api.pages.key(), api.pages.list.key(), query.queryKey, query.staleTime]).toEqual([
    ["pages"],
    ["pages", "list"],
    ["pages", "list", { limit: 5 }],
    1_000,
  ]);
  expect(api.accounts.me.queryOptions().queryKey).toEqual(["accounts", "me"]);
  const asked = answerWith({ items: [] });
  await query.queryFn({ signal: new AbortController().signal });
  expect(asked[0]?.url).toContain("/api/pages?limit=5");
});

it.each(["NOT_SIGNED_IN", "SESSION_EXPIRED"])("tells whoever watches the session of %s", async (code) => {
  answerWith({ code, message: "", requestId: "req_1" }, 401);
  const heard = vi.fn();
  const stop = onSignedOut(heard);
  await expect(client.accounts.me()).rejects.toMatchObject({ problem: { code } });
  stop();
  await expect(client.accounts.me()).rejects.toThrow();
  expect(heard).toHaveBeenCalledTimes(1);
});
