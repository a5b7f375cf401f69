import { randomBytes } from "node:crypto";
import { implement, type Router } from "@orpc/server";
import { type Contract, contract, type IdKind, makeId } from "@vitrine/contract";
import { beforeEach, expect, test } from "vitest";
import { wholeAccount } from "../../../acting/reach.ts";
import type { Caller, RequestContext } from "../../../request-context.ts";
import { openApi } from "../api.ts";
import { largeBodies } from "../large-bodies.ts";
import { callsOnBehalf, type MakeCall } from "./call-as.ts";

const PAGE = "pag_01arz3ndektsv4rrffq69g5fav";
const whom = { personId: "acc_a", accountId: "acc_a", scopes: ["pages:write", "leads:read"], agent: "robot" } as const;
const caller: Caller = {
  ...wholeAccount("acc_a"),
  actor: { accountId: "acc_a", isAdmin: true, language: "es", via: "in_process", scopes: new Set(whom.scopes) },
  role: "owner",
  plan: { name: "pro", startAt: new Date(0), renewalDate: null },
  standing: {
    kind: "paid",
    names: { pt: "Pago", en: "Paid", es: "De pago" },
    isActive: true,
    entitlements: new Set(["edit"]),
    siteCap: null,
  },
};

/** What the handlers of a test do, each with the calls it may make itself. */
interface Handlers {
  get(id: string, context: RequestContext, call: MakeCall): unknown;
  putDocument(document: unknown, call: MakeCall): unknown;
  csv(): ReadableStream<Uint8Array>;
}

const clock = { now: Date.now, id: (kind: IdKind) => makeId(kind, Date.now(), randomBytes(16)) };
let logged: { readonly event: string; readonly requestId: unknown }[] = [];
beforeEach(() => {
  logged = [];
});

/** Calls of a server that answers as a test says. */
function serve(handlers: Partial<Handlers>, { onBehalf = 1_000, identify = async () => caller as Caller | null } = {}): MakeCall {
  const calls = callsOnBehalf({ publicUrl: "http://localhost:3999" });
  const call = calls.callAs(whom);
  const api = implement(contract).$context<RequestContext>();
  const answerAsIs = (output: unknown) => ({ version: 1, document: {}, ...(output as object) });
  const router = {
    pages: {
      getDocument: api.pages.getDocument.handler(async ({ input, context }) => answerAsIs(await handlers.get?.(input.id, context, call))),
      putDocument: api.pages.putDocument.handler(async ({ input }) => answerAsIs(await handlers.putDocument?.(input.document, call))),
    },
    leads: { csv: api.leads.csv.handler(() => handlers.csv?.()) },
  } as unknown as Router<Contract, RequestContext>;
  const log = (_level: string, event: string, details: Record<string, unknown> = {}) =>
    void logged.push({ event, requestId: details.requestId });
  calls.serve({
    api: openApi(
      router,
      { publicUrl: "http://localhost:3999", version: "test", sessionCookie: "vitrine" },
      { log, clock, recordSupportAction: () => expect.fail("nobody acts for anybody") },
    ),
    clock,
    log,
    large: largeBodies(),
    requests: { onBehalf },
    identify,
  });
  return call;
}

test("a call is told who acts, and through what", async () => {
  const call = serve({
    get(id, { caller: who, language, userAgent, clientAddress, requestHeaders }) {
      expect([id, who, language, userAgent, clientAddress]).toEqual([PAGE, caller, "es", "Vitrine (robot)", "::1"]);
      expect([...requestHeaders.keys()]).toEqual([]);
      return { version: 7 };
    },
  });
  expect(await call("pages.getDocument", { id: PAGE })).toEqual({ ok: true, output: { version: 7, document: {} } });
});

test("a fault of ours is in the log under the id that the result has, and tells nothing of itself", async () => {
  const call = serve({
    get() {
      throw new Error("the password is hunter2");
    },
  });
  const result = await call("pages.getDocument", { id: PAGE });
  expect(result).toMatchObject({
    ok: false,
    status: 500,
    refusal: { code: "SERVER_ERROR", message: expect.stringContaining("Algo salió mal") },
  });
  expect(JSON.stringify(result)).not.toContain("hunter2");
  expect(logged).toEqual([{ event: "request.failed", requestId: !result.ok && result.refusal.requestId }]);
});

