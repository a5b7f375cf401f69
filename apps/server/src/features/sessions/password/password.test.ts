import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import { findAccountByEmail, preparePassword, setPassword } from "../../accounts/index.ts";
import { tidySessions } from "../session/tidy-sessions.ts";
import { PASSWORD, type SessionBrowser, type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";
import { sendAskedResets } from "./send-asked-resets.ts";

const MINUTE_MS = 60_000;
const NEW_PASSWORD = "Outra#2026";
let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

async function recover(email: string, headers: Readonly<Record<string, string>> = {}, browser = fixture.newBrowser()) {
  return browser.call("POST", "/api/auth/recover", { email, captcha: await fixture.captcha("recover") }, headers);
}

/** The link of the newest e-mail to an address; what there is to do for one is done beside the reply. */
async function linkTo(email: string): Promise<string> {
  return expect
    .poll(async () => (await fixture.messagesTo(email)).find(({ subject }) => /Redefinir/.test(subject))?.button?.url)
    .toBeTruthy()
    .then(async () => (await fixture.messagesTo(email)).find(({ subject }) => /Redefinir/.test(subject))?.button?.url ?? "");
}

async function tokenFor(email: string): Promise<string> {
  expect((await recover(email)).json()).toEqual({ success: true });
  return new URL(await linkTo(email)).hash.replace("#token=", "");
}

/** As an account is that somebody made with Google. */
const dropPassword = (id: string) =>
  fixture.platform.database.queries.execute(sql`UPDATE accounts SET password_hash = NULL WHERE id = ${id}`);

const reset = (token: string, password = NEW_PASSWORD, browser = fixture.newBrowser()) =>
  browser.call("POST", "/api/auth/reset", { token, password, passwordConfirmation: password });

describe("recovering", () => {
  test("says the same for every address, and writes to those that have an account only", async () => {
    const email = await fixture.newAccount();
    const replies = [await recover(email), await recover("ninguem@example.com")];
    expect(replies.map(({ status, text }) => [status, text])).toEqual([
      [200, '{"success":true}'],
      [200, '{"success":true}'],
    ]);
    expect(await linkTo(email)).toMatch(/^http:\/\/localhost:3999\/reset#token=[\w-]{43}$/);
    // Half an hour, for the link as for its e-mail.
    const messages = (await listOutbox(fixture.platform, 1_000)).filter(({ to }) => to === email);
    expect(messages.map(({ expiresAt }) => expiresAt?.getTime())).toEqual([fixture.now + 30 * MINUTE_MS]);
    expect(await fixture.messagesTo("ninguem@example.com")).toEqual([]);
  });

  test("makes its link from the configured address, whatever host the request names", async () => {
    const email = await fixture.newAccount();
    await recover(email, { host: "evil.example", "x-forwarded-host": "evil.example", forwarded: "host=evil.example" });
    expect(await linkTo(email)).toMatch(/^http:\/\/localhost:3999\//);
  });

  test("keeps of the token what opens nothing", async () => {
    const email = await fixture.newAccount();
    const token = await tokenFor(email);
    const { rows } = await fixture.platform.database.queries.execute(sql`SELECT * FROM password_resets`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("writes to nobody more than five times an hour, and still says the same", async () => {
    const email = await fixture.newAccount();
    for (let n = 0; n < 7; n++) expect((await recover(email)).json()).toEqual({ success: true });
    await expect.poll(async () => (await fixture.messagesTo(email)).length).toBe(5);
    expect(await fixture.messagesTo(email)).toHaveLength(5);
  });
});

describe("a link that was promised", () => {
  const away = (table: string) => fixture.platform.database.queries.execute(sql.raw(`ALTER TABLE ${table} RENAME TO ${table}_away`));
  const back = (table: string) => fixture.platform.database.queries.execute(sql.raw(`ALTER TABLE ${table}_away RENAME TO ${table}`));
  const asked = async () => (await fixture.platform.database.queries.execute(sql`SELECT email FROM asked_resets`)).rows;

  test("is sent once, after whatever kept it back, also by a server that starts anew", async () => {
    const email = await fixture.newAccount();
    await away("password_resets");
    expect((await recover(email)).json()).toEqual({ success: true });
    // Before anything was answered it was on disk: whoever starts on it later goes on with it.
    expect(await asked()).toEqual([{ email }]);
    await expect(sendAskedResets(fixture.platform)).rejects.toThrow();
    await back("password_resets");
    await Promise.all([tidySessions(fixture.platform), sendAskedResets(fixture.platform)]);
    const messages = (await fixture.messagesTo(email)).filter(({ subject }) => /Redefinir/.test(subject));
    expect(messages).toHaveLength(1);
    expect(await asked()).toEqual([]);
  });

  test("is no link any more after half an hour", async () => {
    const email = await fixture.newAccount();
    await away("password_resets");
    await recover(email);
    fixture.now += 31 * MINUTE_MS;
    await back("password_resets");
    await sendAskedResets(fixture.platform);
    expect([await asked(), await fixture.messagesTo(email)]).toEqual([[], []]);
  });

  test("leaves nothing of an address that has no account", async () => {
    await recover("ninguem@example.com");
    await expect.poll(asked).toEqual([]);
  });

  test("is not promised when it cannot be kept, whether there is an account or not", async () => {
    const email = await fixture.newAccount();
    await away("asked_resets");
    const replies = [await recover(email), await recover("ninguem@example.com")];
    await back("asked_resets");
    for (const reply of replies) {
      expect([reply.status, reply.json()]).toMatchObject([
        503,
        { code: "RESET_EMAIL_FAILED", message: "Não foi possível enviar o e-mail de redefinição de senha. Tente de novo." },
      ]);
    }
    expect(await fixture.messagesTo(email)).toEqual([]);
  });
});

describe("resetting", () => {
  test("sets the password, ends every session and trusted device, and tells the owner", async () => {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    await browser.enter(email, { trustDevice: true });
    const under = fixture.newBrowser();
    await under.logIn(email);
    expect((await reset(await tokenFor(email))).json()).toEqual({ success: true });
    expect((await browser.me()).status).toBe(401);
    expect((await under.create()).json().code).toBe("LOG_IN_EXPIRED");
    expect((await fixture.newBrowser().logIn(email)).status).toBe(401);
    expect((await fixture.newBrowser().logIn(email, { password: NEW_PASSWORD })).status).toBe(200);
    expect((await fixture.messagesTo(email)).map(({ subject }) => subject)).toContain("Sua senha foi alterada");
    const { rows } = await fixture.platform.database.queries.execute(
      sql`SELECT count(*)::int AS n FROM trusted_devices d JOIN accounts a ON a.id = d.account_id WHERE a.email = ${email}`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test("counts once, of many at the same moment one", async () => {
    const token = await tokenFor(await fixture.newAccount());
    const replies = await Promise.all(["Uma#20261", "Duas#2026", "Tres#2026"].map((password) => reset(token, password)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await reset(token)).json().code).toBe("LINK_EXPIRED");
  });

  test("is too late after half an hour, also when the clock is set back", async () => {
    const token = await tokenFor(await fixture.newAccount());
    fixture.now += 30 * MINUTE_MS;
    expect((await reset(token)).json().code).toBe("LINK_EXPIRED");
    fixture.now -= 10 * MINUTE_MS;
    expect((await reset(token)).json().code).toBe("LINK_EXPIRED");
    const next = await tokenFor(await fixture.newAccount());
    fixture.now -= 24 * 60 * MINUTE_MS;
    expect((await reset(next)).json().code).toBe("LINK_EXPIRED");
    fixture.now += 24 * 60 * MINUTE_MS;
  });

  test.each([
    [
      "another address",
      (id: string) => fixture.platform.database.queries.execute(sql`UPDATE accounts SET email = 'mudou@example.com' WHERE id = ${id}`),
    ],
    ["another password", async (id: string) => setPassword(fixture.platform.database.queries, id, await preparePassword("Outra#2026"))],
    ["no password", (id: string) => dropPassword(id)],
  ])("is void once the account has %s", async (_name, change) => {
    const email = await fixture.newAccount();
    const token = await tokenFor(email);
    const { queries } = fixture.platform.database;
    const account = await findAccountByEmail(queries, email);
    await change(account?.id ?? "");
    expect((await reset(token)).json().code).toBe("LINK_EXPIRED");
  });

  test("is no way round the second factor", async () => {
    const email = await fixture.newAccount();
    const home = fixture.newBrowser();
    await home.enter(email);
    await fixture.turnOnCodes(home);
    expect((await reset(await tokenFor(email))).status).toBe(200);
    const browser = fixture.newBrowser();
    expect((await browser.logIn(email, { password: NEW_PASSWORD })).json().next).toBe("two_factor");
    expect((await browser.create()).json().code).toBe("SESSION_NOT_CREATED");
  });

  test("gives somebody who came with Google a first password", async () => {
    const email = await fixture.newAccount({ password: null });
    expect((await fixture.newBrowser().logIn(email, { password: PASSWORD })).status).toBe(401);
    expect((await reset(await tokenFor(email))).status).toBe(200);
    expect((await fixture.newBrowser().logIn(email, { password: NEW_PASSWORD })).status).toBe(200);
  });

  test("wants a strong password twice, and takes no token of nobody's", async () => {
    const token = await tokenFor(await fixture.newAccount());
    const body = { token, password: NEW_PASSWORD, passwordConfirmation: PASSWORD };
    expect((await fixture.newBrowser().call("POST", "/api/auth/reset", body)).json().fields[0].code).toBe("password_mismatch");
    expect((await reset(token, "curta")).status).toBe(400);
    expect((await reset("A".repeat(43))).json().code).toBe("LINK_EXPIRED");
  });
});

describe("changing the password", () => {
  const change = (browser: SessionBrowser) =>
    browser.call("POST", "/api/auth/password", { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD });

  test("ends every other session and gives one's own another secret", async () => {
    const email = await fixture.newAccount();
    const [own, other] = [fixture.newBrowser(), fixture.newBrowser()];
    for (const browser of [own, other]) await browser.enter(email);
    const before = new Map(own.cookies);
    expect((await change(own)).status).toBe(200);
    expect([(await own.me()).status, (await other.me()).status]).toEqual([200, 401]);
    const old = fixture.newBrowser();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.me()).status).toBe(401);
    expect((await fixture.messagesTo(email)).map(({ subject }) => subject)).toContain("Sua senha foi alterada");
  });

  test("needs a proof that is fresh: a log-in, or one asked for since, within ten minutes", async () => {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    await browser.enter(email);
    fixture.now += 10 * MINUTE_MS;
    expect((await change(browser)).json().code).toBe("PROOF_NEEDED");
    expect((await browser.call("GET", "/api/auth/proof")).json()).toEqual({ isProven: false, password: true, methods: [] });
    expect((await browser.call("POST", "/api/auth/proof", {})).json().code).toBe("WRONG_CREDENTIALS");
    expect((await browser.call("POST", "/api/auth/proof", { password: "Errada#2026" })).json().code).toBe("WRONG_CREDENTIALS");
    expect((await change(browser)).json().code).toBe("PROOF_NEEDED");
    expect((await browser.call("POST", "/api/auth/proof", { password: PASSWORD })).status).toBe(200);
    expect((await change(browser)).status).toBe(200);
  });

  test("with two-factor on, the proof is both", async () => {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    await browser.enter(email);
    await fixture.turnOnCodes(browser);
    fixture.now += 10 * MINUTE_MS;
    expect((await browser.call("GET", "/api/auth/proof")).json()).toEqual({ isProven: false, password: true, methods: ["email"] });
    expect((await browser.call("POST", "/api/auth/proof", { password: PASSWORD })).json().fields[0].path).toBe("proof");
    expect((await browser.call("POST", "/api/auth/proof/start", { method: "email" })).status).toBe(200);
    const proof = { method: "email", code: await fixture.codeTo(email) };
    expect((await browser.call("POST", "/api/auth/proof", { proof })).json().code).toBe("WRONG_CREDENTIALS");
    expect((await browser.call("POST", "/api/auth/proof", { password: PASSWORD, proof })).status).toBe(200);
    expect((await change(browser)).status).toBe(200);
  });

  test("without a password, the proof is a code by e-mail, never nothing", async () => {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    await browser.enter(email);
    const { queries } = fixture.platform.database;
    const account = await findAccountByEmail(queries, email);
    await dropPassword(account?.id ?? "");
    fixture.now += 10 * MINUTE_MS;
    expect((await browser.call("GET", "/api/auth/proof")).json()).toEqual({ isProven: false, password: false, methods: ["email"] });
    expect((await browser.call("POST", "/api/auth/proof", {})).json().fields[0].path).toBe("proof");
    expect((await change(browser)).json().code).toBe("PROOF_NEEDED");
    await browser.call("POST", "/api/auth/proof/start", { method: "email" });
    const proof = { method: "email", code: await fixture.codeTo(email) };
    expect((await browser.call("POST", "/api/auth/proof", { proof })).status).toBe(200);
    expect((await change(browser)).status).toBe(200);
  });
});
