import type { Scope } from "@vitrine/contract";
import { emptyDocument } from "@vitrine/document";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "../../features/accounts/tables.ts";
import { putOnPlan } from "../../features/billing/index.ts";
import type { MakeCall, OnBehalf } from "../../platform/http/api/in-process/call-as.ts";
import type { CallName, CallResult } from "../../platform/http/api/in-process/call-types.ts";
import { testMemberships } from "../test-memberships.ts";
import type { TestPerson } from "../test-person.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { renamePages } from "./caller.ts";

let server: TestServer;
const memberships = testMemberships();
let people = 0;
/** Calls for one person in ten seconds: few enough to be made in a moment. */
const MOST_ON_BEHALF = 150;
beforeAll(async () => {
  server = await startTestServer({}, {}, undefined, { memberships, requests: { onBehalf: MOST_ON_BEHALF } });
});
afterAll(() => server.stop());

const SCOPES: readonly Scope[] = ["pages:write", "sites:write", "images:write", "leads:read", "account:read"];

interface Somebody {
  readonly person: TestPerson;
  readonly siteId: string;
  readonly pageId: string;
  readonly whom: OnBehalf;
  readonly call: MakeCall;
}

/** Somebody with a site and a page, and the calls that this server makes for him. */
async function somebody(scopes: readonly Scope[] = SCOPES): Promise<Somebody> {
  const person = await server.newPerson({ plan: "lifetime" });
  const siteId = (await person.call("POST", "/api/sites", { name: `loja-${++people}`, region: "br" })).json().id;
  const pageId = (await person.call("POST", "/api/pages", { siteId, slug: "a", title: "Oferta" })).json().id;
  const whom = { personId: person.accountId, accountId: person.accountId, scopes, agent: "test" };
  return { person, siteId, pageId, whom, call: server.running.services.calls.callAs(whom) };
}

const codeOf = (result: CallResult<unknown>): string => (result.ok ? "ok" : result.refusal.code);
/** A call as an agent makes it, which does not know the types. */
const anyCall = (call: MakeCall) => call as unknown as (name: string, input?: unknown) => Promise<CallResult<unknown>>;

test("an agent goes through somebody's pages, as he would himself", async () => {
  const { person, siteId, whom } = await somebody();
  for (const slug of ["b", "c", "d", "e"]) await person.call("POST", "/api/pages", { siteId, slug, title: slug.toUpperCase() });
  const done = await renamePages(server.running.services.calls, whom, (title) => `${title} nova`);
  expect([done.refused, done.titles.toSorted()]).toEqual([null, ["B nova", "C nova", "D nova", "E nova", "Oferta nova"]]);
  const { items } = (await person.call("GET", "/api/pages")).json();
  expect(items.map(({ title }: { title: string }) => title).toSorted()).toEqual(done.titles.toSorted());
});

test("a call answers what HTTP answers", async () => {
  const { person, pageId, call } = await somebody();
  const read = async (path: string) => (await person.call("GET", path)).json();
  expect(await call("pages.get", { id: pageId })).toEqual({ ok: true, output: await read(`/api/pages/${pageId}`) });
  expect(await call("pages.getDocument", { id: pageId })).toEqual({ ok: true, output: await read(`/api/pages/${pageId}/document`) });
  expect(await call("pages.list", { status: "published" })).toEqual({ ok: true, output: { items: [], nextCursor: null, others: [] } });
  expect(await call("billing.plans", undefined)).toEqual({ ok: true, output: await read("/api/plans") });
});

test("files go in and come out", async () => {
  const { person, call } = await somebody();
  const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const file = new File([Buffer.from(pixel, "base64")], "ponto.png", { type: "image/png" });
  const uploaded = await call("images.upload", { file });
  expect(uploaded).toMatchObject({ ok: true, output: { name: "ponto.png", width: 1 } });
  const csv = await call("leads.csv", { formulaSafe: "true" });
  if (!csv.ok) return expect.fail(csv.refusal.code);
  const text = await new Response(csv.output as ReadableStream).text();
  expect(`\uFEFF${text}`).toBe((await person.call("GET", "/api/leads.csv")).text);
});

