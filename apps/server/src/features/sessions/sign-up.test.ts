import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, type SessionFixture, sessionFixture } from "./testing/session-fixture.ts";

let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

async function signUp(email: string, more: object = {}, browser = fixture.newBrowser()) {
  const person = { name: "Ana Souza", email, phone: "(81) 99999-0000", password: PASSWORD, acceptTerms: true, ...more };
  const asked = { passwordConfirmation: person.password, captcha: await fixture.captcha("signup"), ...person };
  return browser.call("POST", "/api/auth/signup", asked);
}

async function rowsOf(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await fixture.platform.database.queries.execute(query)).rows;
}

test("signing up makes the account, what it agreed to, its e-mail and its first event, and goes on to a session", async () => {
  const browser = fixture.newBrowser();
  const reply = await signUp("Nova@Example.com", { aff: "7", src: "yt" }, browser);
  expect([reply.status, reply.json()]).toEqual([201, { next: "session" }]);
  expect((await browser.create()).status).toBe(200);
  const me = (await browser.me()).json();
  expect(me).toMatchObject({ email: "nova@example.com", phone: "+5581999990000", isEmailConfirmed: false, isAdmin: false });
  expect(me.plan.name).toBe("trial");
  expect(await rowsOf(sql`SELECT aff, src FROM accounts WHERE email = 'nova@example.com'`)).toEqual([{ aff: 7, src: "yt" }]);
  expect(await rowsOf(sql`SELECT count(*)::int > 0 AS agreed FROM consents WHERE account_id = ${me.id}`)).toEqual([{ agreed: true }]);
  expect(await rowsOf(sql`SELECT kind FROM security_events WHERE account_id = ${me.id} ORDER BY id`)).toContainEqual({ kind: "signed_up" });
  expect((await fixture.messagesTo("nova@example.com"))[0]?.subject).toBe("Confirme seu e-mail");
});

test("whoever signs up in Mexico types the number as there", async () => {
  const browser = fixture.newBrowser("189.203.1.1");
  expect((await browser.call("GET", "/api/auth/options")).json().country).toBe("MX");
  expect((await fixture.newBrowser("10.0.0.1").call("GET", "/api/auth/options")).json().country).toBeNull();
  expect((await signUp("lupita@example.com", { phone: "55 1234 5678", phoneCountry: "MX", language: "es" }, browser)).status).toBe(201);
  await browser.create();
  expect((await browser.me()).json()).toMatchObject({ phone: "+525512345678", language: "es" });
});

test("an address that has an account is refused, however it is written, and the account stays as it was", async () => {
  await signUp("dupla@example.com");
  const before = await rowsOf(sql`SELECT * FROM accounts WHERE email = 'dupla@example.com'`);
  for (const email of ["DUPLA@example.com", " dupla@Example.COM "]) {
    const again = await signUp(email, { name: "Outra Pessoa", password: "Outra#2026" });
    expect([again.status, again.json().code, again.json().fields[0].path]).toEqual([409, "EMAIL_TAKEN", "email"]);
    expect(again.headers.getSetCookie()).toEqual([]);
  }
  expect(await rowsOf(sql`SELECT * FROM accounts WHERE email = 'dupla@example.com'`)).toEqual(before);
  // Two at the same moment: one account.
  const both = await Promise.all([signUp("corrida@example.com"), signUp("CORRIDA@example.com")]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test.each([
  ["a throw-away provider", { email: "a@sub.mailinator.com" }, "EMAIL_BANNED", "email"],
  ["a phone that is none", { phone: "12345" }, "INVALID_INPUT", "phone"],
  ["terms not accepted", { acceptTerms: false }, "INVALID_INPUT", "acceptTerms"],
  ["a weak password", { password: "segredo#2026" }, "INVALID_INPUT", "password"],
  ["a password typed in two ways", { passwordConfirmation: `${PASSWORD}x` }, "INVALID_INPUT", "passwordConfirmation"],
  ["a password typed once", { passwordConfirmation: undefined }, "INVALID_INPUT", "passwordConfirmation"],
  ["a phone of another country than it is said to be of", { phoneCountry: "MX" }, "INVALID_INPUT", "phone"],
  ["a country there is not", { phoneCountry: "ZZ" }, "INVALID_INPUT", "phoneCountry"],
  ["a self-made special user", { isSpecial: true }, "INVALID_INPUT", "isSpecial"],
  ["a self-made administrator", { isAdmin: true }, "INVALID_INPUT", "isAdmin"],
  ["a self-chosen plan", { plan: "lifetime" }, "INVALID_INPUT", "plan"],
  ["a confirmation of one's own", { isEmailConfirmed: true }, "INVALID_INPUT", "isEmailConfirmed"],
])("%s is refused, and nothing is stored", async (_name, more, code, field) => {
  const before = await rowsOf(
    sql`SELECT (SELECT count(*) FROM accounts) AS a, (SELECT count(*) FROM consents) AS c, (SELECT count(*) FROM pre_sessions) AS p`,
  );
  const reply = await signUp("recusada@example.com", more);
  expect([reply.status, reply.json().code, reply.json().fields[0].path]).toEqual([400, code, field]);
  const after = await rowsOf(
    sql`SELECT (SELECT count(*) FROM accounts) AS a, (SELECT count(*) FROM consents) AS c, (SELECT count(*) FROM pre_sessions) AS p`,
  );
  expect(after).toEqual(before);
});

test("a password of 200 characters of any script is taken, however it is composed at log-in", async () => {
  const password = `Ção#1${"日本語".repeat(65)}`;
  expect((await signUp("longa@example.com", { password })).status).toBe(201);
  expect((await fixture.newBrowser().logIn("longa@example.com", { password: password.normalize("NFD") })).status).toBe(200);
  const [row] = (await rowsOf(sql`SELECT password_hash FROM accounts WHERE email = 'longa@example.com'`)) as [{ password_hash: string }];
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("the captcha of a log-in does for no sign-up, and a solution does once", async () => {
  expect((await signUp("robo@example.com", { captcha: await fixture.captcha("login") })).json().code).toBe("CAPTCHA_WRONG");
  expect((await signUp("robo@example.com", { captcha: undefined })).json().code).toBe("CAPTCHA_REQUIRED");
  const captcha = await fixture.captcha("signup");
  expect((await signUp("robo@example.com", { captcha })).status).toBe(201);
  expect((await signUp("robo2@example.com", { captcha })).json().code).toBe("CAPTCHA_WRONG");
});
