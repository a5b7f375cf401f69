import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findAccountByEmail } from "../../accounts/index.ts";
import { type SessionBrowser, type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";

const MINUTE_MS = 60_000;
let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

interface Pair {
  readonly admin: SessionBrowser;
  readonly adminEmail: string;
  readonly adminSession: string;
  readonly email: string;
  readonly accountId: string;
}

async function idOf(email: string): Promise<string> {
  return (await findAccountByEmail(fixture.platform.database.queries, email))?.id ?? "";
}

async function acting(): Promise<Pair> {
  const adminEmail = await fixture.newAccount({ isAdmin: true });
  const email = await fixture.newAccount();
  const admin = fixture.newBrowser();
  const adminSession = await admin.enter(adminEmail);
  const accountId = await idOf(email);
  await fixture.actFor(admin, accountId);
  return { admin, adminEmail, adminSession, email, accountId };
}

const whoIs = async (browser: SessionBrowser): Promise<string> => (await browser.me()).json().email;

test("makes the administrator the customer, in plain sight, for an hour", async () => {
  const { admin, adminEmail, email, accountId } = await acting();
  const me = (await admin.me()).json();
  expect(me).toMatchObject({ email, isAdmin: false, support: { name: "Bia Lima", since: new Date(fixture.now).toISOString() } });
  const { rows } = await fixture.platform.database.queries.execute(
    sql`SELECT kind, subject, is_by_support FROM security_events WHERE account_id = ${accountId}`,
  );
  expect(rows).toEqual([{ kind: "support_started", subject: "pediu ajuda", is_by_support: true }]);
  fixture.now += 60 * MINUTE_MS - 1;
  expect(await whoIs(admin)).toBe(email);
  fixture.now += 1_000;
  expect(await whoIs(admin)).toBe(adminEmail);
});

test("shows nothing of what only the owner may see, and changes none of it", async () => {
  const { admin } = await acting();
  for (const [method, path, body] of [
    ["GET", "/api/auth/sessions/list"],
    ["POST", "/api/auth/sessions/revoke-all"],
    ["GET", "/api/auth/devices"],
    ["POST", "/api/auth/password", { password: "Outra#2026", passwordConfirmation: "Outra#2026" }],
    ["POST", "/api/auth/token"],
    ["POST", "/api/auth/crisp/sign", { email: "a@example.com" }],
    ["POST", "/api/auth/proof", { password: "Segredo#2026" }],
  ] as const) {
    const reply = await admin.call(method, path, body);
    expect([path, reply.status, reply.json().code]).toEqual([path, 403, "OWNERS_ONLY"]);
  }
});

test("revokes no session of the customer", async () => {
  const { admin, email } = await acting();
  const customer = fixture.newBrowser();
  const id = await customer.enter(email);
  expect((await admin.call("DELETE", `/api/auth/sessions/${id}`)).json().code).toBe("NOT_FOUND");
  expect((await customer.me()).status).toBe(200);
});

test("ends when it is ended, and is written down", async () => {
  const { admin, adminEmail, accountId } = await acting();
  const cookies = new Map(admin.cookies);
  expect((await admin.call("DELETE", "/api/auth/support")).json()).toEqual({ success: true });
  for (const [name, value] of cookies) admin.cookies.set(name, value);
  expect(await whoIs(admin)).toBe(adminEmail);
  const { rows } = await fixture.platform.database.queries.execute(
    sql`SELECT kind, is_by_support FROM security_events WHERE account_id = ${accountId} AND kind = 'support_ended'`,
  );
  expect(rows).toEqual([{ kind: "support_ended", is_by_support: true }]);
});

test("ends with the administrator's session", async () => {
  const { admin, accountId } = await acting();
  expect((await admin.call("DELETE", "/api/auth/sessions/current")).status).toBe(200);
  expect([...admin.cookies.keys()]).toEqual([]);
  const { rows } = await fixture.platform.database.queries.execute(
    sql`SELECT ended_at FROM support_sessions WHERE account_id = ${accountId}`,
  );
  expect(rows).toEqual([{ ended_at: expect.anything() }]);
});

test("counts in the browser of the administrator it was given to, and in no other", async () => {
  const { admin } = await acting();
  const grant = admin.cookies.get("vitrine-support-3999") ?? "";
  const outsider = fixture.newBrowser();
  const outsiderEmail = await fixture.newAccount();
  await outsider.enter(outsiderEmail);
  outsider.cookies.set("vitrine-support-3999", grant);
  expect(await whoIs(outsider)).toBe(outsiderEmail);
  const colleague = fixture.newBrowser();
  const colleagueEmail = await fixture.newAccount({ isAdmin: true });
  await colleague.enter(colleagueEmail);
  colleague.cookies.set("vitrine-support-3999", grant);
  expect(await whoIs(colleague)).toBe(colleagueEmail);
  const nobody = fixture.newBrowser();
  nobody.cookies.set("vitrine-support-3999", grant);
  expect((await nobody.me()).status).toBe(401);
});

test("is not to be had for an administrator, nor for oneself", async () => {
  const adminEmail = await fixture.newAccount({ isAdmin: true });
  const admin = fixture.newBrowser();
  await admin.enter(adminEmail);
  const other = await idOf(await fixture.newAccount({ isAdmin: true }));
  for (const id of [other, await idOf(adminEmail)])
    await expect(fixture.actFor(admin, id)).rejects.toMatchObject({ code: "SUPPORT_OF_ADMIN" });
  await expect(fixture.actFor(admin, "acc_00000000000000000000000000")).rejects.toMatchObject({ code: "NOT_FOUND" });
});
