import { sql } from "drizzle-orm";
import { OAuth2Server } from "oauth2-mock-server";
import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createApiKey, findAccountByEmail } from "../../accounts/index.ts";
import { PASSWORD, type SessionBrowser, type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";

const MINUTE_MS = 60_000;
/** Google's part is played by a server that speaks the real protocol; a test says who is in front of it. */
const google = new OAuth2Server();
let fixture: SessionFixture;
let person: Record<string, unknown> = {};

beforeAll(async () => {
  await google.issuer.keys.generate("RS256");
  await google.start(0, "127.0.0.1");
  const { url } = google.issuer;
  if (!url) throw new Error("no issuer");
  google.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, { aud: "client" }, person));
  fixture = await sessionFixture({
    VITRINE_GOOGLE_CLIENT_ID: "client",
    VITRINE_GOOGLE_CLIENT_SECRET: "secret",
    VITRINE_GOOGLE_ISSUER: url,
  });
});
afterEach(() => {
  google.service.removeAllListeners("beforeResponse");
});
afterAll(async () => {
  await fixture.stop();
  await google.stop();
});

let people = 0;
const newPerson = (more: Record<string, unknown> = {}): string => {
  const email = `pessoa${++people}@gmail.com`;
  person = { sub: `google-${people}`, email, email_verified: true, name: "Caio Reis", ...more };
  return email;
};

/** From our start to the address Google sends the browser back to. */
async function visit(browser: SessionBrowser): Promise<URL> {
  const start = await browser.call("GET", "/api/auth/google/start?language=es&aff=3&src=yt");
  expect([start.status, start.text]).toEqual([302, ""]);
  const asked = new URL(start.headers.get("location") ?? "");
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    redirect_uri: "http://localhost:3999/api/auth/google/callback",
    code_challenge_method: "S256",
    scope: "openid email profile",
  });
  const answer = await fetch(asked, { redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "");
}

/** Comes back as the address says; where the browser is taken. */
async function comeBack(browser: SessionBrowser, { pathname, search }: URL): Promise<string> {
  const reply = await browser.call("GET", `${pathname}${search}`);
  expect(reply.status).toBe(302);
  return (reply.headers.get("location") ?? "").replace("http://localhost:3999", "");
}

const SUCCESS = "/oauth/success";
const logIn = async (browser: SessionBrowser): Promise<string> => comeBack(browser, await visit(browser));

describe("somebody new", () => {
  test("gets an account without a password, and a session on a trusted device", async () => {
    const email = newPerson();
    const browser = fixture.newBrowser();
    expect(await logIn(browser)).toBe(SUCCESS);
    expect((await browser.me()).status).toBe(401);
    expect((await browser.call("GET", "/api/auth/login")).json()).toEqual({ next: "session" });
    expect((await browser.create()).status).toBe(200);
    const me = (await browser.me()).json();
    expect(me).toMatchObject({ email, name: "Caio Reis", isEmailConfirmed: true, hasPassword: false, language: "es", phone: null });
    expect((await browser.call("GET", "/api/auth/sessions/list")).json().items[0].isTrusted).toBe(true);
    const { rows } = await fixture.platform.database.queries.execute(
      sql`SELECT a.aff, a.src, s.kind, (SELECT count(*)::int > 0 FROM consents c WHERE c.account_id = a.id) AS agreed
          FROM accounts a JOIN sessions s ON s.account_id = a.id WHERE a.email = ${email}`,
    );
    expect(rows).toEqual([{ aff: 3, src: "yt", kind: "oauth", agreed: true }]);
    expect(await logIn(fixture.newBrowser())).toBe(SUCCESS);
    expect((await fixture.newBrowser().logIn(email)).status).toBe(401);
  });

  test("is known by Google's own id, also when the address has changed hands", async () => {
    const email = newPerson();
    const browser = fixture.newBrowser();
    await logIn(browser);
    await browser.create();
    const { id } = (await browser.me()).json();
    person = { ...person, email: "outro-endereco@gmail.com" };
    const again = fixture.newBrowser();
    await logIn(again);
    await again.create();
    expect((await again.me()).json()).toMatchObject({ id, email });
  });

  test("is not let in with a throw-away address", async () => {
    newPerson({ email: "a@mailinator.com" });
    expect(await logIn(fixture.newBrowser())).toBe(`${SUCCESS}#error=EMAIL_BANNED`);
  });
});

