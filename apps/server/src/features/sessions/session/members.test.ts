import type { Scope } from "@vitrine/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Membership } from "../../../platform/acting/memberships.ts";
import { createApiKey, findAccountByEmail, hashOfKey } from "../../accounts/index.ts";
import { accounts } from "../../accounts/tables.ts";
import { putOnPlan } from "../../billing/index.ts";
import { PASSWORD, type SessionBrowser, type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";
import { callerOnBehalf } from "./caller-of.ts";

let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

const queries = () => fixture.platform.database.queries;

/** An account that nobody logs in to, unless it has a password. */
async function newAccount(password: string | null = null): Promise<{ readonly email: string; readonly id: string }> {
  const email = await fixture.newAccount({ password });
  return { email, id: (await findAccountByEmail(queries(), email))?.id ?? expect.fail(email) };
}

interface Member {
  readonly email: string;
  readonly id: string;
  readonly accountId: string;
  put(membership: Partial<Membership> | null): void;
}

/** Somebody at work in the account of somebody else. */
async function member(role: Membership["role"] = "editor", password: string | null = null): Promise<Member> {
  const { id: accountId } = await newAccount();
  const { email, id } = await newAccount(password);
  const put: Member["put"] = (given) => {
    fixture.memberships.put(id, given && { accountId, role, sites: null, ...given });
    fixture.platform.callers.forget(id);
  };
  put({});
  return { email, id, accountId, put };
}

/** The same, logged in to a browser. */
async function memberInBrowser(role?: Membership["role"]): Promise<Member & { readonly browser: SessionBrowser }> {
  const someone = await member(role, PASSWORD);
  const browser = fixture.newBrowser();
  await browser.enter(someone.email);
  return { ...someone, browser };
}

async function keyOf({ id, accountId }: Member, scopes: readonly Scope[] = ["account:write", "pages:write"]): Promise<string> {
  const { key } = await createApiKey(fixture.platform, accountId, { makerId: id, name: "Zapier", scopes, expiresAt: null });
  return key;
}

const withKey = (key: string) => fixture.newBrowser().me({ authorization: `Bearer ${key}` });

describe("at work in somebody else's account", () => {
  test("a person is still himself, and has what that account is on", async () => {
    const { browser, email, id, accountId, put } = await memberInBrowser("viewer");
    await putOnPlan(queries(), accountId, fixture.plans.starting("lifetime", new Date(fixture.now)));
    expect((await browser.me()).json()).toMatchObject({ id, email, plan: { name: "lifetime" }, support: null });
    expect((await browser.call("PATCH", "/api/accounts/me", { name: "Caio Reis" })).json()).toMatchObject({ id, name: "Caio Reis" });
    const { items } = (await browser.call("GET", "/api/auth/sessions/list")).json();
    expect(items).toHaveLength(1);
    put(null);
    expect((await browser.me()).json()).toMatchObject({ id, plan: { name: "trial" } });
  });

  test("a person decides nothing for its owner, and cannot delete it by mistake for his own", async () => {
    const { browser, accountId } = await memberInBrowser();
    for (const [method, path] of [
      ["POST", "/api/accounts/me/deletion"],
      ["GET", "/api/accounts/me/export"],
      ["GET", "/api/accounts/me/keys"],
    ] as const) {
      const reply = await browser.call(method, path);
      expect([path, reply.status, reply.json()]).toMatchObject([path, 403, { code: "ROLE_REQUIRED", data: { needs: "owner" } }]);
    }
    const [row] = await queries().select({ deletesAt: accounts.deletesAt }).from(accounts).where(eq(accounts.id, accountId));
    expect(row).toEqual({ deletesAt: null });
  });

  test("one that is gone leaves a person his own", async () => {
    const { browser, id, accountId } = await memberInBrowser();
    await queries().delete(accounts).where(eq(accounts.id, accountId));
    fixture.platform.callers.forget(id);
    expect((await browser.me()).json()).toMatchObject({ id });
    expect((await browser.call("GET", "/api/accounts/me/keys")).status).toBe(200);
  });

  test("a membership in a person's own account takes nothing of it away", async () => {
    const { browser, id, put } = await memberInBrowser();
    put({ accountId: id, role: "viewer", sites: new Set() });
    expect((await browser.call("GET", "/api/accounts/me/keys")).status).toBe(200);
  });

  test("an administrator who helps somebody is nowhere else meanwhile", async () => {
    const adminEmail = await fixture.newAccount({ isAdmin: true });
    const [{ id: customerId, email }, { id: elsewhere }] = [await newAccount(), await newAccount()];
    const admin = fixture.newBrowser();
    await admin.enter(adminEmail);
    const adminId = (await findAccountByEmail(queries(), adminEmail))?.id ?? "";
    fixture.memberships.put(adminId, { accountId: elsewhere, role: "viewer", sites: null });
    await fixture.actFor(admin, customerId);
    expect((await admin.me()).json()).toMatchObject({ email, isAdmin: false });
  });
});

describe("a key", () => {
  test("acts as whoever made it, with what he may do there today", async () => {
    const someone = await member("viewer");
    const key = await keyOf(someone);
    expect((await withKey(key)).json()).toMatchObject({ id: someone.id });
    const callerOf = () => fixture.platform.callers.of(hashOfKey(key), async () => expect.fail("nobody is known by this key"));
    expect(await callerOf()).toMatchObject({ accountId: someone.accountId, role: "viewer", actor: { accountId: someone.id } });
    someone.put({ role: "editor", sites: new Set(["sit_1"]) });
    await withKey(key);
    expect(await callerOf()).toMatchObject({ role: "editor", sites: new Set(["sit_1"]) });
    someone.put(null);
    expect((await withKey(key)).json().code).toBe("NOT_SIGNED_IN");
  });

  test("is nothing in an account that its maker has left for another", async () => {
    const someone = await member();
    const key = await keyOf(someone);
    someone.put({ accountId: (await newAccount()).id });
    expect((await withKey(key)).json().code).toBe("NOT_SIGNED_IN");
  });

  test("goes with its maker, and with its account", async () => {
    for (const whose of ["id", "accountId"] as const) {
      const someone = await member();
      const key = await keyOf(someone);
      await queries().delete(accounts).where(eq(accounts.id, someone[whose]));
      expect((await withKey(key)).json().code).toBe("NOT_SIGNED_IN");
    }
  });
});

test("whom this server calls for is looked up as he is: his place, his account, himself", async () => {
  const tools = { plans: fixture.plans, memberships: fixture.memberships };
  const someone = await member("viewer");
  const { id: personId, accountId } = someone;
  const look = (of: string) => callerOnBehalf(fixture.platform, tools, { personId, accountId: of, scopes: ["pages:read"] });
  expect(await look(accountId)).toMatchObject({ accountId, role: "viewer", actor: { accountId: personId, via: "in_process" } });
  expect(await look(personId)).toMatchObject({ accountId: personId, role: "owner", sites: null });
  expect(await look((await newAccount()).id)).toBeNull();
  someone.put(null);
  expect(await look(accountId)).toBeNull();
  await queries().delete(accounts).where(eq(accounts.id, personId));
  expect(await look(personId)).toBeNull();
});