describe("is refused", () => {
  test.each<CallName>([
    "accounts.changeEmail",
    "accounts.makeKey",
    "accounts.keys",
    "accounts.export",
    "accounts.askDeletion",
    "audit.list",
    "factors.state",
    "factors.setEmail",
    "sessions.list",
    "sessions.changePassword",
    "sessions.prove",
    "sessions.identityToken",
    "sessions.endSupport",
    "admin.accounts",
    "admin.startSupport",
    "billing.putPlan",
    "sessions.signUp",
    "sessions.logIn",
    "sessions.create",
    "sessions.recover",
    "sessions.revoke",
    "sessions.googleStart",
    "accounts.confirmEmail",
  ])("%s, which takes a person in a browser, also an administrator's", async (name) => {
    const admin = await adminOnce();
    const call = server.running.services.calls.callAs({ personId: admin, accountId: admin, scopes: SCOPES, agent: "test" });
    const input = { id: admin, sessionId: "current" };
    expect([name, codeOf(await anyCall(call)(name, input))]).toEqual([name, "SESSION_ONLY"]);
  });

  test("what its scopes, its person's role, his sites and his plan do not let it do", async () => {
    const { person, siteId, pageId, call } = await somebody(["pages:read"]);
    expect(codeOf(await call("pages.update", { id: pageId, title: "X" }))).toBe("KEY_SCOPE");
    expect(codeOf(await call("leads.list", {}))).toBe("KEY_SCOPE");
    const member = await server.newPerson();
    const whom = { personId: member.accountId, accountId: person.accountId, scopes: SCOPES, agent: "test" };
    const asMember = server.running.services.calls.callAs(whom);
    expect(codeOf(await asMember("pages.get", { id: pageId }))).toBe("NOT_SIGNED_IN");
    const put = (role: "editor" | "viewer", sites: readonly string[]) =>
      memberships.put(member.accountId, { accountId: person.accountId, role, sites: new Set(sites) });
    put("viewer", [siteId]);
    expect(codeOf(await asMember("pages.get", { id: pageId }))).toBe("ok");
    expect(codeOf(await asMember("pages.update", { id: pageId, title: "X" }))).toBe("ROLE_REQUIRED");
    put("editor", ["sit_other"]);
    expect(codeOf(await asMember("pages.get", { id: pageId }))).toBe("NOT_FOUND");
    put("editor", [siteId]);
    expect(codeOf(await asMember("pages.update", { id: pageId, title: "X" }))).toBe("ok");
    const { queries } = server.running.platform.database;
    await putOnPlan(queries, person.accountId, server.running.services.plans.starting("free", new Date()));
    expect(codeOf(await asMember("pages.update", { id: pageId, title: "Y" }))).toBe("PLAN_REQUIRED");
    memberships.put(member.accountId, null);
    expect(codeOf(await asMember("pages.get", { id: pageId }))).toBe("NOT_SIGNED_IN");
  });

  test("at once when its person is gone in between, or being removed", async () => {
    const { queries } = server.running.platform.database;
    for (const go of ["removalBeganAt", "row"] as const) {
      const { whom } = await somebody();
      const isIt = eq(accounts.id, whom.personId);
      const done = renamePages(
        {
          callAs: (whose) => {
            const call = server.running.services.calls.callAs(whose);
            return async (name, input, options) => {
              if (name === "pages.update") {
                await (go === "row"
                  ? queries.delete(accounts).where(isIt)
                  : queries.update(accounts).set({ removalBeganAt: new Date() }).where(isIt));
              }
              return call(name, input, options);
            };
          },
        },
        whom,
        (title) => title,
      );
      expect(await done).toMatchObject({ titles: [], refused: { status: 401, refusal: { code: "NOT_SIGNED_IN" } } });
    }
  });

  test("with what is wrong with its input, in the person's language", async () => {
    const { person, call } = await somebody();
    await person.call("PATCH", "/api/accounts/me", { language: "es" });
    const id = "pag_01arz3ndektsv4rrffq69g5fav";
    expect(await call("pages.update", { id, slug: "Não Serve" })).toMatchObject({
      ok: false,
      status: 400,
      refusal: {
        code: "INVALID_INPUT",
        message: "Algunos datos no son correctos. Revisa los campos indicados.",
        fields: [{ path: "slug" }],
      },
    });
    const untyped = anyCall(call);
    const circle: Record<string, unknown> = { id };
    circle.title = circle;
    const deep = JSON.parse(`${"[".repeat(150)}${"]".repeat(150)}`);
    for (const [name, input, met] of [
      ["pages.update", circle, "INVALID_INPUT body"],
      ["pages.update", { id, title: 1n }, "INVALID_INPUT body"],
      ["pages.update", { id, title: "x".repeat(2_000_000) }, "TOO_LARGE body"],
      ["pages.update", { id, title: deep }, "INVALID_INPUT title"],
      ["pages.update", { id, isAdmin: true }, "INVALID_INPUT isAdmin"],
      ["pages.update", { id, title: "a\u0000b" }, "INVALID_INPUT title"],
      ["pages.list", { siteId: { $ne: null } }, "INVALID_INPUT siteId"],
      ["pages.list", { search: "\uD800" }, "INVALID_INPUT search"],
      ["pages.nothing", {}, "NOT_FOUND undefined"],
      ["pages.list.input", {}, "NOT_FOUND undefined"],
      ["__proto__.toString", {}, "NOT_FOUND undefined"],
    ] as const) {
      const result = await untyped(name, input);
      const [code, field] = [codeOf(result), result.ok ? "" : result.refusal.fields?.[0]?.path.split(".")[0]];
      expect([name, `${code} ${field}`]).toEqual([name, met]);
    }
  });

  test("where an id would make the path of another call", async () => {
    const { pageId, call } = await somebody();
    const untyped = anyCall(call);
    for (const id of ["", ".", "..", undefined, null, {}, ["a"]]) {
      for (const name of ["pages.get", "pages.remove", "publishing.publish"]) {
        expect([id, name, codeOf(await untyped(name, { id }))]).toEqual([id, name, "INVALID_INPUT"]);
      }
    }
    for (const id of [
      `${pageId}/document`,
      `../pages/${pageId}`,
      `${pageId}?x=1`,
      `${pageId}#x`,
      "%2e%2e",
      `${pageId}%2Fdocument`,
      "..\\..",
    ]) {
      expect([id, codeOf(await untyped("pages.get", { id }))]).toEqual([id, "INVALID_INPUT"]);
    }
    expect(codeOf(await call("pages.get", { id: pageId }))).toBe("ok");
  });
});