describe("somebody who has an account", () => {
  test("comes in to it when both sides know the address to be theirs", async () => {
    const email = newPerson();
    await fixture.newAccount({ email });
    const browser = fixture.newBrowser();
    expect(await logIn(browser)).toBe(SUCCESS);
    await browser.create();
    expect((await browser.me()).json()).toMatchObject({ email, hasPassword: true });
    expect((await fixture.newBrowser().logIn(email)).status).toBe(200);
  });

  test("is asked for the second factor all the same, unless the device is trusted", async () => {
    const email = newPerson();
    await fixture.newAccount({ email });
    const home = fixture.newBrowser();
    await home.enter(email);
    await fixture.turnOnCodes(home);
    const browser = fixture.newBrowser();
    expect(await logIn(browser)).toBe(SUCCESS);
    expect((await browser.call("GET", "/api/auth/login")).json()).toMatchObject({ next: "two_factor", methods: ["email"] });
    expect((await browser.create()).json().code).toBe("SESSION_NOT_CREATED");
    const proof = { method: "email", code: await fixture.codeTo(email) };
    expect((await browser.call("POST", "/api/auth/two-factor/verify", { proof })).status).toBe(200);
    expect((await browser.create()).status).toBe(200);
    await logIn(browser);
    expect((await browser.call("GET", "/api/auth/login")).json()).toEqual({ next: "session" });
  });

  test("takes back an account that somebody else made with the address and waited in", async () => {
    const email = newPerson();
    await fixture.newAccount({ email, isConfirmed: false });
    const attacker = fixture.newBrowser();
    await attacker.enter(email, { trustDevice: true });
    const { secret } = (await attacker.call("POST", "/api/auth/factors/app")).json();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: fixture.now });
    expect((await attacker.call("POST", "/api/auth/factors/app/confirm", { code })).status).toBe(200);
    const { queries } = fixture.platform.database;
    const account = await findAccountByEmail(queries, email);
    const { key } = await createApiKey(fixture.platform, account?.id ?? "");
    const waiting = fixture.newBrowser();
    await waiting.logIn(email);

    const browser = fixture.newBrowser();
    expect(await logIn(browser)).toBe(SUCCESS);
    expect((await browser.call("GET", "/api/auth/login")).json()).toEqual({ next: "session" });
    expect((await browser.create()).status).toBe(200);
    expect((await browser.me()).json()).toMatchObject({ email, name: "Caio Reis", hasPassword: false, isEmailConfirmed: true });
    expect((await attacker.me()).status).toBe(401);
    expect((await attacker.logIn(email, { password: PASSWORD })).status).toBe(401);
    expect((await waiting.create()).json().code).toBe("LOG_IN_EXPIRED");
    expect((await fixture.newBrowser().me({ authorization: `Bearer ${key}` })).status).toBe(401);
    expect((await browser.call("GET", "/api/auth/devices")).json().items).toHaveLength(1);
    const { rows } = await queries.execute(sql`SELECT kind FROM security_events WHERE account_id = ${account?.id} ORDER BY id`);
    expect(rows).toEqual(expect.arrayContaining([{ kind: "sessions_revoked" }, { kind: "google_linked" }]));
  });

  test("does not come in by an address Google has not verified", async () => {
    const email = newPerson({ email_verified: false });
    await fixture.newAccount({ email });
    const browser = fixture.newBrowser();
    expect(await logIn(browser)).toBe(`${SUCCESS}#error=EMAIL_NOT_CONFIRMED`);
    expect((await browser.create()).json().code).toBe("LOG_IN_EXPIRED");
    const { rows } = await fixture.platform.database.queries.execute(sql`SELECT 1 FROM identities WHERE subject = ${person.sub}`);
    expect(rows).toEqual([]);
  });
});

