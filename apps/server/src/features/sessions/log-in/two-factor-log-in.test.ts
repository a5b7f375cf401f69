import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SessionBrowser, type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 86_400_000;
let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

/** Somebody whose log-ins ask for a code by e-mail, and a browser that is logged in. */
async function guarded(): Promise<{ email: string; home: SessionBrowser }> {
  const email = await fixture.newAccount();
  const home = fixture.newBrowser();
  await home.enter(email);
  await fixture.turnOnCodes(home);
  return { email, home };
}

const verify = (browser: SessionBrowser, code: string) =>
  browser.call("POST", "/api/auth/two-factor/verify", { proof: { method: "email", code } });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a log-in with two-factor on", () => {
  test("sends a code, opens nothing before it, and then becomes a session", async () => {
    const { email } = await guarded();
    const browser = fixture.newBrowser();
    const step = (await browser.logIn(email)).json();
    expect(step).toMatchObject({ next: "two_factor", methods: ["email"], sentTo: expect.stringMatching(/^g•••@example\.com$/) });
    expect(Date.parse(step.expiresAt) - fixture.now).toBe(10 * MINUTE_MS);
    expect((await browser.me()).status).toBe(401);
    expect((await browser.create()).json().code).toBe("SESSION_NOT_CREATED");
    expect((await browser.call("GET", "/api/auth/login")).json()).toEqual(step);
    expect((await verify(browser, await fixture.codeTo(email))).json()).toEqual({ next: "session" });
    expect((await browser.create()).status).toBe(200);
    expect((await browser.me()).json().email).toBe(email);
  });

  test("takes no code of another log-in, and counts the attempt", async () => {
    const { email } = await guarded();
    const [first, second] = [fixture.newBrowser(), fixture.newBrowser()];
    await first.logIn(email);
    const code = await fixture.codeTo(email);
    fixture.now += 5 * MINUTE_MS;
    await second.logIn(email);
    const other = await fixture.codeTo(email);
    expect(other).not.toBe(code);
    const reply = await verify(second, code);
    expect([reply.json().code, reply.json().message]).toEqual(["CODE_WRONG", "Código inválido. Tentativas restantes: 4."]);
    expect((await verify(second, other)).status).toBe(200);
  });

  test("a fault of ours is told apart from a wrong code, and costs no attempt", async () => {
    const { email } = await guarded();
    const browser = fixture.newBrowser();
    await browser.logIn(email);
    const code = await fixture.codeTo(email);
    const rename = (from: string, to: string) => fixture.platform.database.queries.execute(sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`));
    await rename("factor_codes", "factor_codes_away");
    const reply = await verify(browser, code);
    await rename("factor_codes_away", "factor_codes");
    expect([reply.status, reply.json()]).toMatchObject([500, { code: "VERIFY_FAILED", message: "Erro ao verificar. Tente de novo." }]);
    expect((await verify(browser, wrong(code))).json()).toMatchObject({ code: "CODE_WRONG", data: { attempts: 4 } });
    expect((await verify(browser, code)).json()).toEqual({ next: "session" });
  });

  test.each(["40001", "40P01", "55P03"])("what the database gives up for a moment (%s) is worth another try", async (code) => {
    const browser = fixture.newBrowser();
    await browser.enter(await fixture.newAccount());
    const { queries } = fixture.platform.database;
    await queries.execute(
      sql.raw(`CREATE FUNCTION give_up() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$ LANGUAGE plpgsql;
        CREATE TRIGGER give_up BEFORE UPDATE ON accounts FOR EACH ROW EXECUTE FUNCTION give_up();`),
    );
    const reply = await browser.call("PATCH", "/api/accounts/me", { name: "Bia Souza" });
    await queries.execute(sql.raw("DROP TRIGGER give_up ON accounts; DROP FUNCTION give_up();"));
    expect([reply.status, reply.headers.get("retry-after"), reply.json()]).toMatchObject([
      503,
      "1",
      { code: "TRY_AGAIN", message: "Ocorreu um erro. Tente de novo." },
    ]);
    expect((await browser.call("PATCH", "/api/accounts/me", { name: "Bia Souza" })).json().name).toBe("Bia Souza");
  });

  test("takes a code once, of many at the same moment one", async () => {
    const { email } = await guarded();
    const browser = fixture.newBrowser();
    await browser.logIn(email);
    const code = await fixture.codeTo(email);
    const replies = await Promise.all(Array.from({ length: 5 }, () => verify(browser, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("ends a code after five wrong ones, also for the right one, and a new log-in is no way round the account's own limit", async () => {
    const { email } = await guarded();
    const browser = fixture.newBrowser();
    await browser.logIn(email);
    const code = await fixture.codeTo(email);
    for (let n = 0; n < 5; n++) expect((await verify(browser, wrong(code))).status).toBeGreaterThanOrEqual(400);
    expect((await verify(browser, code)).json().code).toBe("CODE_ATTEMPTS");
    fixture.now += 3 * MINUTE_MS;
    const again = fixture.newBrowser();
    await again.logIn(email);
    const next = await fixture.codeTo(email);
    for (let n = 0; n < 5; n++) await verify(again, wrong(next));
    fixture.now += 3 * MINUTE_MS;
    const third = fixture.newBrowser();
    await third.logIn(email);
    expect((await verify(third, await fixture.codeTo(email))).json().code).toBe("TOO_MANY_REQUESTS");
  });

  test("that fails at the second step, or a proof that does, is in the owner's log, and nothing of the code is", async () => {
    const { email, home } = await guarded();
    const browser = fixture.newBrowser();
    await browser.logIn(email);
    const guess = wrong(await fixture.codeTo(email));
    expect((await verify(browser, guess)).json().code).toBe("CODE_WRONG");
    fixture.now += MINUTE_MS;
    await home.call("POST", "/api/auth/proof/start", { method: "email" });
    const proof = { method: "email", code: await fixture.codeTo(email) };
    for (const password of ["Errada#2026", undefined])
      expect((await home.call("POST", "/api/auth/proof", { password, proof })).json().code).toBe("WRONG_CREDENTIALS");
    fixture.now += 1;
    const bad = { ...proof, code: wrong(proof.code) };
    expect((await home.call("POST", "/api/auth/proof", { password: "Segredo#2026", proof: bad })).json().code).toBe("CODE_WRONG");
    const log = await home.call("GET", "/api/account/events");
    const refused = log.json().items.filter(({ kind }: { kind: string }) => kind === "log_in_failed");
    expect(refused.map(({ subject }: { subject: string }) => subject)).toEqual(["proof", "proof", "email"]);
    for (const code of [guess, bad.code]) expect(log.text).not.toContain(code);
  });

  test("says how long to wait for another code", async () => {
    const { email } = await guarded();
    const browser = fixture.newBrowser();
    await browser.logIn(email);
    fixture.now += 1_000;
    const reply = await browser.call("POST", "/api/auth/two-factor/send");
    expect([reply.status, reply.json().code, reply.json().data.seconds]).toEqual([429, "CODE_WAIT", 29]);
    const before = await fixture.codeTo(email);
    fixture.now += 29_000;
    expect((await browser.call("POST", "/api/auth/two-factor/send")).json().code).toMatchObject({ resendSeconds: 60 });
    expect((await verify(browser, before)).json().code).toBe("CODE_WRONG");
    expect((await verify(browser, await fixture.codeTo(email))).status).toBe(200);
  });

  test("waits no longer than half an hour over all, however many codes are sent", async () => {
    const { email } = await guarded();
    const browser = fixture.newBrowser();
    await browser.logIn(email);
    for (let minutes = 0; minutes < 27; minutes += 9) {
      fixture.now += 9 * MINUTE_MS;
      expect((await browser.call("POST", "/api/auth/two-factor/send")).status).toBe(200);
    }
    fixture.now += 3 * MINUTE_MS;
    expect((await verify(browser, await fixture.codeTo(email))).json().code).toBe("LOG_IN_EXPIRED");
  });

  test("is held to a factor that was turned on while it was under way", async () => {
    const email = await fixture.newAccount();
    const [home, under] = [fixture.newBrowser(), fixture.newBrowser()];
    await home.enter(email);
    expect((await under.logIn(email)).json()).toEqual({ next: "session" });
    await fixture.turnOnCodes(home);
    expect((await under.create({ trustDevice: true })).json().code).toBe("LOG_IN_EXPIRED");
    expect((await under.me()).status).toBe(401);
  });
});

describe("a trusted device", () => {
  async function trusting(): Promise<{ email: string; home: SessionBrowser; browser: SessionBrowser }> {
    const { email, home } = await guarded();
    const browser = fixture.newBrowser();
    await browser.logIn(email);
    await verify(browser, await fixture.codeTo(email));
    expect((await browser.create({ trustDevice: true })).status).toBe(200);
    fixture.now += 5 * MINUTE_MS;
    return { email, home, browser };
  }

  test("skips the second factor after the password for thirty days, which being used does not lengthen", async () => {
    const { email, browser } = await trusting();
    const since = fixture.now;
    const [device] = (await browser.call("GET", "/api/auth/devices")).json().items;
    expect(device).toMatchObject({ device: "Chrome · Linux", isCurrent: true });
    expect(Date.parse(device.expiresAt) - since).toBe(30 * DAY_MS - 5 * MINUTE_MS);
    fixture.now += 20 * DAY_MS;
    expect((await browser.logIn(email)).json()).toEqual({ next: "session" });
    // It was not really shown this time: trust is not renewed by itself.
    expect((await browser.create({ trustDevice: true })).status).toBe(200);
    const [used, ...others] = (await browser.call("GET", "/api/auth/devices")).json().items;
    expect([used.id, used.expiresAt, others]).toEqual([device.id, device.expiresAt, []]);
    expect(Date.parse(used.lastUsedAt)).toBe(fixture.now);
    expect((await browser.call("GET", "/api/auth/sessions/list")).json().items[0]).toMatchObject({ isCurrent: true, isTrusted: true });
    fixture.now += 10 * DAY_MS;
    expect((await browser.logIn(email)).json().next).toBe("two_factor");
  });

  test("is nothing without the password, nor for another account, nor with a forged secret", async () => {
    const { email, browser } = await trusting();
    const { email: other } = await guarded();
    expect((await browser.logIn(email, { password: "Errada#2026" })).status).toBe(401);
    expect((await browser.logIn(other)).json().next).toBe("two_factor");
    const forger = fixture.newBrowser();
    forger.cookies.set("vitrine-device-3999", "A".repeat(43));
    expect((await forger.logIn(email)).json().next).toBe("two_factor");
  });

  test("can be one for several accounts of a browser at the same time", async () => {
    const first = await trusting();
    const { email } = await guarded();
    await first.browser.logIn(email);
    await verify(first.browser, await fixture.codeTo(email));
    await first.browser.create({ trustDevice: true });
    for (const each of [email, first.email]) expect((await first.browser.logIn(each)).json()).toEqual({ next: "session" });
  });

  test("is forgotten one by one, all at once, with two-factor off; also in the middle of a log-in", async () => {
    const { email, home, browser } = await trusting();
    expect((await browser.logIn(email)).json()).toEqual({ next: "session" });
    const [{ id }] = (await home.call("GET", "/api/auth/devices")).json().items;
    expect((await home.call("DELETE", `/api/auth/devices/${id}`)).status).toBe(200);
    expect((await home.call("DELETE", `/api/auth/devices/${id}`)).status).toBe(404);
    expect((await browser.create()).json().code).toBe("LOG_IN_EXPIRED");
    expect((await browser.logIn(email)).json().next).toBe("two_factor");

    const second = await trusting();
    expect((await second.home.call("POST", "/api/auth/devices/remove-all")).status).toBe(200);
    expect((await second.browser.logIn(second.email)).json().next).toBe("two_factor");

    const third = await trusting();
    fixture.now += HOUR_MS;
    await third.home.call("POST", "/api/auth/proof/start", { method: "email" });
    const proof = { method: "email", code: await fixture.codeTo(third.email) };
    expect((await third.home.call("POST", "/api/auth/proof", { password: "Segredo#2026", proof })).status).toBe(200);
    expect((await third.home.call("PUT", "/api/auth/factors/email", { isOn: false })).status).toBe(200);
    await fixture.turnOnCodes(third.home);
    expect((await third.browser.logIn(third.email)).json().next).toBe("two_factor");
  });

  test("is not somebody else's to forget", async () => {
    const { browser } = await trusting();
    const stranger = await guarded();
    const [{ id }] = (await browser.call("GET", "/api/auth/devices")).json().items;
    expect((await stranger.home.call("DELETE", `/api/auth/devices/${id}`)).json().code).toBe("NOT_FOUND");
    expect((await browser.call("GET", "/api/auth/devices")).json().items).toHaveLength(1);
  });
});
