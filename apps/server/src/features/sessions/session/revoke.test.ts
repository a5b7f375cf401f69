import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApiKey, findAccountByEmail } from "../../accounts/index.ts";
import { type SessionBrowser, type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";

let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

async function threeSessions(): Promise<{ email: string; browsers: SessionBrowser[]; ids: string[] }> {
  const email = await fixture.newAccount();
  const browsers = [fixture.newBrowser("200.160.2.3"), fixture.newBrowser(), fixture.newBrowser()];
  const ids: string[] = [];
  for (const browser of browsers) {
    fixture.now += 1_000;
    ids.push(await browser.enter(email));
  }
  return { email, browsers, ids };
}

const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error("empty");
  return item;
};

test("the list shows the account's own live sessions, last active first, and nothing that opens one", async () => {
  const { browsers, ids } = await threeSessions();
  await threeSessions();
  fixture.now += 5 * 60_000;
  await first(browsers).me();
  const reply = await first(browsers).call("GET", "/api/auth/sessions/list");
  const { items, success, nextCursor } = reply.json();
  expect([success, nextCursor, items.map(({ sessionId }: { sessionId: string }) => sessionId)]).toEqual([
    true,
    null,
    [ids[0], ids[2], ids[1]],
  ]);
  expect(items[0]).toMatchObject({ device: "Chrome · Linux", country: "BR", isCurrent: true, isTrusted: false, duration: 305 });
  expect(items[1]).toMatchObject({ country: null, isCurrent: false });
  for (const browser of browsers) expect(reply.text).not.toContain(browser.cookies.get("vitrine-3999"));
  expect(reply.text).not.toMatch(/hash|fingerprint|200\.160/i);
  const page = (await first(browsers).call("GET", "/api/auth/sessions/list?limit=2")).json();
  const rest = (await first(browsers).call("GET", `/api/auth/sessions/list?limit=2&cursor=${page.nextCursor}`)).json();
  expect([...page.items, ...rest.items]).toHaveLength(3);
});

test("a revoked session is dead at once, and the others live", async () => {
  const { browsers, ids } = await threeSessions();
  const [own, other, third] = browsers as [SessionBrowser, SessionBrowser, SessionBrowser];
  expect((await other.me()).status).toBe(200);
  expect((await own.call("DELETE", `/api/auth/sessions/${ids[1]}`)).status).toBe(200);
  expect((await other.me()).status).toBe(401);
  expect((await other.validate(ids[1] ?? "")).json().code).toBe("SESSION_INVALID");
  expect((await third.me()).status).toBe(200);
  expect((await own.call("POST", "/api/auth/sessions/revoke-all")).status).toBe(200);
  expect([(await own.me()).status, (await third.me()).status]).toEqual([200, 401]);
});

test("nobody revokes somebody else's session, or learns that there is one", async () => {
  const { browsers, ids } = await threeSessions();
  const stranger = (await threeSessions()).browsers;
  const replies = [];
  for (const id of [ids[0], "ses_00000000000000000000000000", "nonsense"]) {
    replies.push(await first(stranger).call("DELETE", `/api/auth/sessions/${id}`));
  }
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(replies.map((reply) => JSON.stringify({ ...reply.json(), requestId: "" }))).size).toBe(1);
  expect((await first(browsers).me()).status).toBe(200);
  expect((await fixture.newBrowser().call("DELETE", `/api/auth/sessions/${ids[0]}`)).json().code).toBe("NOT_SIGNED_IN");
});

test("an API key logs nobody out", async () => {
  const { email, ids } = await threeSessions();
  const account = await findAccountByEmail(fixture.platform.database.queries, email);
  const { key } = await createApiKey(fixture.platform, account?.id ?? "");
  const reply = await fixture.newBrowser().call("DELETE", `/api/auth/sessions/${ids[0]}`, undefined, { authorization: `Bearer ${key}` });
  expect([reply.status, reply.json().code]).toEqual([403, "SESSION_ONLY"]);
});

test("logging out clears the browser, keeps its trust, and is the same by handle and as 'current'", async () => {
  for (const how of ["current", "handle"]) {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    const id = await browser.enter(email, { trustDevice: true });
    const before = new Map(browser.cookies);
    const reply = await browser.call("DELETE", `/api/auth/sessions/${how === "handle" ? id : how}`);
    expect(reply.json()).toEqual({ success: true });
    expect([...browser.cookies.keys()]).toEqual(["vitrine-device-3999"]);
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await browser.me()).status).toBe(401);
    const { rows } = await fixture.platform.database.queries.execute(
      sql`SELECT kind FROM security_events e JOIN accounts a ON a.id = e.account_id WHERE a.email = ${email} AND kind = 'logged_out'`,
    );
    expect(rows).toHaveLength(1);
  }
});

test("a page elsewhere makes no call with the browser's cookies", async () => {
  const { browsers } = await threeSessions();
  for (const headers of [{ origin: "http://evil.example" }, { origin: "null" }, { origin: "http://loja.localhost:3999" }]) {
    const reply = await first(browsers).call("POST", "/api/auth/sessions/revoke-all", undefined, headers);
    expect([reply.status, reply.json().code]).toEqual([403, "WRONG_ORIGIN"]);
  }
});

test("reading changes nothing: no call that ends or makes a session answers to GET", async () => {
  const { browsers } = await threeSessions();
  for (const path of ["/api/auth/sessions/revoke-all", "/api/auth/sessions/current", "/api/auth/reset", "/api/auth/recover"]) {
    expect((await first(browsers).call("GET", path)).status).toBe(405);
  }
});