describe("a return that does not hold", () => {
  const nobody = async (browser: SessionBrowser, back: URL, code = "NO_USER_RETURNED"): Promise<void> => {
    expect(await comeBack(browser, back)).toBe(`${SUCCESS}#error=${code}`);
    expect((await browser.create()).json().code).toBe("LOG_IN_EXPIRED");
  };

  test("with another state", async () => {
    newPerson();
    const browser = fixture.newBrowser();
    const back = await visit(browser);
    back.searchParams.set("state", "another");
    await nobody(browser, back);
  });

  test("in a browser that never went", async () => {
    newPerson();
    const back = await visit(fixture.newBrowser());
    await nobody(fixture.newBrowser(), back, "LOG_IN_EXPIRED");
    // The victim of a planted return has a visit of their own under way.
    const victim = fixture.newBrowser();
    await visit(victim);
    await nobody(victim, back);
  });

  test("a second time", async () => {
    newPerson();
    const browser = fixture.newBrowser();
    const back = await visit(browser);
    const cookies = new Map(browser.cookies);
    expect(await comeBack(browser, back)).toBe(SUCCESS);
    const thief = fixture.newBrowser();
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    await nobody(thief, back, "LOG_IN_EXPIRED");
  });

  test.each([
    ["another nonce", { nonce: "another" }],
    ["no nonce", { nonce: undefined }],
    ["another audience", { aud: "somebody-else" }],
    ["another issuer", { iss: "http://evil.example" }],
    ["an end that is past", { exp: 1_000_000_000 }],
    ["nobody in it", { sub: undefined }],
    ["an address that is none", { email: "nonsense" }],
  ])("with %s in the token", async (_name, claims) => {
    newPerson(claims);
    const browser = fixture.newBrowser();
    await nobody(browser, await visit(browser));
  });

  test("without an address", async () => {
    newPerson({ email: undefined });
    const browser = fixture.newBrowser();
    await nobody(browser, await visit(browser));
  });

  test("with a token that nobody signed", async () => {
    newPerson();
    google.service.on("beforeResponse", (response) => {
      const body = response.body as { id_token?: string };
      const [, payload = ""] = (body.id_token ?? "").split(".");
      body.id_token = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    });
    const browser = fixture.newBrowser();
    await nobody(browser, await visit(browser));
  });

  test("when the person said no, or Google fails", async () => {
    newPerson();
    const browser = fixture.newBrowser();
    const back = await visit(browser);
    await nobody(browser, new URL(`${back.origin}${back.pathname}?error=access_denied&state=${back.searchParams.get("state")}`));
    google.service.on("beforeResponse", (response) => {
      response.statusCode = 500;
      response.body = {};
    });
    await nobody(browser, await visit(browser));
  });

  test("too late", async () => {
    newPerson();
    const browser = fixture.newBrowser();
    const back = await visit(browser);
    fixture.now += 10 * MINUTE_MS;
    await nobody(browser, back, "LOG_IN_EXPIRED");
    fixture.now -= 10 * MINUTE_MS;
  });

  test("with a visit somebody made up", async () => {
    newPerson();
    const browser = fixture.newBrowser();
    const back = await visit(browser);
    browser.cookies.set("vitrine-google-3999", "v1.AAAA");
    await nobody(browser, back, "LOG_IN_EXPIRED");
  });
});

test("without settings, it is not offered and says which is missing", async () => {
  const bare = await sessionFixture({ VITRINE_SUPPORT_EMAIL: "ajuda@example.com" });
  const browser = bare.newBrowser();
  expect((await browser.call("GET", "/api/auth/options")).json()).toMatchObject({ google: false, supportEmail: "ajuda@example.com" });
  const reply = await browser.call("GET", "/api/auth/google/start");
  expect([reply.status, reply.json().code]).toEqual([501, "NOT_CONFIGURED"]);
  await bare.stop();
});
