import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listOutbox } from "../../platform/mail/read-outbox.ts";
import { readZip } from "../../platform/zip/testing/read-zip.ts";
import { pageWithForm } from "../../testing/page-with-form.ts";
import type { TestPerson } from "../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { GRACE_MS } from "./deletion/ask-deletion.ts";
import { purgeAccounts } from "./deletion/purge-accounts.ts";
import { findPresence } from "./deletion/removal-store.ts";
import { sendEmailConfirmation } from "./email/send-email-confirmation.ts";
import { createApiKey } from "./keys/api-key.ts";
import { accounts } from "./tables.ts";

let server: TestServer;
let ana: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newPerson();
});
afterAll(() => server.stop());

async function rowOf({ accountId }: { readonly accountId: string }) {
  const [row] = await server.running.platform.database.queries.select().from(accounts).where(eq(accounts.id, accountId));
  if (!row) throw new Error("there is no such account");
  return row;
}

const withKey = (key: string, method: string, path: string, body?: object) =>
  server.send("localhost", path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

async function linkTo(email: string): Promise<string> {
  const messages = await listOutbox(server.running.platform, 100);
  return messages.find(({ to }) => to === email)?.message?.button?.url ?? "";
}

/** Calls that only a person in a browser may make. */
const SESSION_ONLY = [
  ["POST", "/api/accounts/me/email/confirmation"],
  ["POST", "/api/accounts/me/email"],
  ["DELETE", "/api/accounts/me/email"],
  ["GET", "/api/accounts/me/keys"],
  ["POST", "/api/accounts/me/keys"],
  ["DELETE", "/api/accounts/me/keys/key_01k00000000000000000000000"],
  ["GET", "/api/accounts/me/export"],
  ["POST", "/api/accounts/me/deletion"],
  ["DELETE", "/api/accounts/me/deletion"],
  ["GET", "/api/account/events"],
] as const;

describe("the account that asks", () => {
  test("is shown without anything that opens it", async () => {
    const reply = await ana.call("GET", "/api/accounts/me");
    expect(reply.json()).toMatchObject({ id: ana.accountId, email: ana.email, hasPassword: true, pendingEmail: null, deletesAt: null });
    expect(reply.text).not.toMatch(/argon2|passwordHash|usernameKey/);
  });

  test("changes its profile, and sees it at once", async () => {
    const body = { name: "Ana Lima", username: "Ana.Lima", phone: "(81) 99999-0000", language: "en" };
    expect((await ana.call("PATCH", "/api/accounts/me", body)).json()).toMatchObject({
      ...body,
      username: "ana.lima",
      phone: "+5581999990000",
    });
    const after = await ana.call("PATCH", "/api/accounts/me", { username: "a b" });
    expect(after.json()).toMatchObject({ message: "Some of the data is not right. Check the fields that are marked." });
    await ana.call("PATCH", "/api/accounts/me", { language: "pt" });
  });

  test.each([
    "role",
    "plan",
    "planName",
    "credits",
    "isAdmin",
    "isSpecial",
    "canClone",
    "email",
    "emailConfirmedAt",
    "passwordHash",
    "deletesAt",
    "id",
    "accountId",
    "__proto__x",
  ])("cannot set %s", async (field) => {
    const before = await rowOf(ana);
    const reply = await ana.call("PATCH", "/api/accounts/me", { name: "Outra", [field]: "x" });
    expect([reply.status, reply.json().fields[0].code]).toEqual([400, "unknown_field"]);
    expect(await rowOf(ana)).toEqual(before);
  });
});

describe("a key to the API", () => {
  test.each(SESSION_ONLY)("is not taken for %s %s", async (method, path) => {
    const { key } = await createApiKey(server.running.platform, ana.accountId);
    const before = await rowOf(ana);
    const reply = await withKey(key, method, path, method === "POST" ? {} : undefined);
    expect([reply.status, reply.json().code]).toEqual([403, "SESSION_ONLY"]);
    expect(await rowOf(ana)).toEqual(before);
  });

  test("does what its scopes say, and no more", async () => {
    const made = await ana.call("POST", "/api/accounts/me/keys", { name: "Leitor", scopes: ["account:read"], days: 30 });
    expect(made.status).toBe(201);
    const { key, item } = made.json();
    expect(item).toMatchObject({ name: "Leitor", scopes: ["account:read"], hint: key.slice(0, 8), lastUsedAt: null });
    expect((await withKey(key, "GET", "/api/accounts/me")).json().id).toBe(ana.accountId);
    const refused = await withKey(key, "PATCH", "/api/accounts/me", { name: "Outra" });
    expect([refused.status, refused.json().code]).toEqual([403, "KEY_SCOPE"]);
    expect((await withKey(key, "GET", "/api/sites")).json().code).toBe("KEY_SCOPE");
    const list = await ana.call("GET", "/api/accounts/me/keys?limit=1");
    expect(list.json().items).toMatchObject([{ id: item.id, lastUsedAt: expect.any(String) }]);
    expect(list.text).not.toContain(key);
  });

  test("is over at once when it is revoked, and is nobody else's to revoke", async () => {
    const { key, item } = (await ana.call("POST", "/api/accounts/me/keys", { name: "Breve", scopes: ["account:read"] })).json();
    const rui = await server.newPerson();
    expect((await rui.call("DELETE", `/api/accounts/me/keys/${item.id}`)).status).toBe(404);
    expect((await rui.call("GET", "/api/accounts/me/keys")).json().items).toEqual([]);
    expect((await withKey(key, "GET", "/api/accounts/me")).status).toBe(200);
    expect((await ana.call("DELETE", `/api/accounts/me/keys/${item.id}`)).json()).toEqual({ success: true });
    expect((await withKey(key, "GET", "/api/accounts/me")).status).toBe(401);
    expect((await ana.call("DELETE", `/api/accounts/me/keys/${item.id}`)).status).toBe(404);
  });

  test.each([
    [{ name: "", scopes: ["account:read"] }, "name"],
    [{ name: "x", scopes: [] }, "scopes"],
    [{ name: "x", scopes: ["admin:write"] }, "scopes.0"],
    [{ name: "x", scopes: ["account:read"], days: 0 }, "days"],
    [{ name: "x", scopes: ["account:read"], expiresAt: "2030-01-01" }, "expiresAt"],
  ])("is not made of %j", async (body, path) => {
    const reply = await ana.call("POST", "/api/accounts/me/keys", body);
    expect([reply.status, reply.json().fields[0].path]).toEqual([400, path]);
  });
});

test.each([["GET", "/api/accounts/me"], ["PATCH", "/api/accounts/me"], ...SESSION_ONLY] as const)(
  "nobody in particular may not %s %s",
  async (method, path) => {
    const body = method === "GET" || method === "DELETE" ? {} : { headers: { "content-type": "application/json" }, body: "{}" };
    const reply = await server.send("localhost", path, { method, ...body });
    expect([reply.status, reply.json().code]).toEqual([401, "NOT_SIGNED_IN"]);
  },
);

describe("an e-mail address", () => {
  test("is changed by its link alone, which leads to the configured address whatever host was asked", async () => {
    const rui = await server.newPerson();
    const asked = await rui.call(
      "POST",
      "/api/accounts/me/email",
      { email: "Novo.Rui@Example.com", emailConfirmation: "novo.rui@example.com" },
      { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" },
    );
    expect(asked.json()).toMatchObject({ email: rui.email, pendingEmail: "novo.rui@example.com" });
    const link = await linkTo("novo.rui@example.com");
    const [home, token] = link.split("/confirm#token=");
    expect(home).toBe(server.running.platform.config.publicUrl);
    for (const method of ["GET", "HEAD"]) {
      expect((await server.send("localhost", `/api/accounts/email/confirm?token=${token}`, { method })).status).toBe(405);
      expect((await server.send("localhost", new URL(link).pathname, { method })).status).toBe(200);
    }
    expect((await rowOf(rui)).email).toBe(rui.email);
    const headers = { "content-type": "application/json" };
    const confirmed = await server.send("localhost", "/api/accounts/email/confirm", {
      method: "POST",
      headers,
      body: JSON.stringify({ token }),
    });
    expect(confirmed.json()).toEqual({ success: true, email: "novo.rui@example.com" });
    // The session stays.
    expect((await rui.call("GET", "/api/accounts/me")).json()).toMatchObject({ email: "novo.rui@example.com", pendingEmail: null });
    const again = await server.send("localhost", "/api/accounts/email/confirm", {
      method: "POST",
      headers,
      body: JSON.stringify({ token }),
    });
    expect([again.status, again.json().code, again.json().message]).toEqual([410, "LINK_EXPIRED", "O link expirou."]);
  });

  test("is written twice alike", async () => {
    const reply = await ana.call("POST", "/api/accounts/me/email", { email: "a@example.com", emailConfirmation: "b@example.com" });
    expect(reply.json().fields).toMatchObject([{ path: "emailConfirmation", code: "email_mismatch" }]);
  });

  test("cannot be asked for without end", async () => {
    const rui = await server.newPerson();
    const ask = (n: number) =>
      rui.call("POST", "/api/accounts/me/email", { email: `v${n}@example.com`, emailConfirmation: `v${n}@example.com` });
    for (let n = 0; n < 10; n++) expect((await ask(n)).status).toBe(200);
    const last = await ask(11);
    expect([last.status, last.json().code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect((await rui.call("DELETE", "/api/accounts/me/email")).json().pendingEmail).toBeNull();
  });

  test("says how long to wait before another e-mail", async () => {
    const rui = await server.newPerson();
    const { platform } = server.running;
    await platform.database.queries.update(accounts).set({ emailConfirmedAt: null }).where(eq(accounts.id, rui.accountId));
    const row = await rowOf(rui);
    await platform.database.transaction((queries) => sendEmailConfirmation(queries, platform, row));
    const reply = await rui.call("POST", "/api/accounts/me/email/confirmation");
    expect([reply.status, reply.json().code]).toEqual([429, "CODE_WAIT"]);
    expect(reply.json().data.seconds).toBeGreaterThan(50);
  });
});

test("an account is told of its own security alone", async () => {
  const rui = await server.newPerson();
  await rui.call("POST", "/api/accounts/me/keys", { name: "Um", scopes: ["leads:read"] });
  await rui.call("POST", "/api/accounts/me/keys", { name: "Dois", scopes: ["leads:read"] });
  const first = (await rui.call("GET", "/api/account/events?limit=1")).json();
  expect(first.items).toMatchObject([{ kind: "key_made", subject: "Dois", device: "Chrome · Linux" }]);
  const rest = (await rui.call("GET", `/api/account/events?cursor=${first.nextCursor}`)).json();
  expect(rest.items[0]).toMatchObject({ kind: "key_made", subject: "Um" });
  const others = (await ana.call("GET", "/api/account/events")).text;
  for (const { id } of [...first.items, ...rest.items]) expect(others).not.toContain(id);
});

test("a look at an export is none: a HEAD makes no archive, is not in the log and counts for no limit", async () => {
  const rui = await server.newPerson();
  for (let n = 0; n < 8; n++) {
    const head = await rui.call("HEAD", "/api/accounts/me/export");
    expect([head.status, head.headers.allow, head.text]).toEqual([405, "GET", ""]);
  }
  const { items } = (await rui.call("GET", "/api/account/events")).json();
  expect(items.filter(({ kind }: { kind: string }) => kind === "exported")).toEqual([]);
  expect((await rui.call("GET", "/api/accounts/me/export")).status).toBe(200);
});

test("an export is one archive, sent as a file", async () => {
  const reply = await ana.call("GET", "/api/accounts/me/export");
  expect([reply.status, reply.headers["content-type"]]).toEqual([200, "application/zip"]);
  expect(reply.headers["content-disposition"]).toMatch(/^attachment; filename="vitrine-\d{4}-\d\d-\d\d\.zip"$/);
  const files = await readZip(reply.bytes);
  expect(JSON.parse(files.get("account.json")?.toString("utf8") ?? "")).toMatchObject({ id: ana.accountId });
  expect(Buffer.concat([...files.values()]).toString("latin1")).not.toMatch(/argon2|vtr_[A-Za-z0-9_-]{32}/);
});

test("a deletion is asked for and taken back", async () => {
  const rui = await server.newPerson();
  const asked = (await rui.call("POST", "/api/accounts/me/deletion")).json();
  expect(Date.parse(asked.deletesAt) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  expect((await rui.call("DELETE", "/api/accounts/me/deletion")).json().deletesAt).toBeNull();
  const { items } = (await rui.call("GET", "/api/account/events?limit=2")).json();
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(["deletion_cancelled", "deletion_asked"]);
});

test("once it is carried out, its pages are served no more and its session opens nothing", async () => {
  const rui = await server.newPerson();
  const site = (await rui.call("POST", "/api/sites", { name: "despedida", region: "br" })).json();
  const document = pageWithForm().document;
  const page = (await rui.call("POST", "/api/pages", { siteId: site.id, slug: "curso", title: "Curso", document })).json();
  expect((await rui.call("POST", `/api/pages/${page.id}/publish`)).status).toBe(200);
  expect((await server.send("despedida.localhost", "/curso")).status).toBe(200);
  await rui.call("POST", "/api/accounts/me/deletion");
  const { platform } = server.running;
  const later = { ...platform, clock: { ...platform.clock, now: () => platform.clock.now() + GRACE_MS + 1 } };
  expect(await purgeAccounts(later)).toBe(1);
  await expect.poll(async () => (await server.send("despedida.localhost", "/curso")).status).toBe(404);
  await expect.poll(async () => (await findPresence(platform.database.queries, [rui.accountId])).get(rui.accountId)).toBe("removed");
  await expect.poll(() => platform.events.unheard(platform.database.queries, "account.deleted", rui.accountId)).toBe(0);
  expect((await rui.call("GET", "/api/accounts/me")).status).toBe(401);
  expect((await ana.call("GET", "/api/accounts/me")).status).toBe(200);
});