test("what an agent makes too many of takes nothing from the person himself, nor from another's agent", async () => {
  const [busy, other] = [await somebody(), await somebody()];
  const results = await Promise.all(
    Array.from({ length: MOST_ON_BEHALF + 50 }, () => busy.call("pages.nothing" as CallName as "pages.list", {})),
  );
  const refused = results.filter((each) => codeOf(each) === "TOO_MANY_REQUESTS");
  expect(refused.length).toBe(50);
  expect(refused[0]).toMatchObject({ status: 429, retrySeconds: expect.any(Number) });
  expect((await busy.person.call("GET", `/api/pages/${busy.pageId}`)).status).toBe(200);
  expect(codeOf(await other.call("pages.get", { id: other.pageId }))).toBe("ok");
});

test("a whole document goes in as it would over HTTP", async () => {
  const { pageId, call } = await somebody();
  const document = { ...emptyDocument({ title: "Oferta", language: "pt" }) };
  const put = await call("pages.putDocument", { id: pageId, version: 1, document });
  expect(put).toEqual({ ok: true, output: { version: 2 } });
  const huge = { ...document, records: { ...document.records, junk: { type: "x", text: "y".repeat(12_000_000) } } };
  const tooLarge = await call("pages.putDocument", { id: pageId, version: 2, document: huge });
  expect(codeOf(tooLarge)).toBe("TOO_LARGE");
});

let adminId = "";
async function adminOnce(): Promise<string> {
  adminId ||= (await server.newPerson({ plan: "lifetime", isAdmin: true })).accountId;
  return adminId;
}