test("calls that call each other come to an end", async () => {
  let deepest = 0;
  const call = serve(
    {
      async get(id, _context, inner) {
        deepest += 1;
        const below = await inner("pages.getDocument", { id });
        return { version: below.ok ? below.output.version : below.refusal.code === "TOO_MANY_REQUESTS" ? deepest : -1 };
      },
    },
    { onBehalf: 50 },
  );
  expect(await call("pages.getDocument", { id: PAGE })).toMatchObject({ output: { version: 50 } });
  const after = await call("pages.getDocument", { id: PAGE });
  expect(after).toMatchObject({ ok: false, refusal: { code: "TOO_MANY_REQUESTS" } });
  expect(!after.ok && after.retrySeconds).toBeGreaterThan(0);
});

test("a large call that makes another large one does not wait for itself", async () => {
  const call = serve({
    async putDocument(document, inner) {
      const { level, text } = document as { level: number; text: string };
      if (level === 0) return { version: 42 };
      const below = await inner("pages.putDocument", { id: PAGE, version: 1, document: { level: level - 1, text } });
      return { version: below.ok ? below.output.version : 0 };
    },
  });
  const document = { level: 2, text: "x".repeat(300_000) };
  expect(await call("pages.putDocument", { id: PAGE, version: 1, document })).toMatchObject({ output: { version: 42 } });
});

test("nobody shares what is handed in and out with whoever handles it", async () => {
  const kept = { version: 1, document: { records: { a: 1 } } };
  const taken: { a?: number }[] = [];
  const call = serve({
    get: () => kept,
    putDocument(document) {
      taken.push(document as { a: number });
    },
  });
  const read = await call("pages.getDocument", { id: PAGE });
  if (!read.ok) return expect.fail(read.refusal.code);
  Object.assign(read.output.document, { records: null });
  expect(kept.document.records).toEqual({ a: 1 });
  const document = { a: 1 };
  await call("pages.putDocument", { id: PAGE, version: 1, document });
  document.a = 2;
  expect(taken).toEqual([{ a: 1 }]);
});

test("a call that is cut off is waited for no longer; one that was cut off before is not made", async () => {
  let begun = 0;
  let reached = () => {};
  const isReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const call = serve({
    get() {
      begun += 1;
      reached();
      return new Promise(() => {});
    },
  });
  const stopping = new AbortController();
  const cut = call("pages.getDocument", { id: PAGE }, { signal: stopping.signal });
  await isReached;
  stopping.abort(new Error("the job was cancelled"));
  await expect(cut).rejects.toThrow("the job was cancelled");
  await expect(call("pages.getDocument", { id: PAGE }, { signal: stopping.signal })).rejects.toThrow("the job was cancelled");
  expect(begun).toBe(1);
});

test("a file comes as it is made, and is made no further once it is cut off", async () => {
  let made = 0;
  let ended = () => {};
  const isEnded = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const call = serve({
    csv: () =>
      new ReadableStream({
        pull(controller) {
          made += 1;
          controller.enqueue(new TextEncoder().encode("a line\n".repeat(10_000)));
        },
        cancel: () => ended(),
      }),
  });
  const stopping = new AbortController();
  const file = await call("leads.csv", {}, { signal: stopping.signal });
  const reader = (file.ok ? (file.output as ReadableStream<Uint8Array>) : expect.fail(file.refusal.code)).getReader();
  for (let read = 0; read < 700_000; ) read += (await reader.read()).value?.length ?? expect.fail("it ended");
  expect(made).toBeLessThan(20);
  stopping.abort(new Error("enough"));
  await expect(reader.read()).rejects.toThrow("enough");
  await isEnded;
});

test("while the database is away an agent is told to come back, and not that nobody is known", async () => {
  const away = () => Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
  const result = await serve({}, { identify: away })("pages.getDocument", { id: PAGE });
  expect(result).toMatchObject({ ok: false, status: 503, refusal: { code: "UNAVAILABLE" }, retrySeconds: 2 });
  const unknown = await serve({}, { identify: async () => null })("pages.getDocument", { id: PAGE });
  expect(unknown).toMatchObject({ ok: false, status: 401, refusal: { code: "NOT_SIGNED_IN" }, retrySeconds: null });
});

test("nothing is answered before the server serves", async () => {
  const { callAs } = callsOnBehalf({ publicUrl: "http://localhost:3999" });
  await expect(callAs(whom)("pages.list", {})).rejects.toThrow("before the server serves");
});
