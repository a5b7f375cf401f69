import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashSecret } from "../session/secret.ts";
import { sessions } from "../tables.ts";
import { PASSWORD, type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

describe("logging in", () => {
  test("goes from the password to a session, a step at a time", async () => {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    const step = await browser.logIn(email);
    expect([step.status, step.json()]).toEqual([200, { next: "session" }]);
    expect(step.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^vitrine-pre-3999=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1800$/),
    ]);
    // The log-in under way opens nothing yet.
    expect((await browser.me()).status).toBe(401);
    expect((await browser.call("GET", "/api/auth/login")).json()).toEqual({ next: "session" });
    const made = await browser.create();
    expect([made.status, made.json()]).toEqual([200, { success: true, sessionId: expect.stringMatching(/^ses_/) }]);
    expect(made.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^vitrine-3999=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
    );
    expect((await browser.me()).json().email).toBe(email);
    expect((await browser.call("GET", "/api/auth/login")).json().code).toBe("LOG_IN_EXPIRED");
  });

  test("answers a wrong password and an unknown address alike", async () => {
    const email = await fixture.newAccount();
    const known = await fixture.newBrowser().logIn(email, { password: "Errada#2026" });
    const unknown = await fixture.newBrowser().logIn("ninguem@example.com");
    for (const reply of [known, unknown]) {
      expect([reply.status, { ...reply.json(), requestId: "" }]).toEqual([
        401,
        { code: "WRONG_CREDENTIALS", message: "Senha incorreta.", requestId: "" },
      ]);
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
  });

  test("takes as long for an unknown address as for a wrong password", async () => {
    const email = await fixture.newAccount();
    const times = { known: [] as number[], unknown: [] as number[] };
    const captchas: string[] = [];
    while (captchas.length < 14) captchas.push(await fixture.captcha("login"));
    for (const [n, captcha] of captchas.entries()) {
      const kind = n % 2 === 0 ? "known" : "unknown";
      const browser = fixture.newBrowser();
      const started = performance.now();
      await browser.call("POST", "/api/auth/login", {
        email: kind === "known" ? email : `ninguem${n}@example.com`,
        password: "Errada#2026",
        captcha,
      });
      times[kind].push(performance.now() - started);
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
    // Without the decoy an unknown address is answered several times as fast.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 3);
  });

  test("takes nothing that would skip a step", async () => {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    const captcha = await fixture.captcha("login");
    for (const extra of ["skipEmailVerification", "accountId", "level", "isFactorMet"]) {
      const reply = await browser.call("POST", "/api/auth/login", { email, password: PASSWORD, captcha, [extra]: true });
      expect([reply.status, reply.json().fields[0].path]).toEqual([400, extra]);
    }
    await browser.logIn(email);
    const reply = await browser.call("POST", "/api/auth/sessions/create", {
      deviceFingerprint: "x",
      sessionType: "oauth",
      accountId: "acc",
    });
    expect([reply.status, reply.json().fields[0].path]).toEqual([400, "accountId"]);
    const made = await browser.call("POST", "/api/auth/sessions/create", { deviceFingerprint: "x", sessionType: "oauth" });
    const [row] = await fixture.platform.database.queries.select().from(sessions).where(eq(sessions.id, made.json().sessionId));
    expect(row?.kind).toBe("user");
  });

  test.each([
    ["remembered and local", true, "local", 30, /Max-Age=2592000/],
    ["not remembered", false, "local", 1, /SameSite=Lax$/],
    ["for the browser's session", true, "session", 1, /SameSite=Lax$/],
  ])("%s, a session lasts as long as it should", async (_name, remember, persistenceType, days, cookie) => {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    await browser.logIn(email, { remember });
    const made = await browser.create({ persistenceType });
    expect(made.headers.getSetCookie().find((line) => line.startsWith("vitrine-3999="))).toMatch(cookie);
    const [row] = await fixture.platform.database.queries.select().from(sessions).where(eq(sessions.id, made.json().sessionId));
    expect((row?.expiresAt.getTime() ?? 0) - fixture.now).toBe(days * DAY_MS);
    expect(row?.secretHash).toBe(hashSecret(browser.cookies.get("vitrine-3999") ?? ""));
  });

  test("waits five minutes for the session, and not one more", async () => {
    const email = await fixture.newAccount();
    const [late, early] = [fixture.newBrowser(), fixture.newBrowser()];
    for (const browser of [late, early]) await browser.logIn(email);
    fixture.now += 5 * MINUTE_MS - 1;
    expect((await early.create()).status).toBe(200);
    fixture.now += 1;
    expect((await late.create()).json().code).toBe("LOG_IN_EXPIRED");
    // Over is over, also when the clock is set back.
    fixture.now -= 4 * MINUTE_MS;
    expect((await late.create()).json().code).toBe("LOG_IN_EXPIRED");
    fixture.now += 4 * MINUTE_MS;
  });

  test("becomes one session, however many are asked for at once", async () => {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    await browser.logIn(email);
    const cookies = new Map(browser.cookies);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => {
        const tab = fixture.newBrowser();
        for (const [name, value] of cookies) tab.cookies.set(name, value);
        return tab.create();
      }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    const { rows } = await fixture.platform.database.queries.execute(
      sql`SELECT count(*)::int AS n FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE a.email = ${email}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("ends the session the browser had before, and gives the new one another secret", async () => {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    await browser.enter(email);
    const before = new Map(browser.cookies);
    await browser.enter(email);
    expect(browser.cookies.get("vitrine-3999")).not.toBe(before.get("vitrine-3999"));
    const old = fixture.newBrowser();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.me()).status).toBe(401);
    expect((await browser.me()).status).toBe(200);
  });

  test("can be given up", async () => {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    await browser.logIn(email);
    const cookies = new Map(browser.cookies);
    expect((await browser.call("DELETE", "/api/auth/login")).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await browser.create()).json().code).toBe("LOG_IN_EXPIRED");
  });

  test.each(["", "x", "x".repeat(43), `${"A".repeat(43)}; vitrine=1`])("is not had with the cookie value %j", async (value) => {
    const browser = fixture.newBrowser();
    browser.cookies.set("vitrine-3999", value).set("vitrine-pre-3999", value);
    expect((await browser.me()).status).toBe(401);
    expect((await browser.create()).json().code).toBe("LOG_IN_EXPIRED");
  });

  test("writes to the owner about a browser or country not seen lately, and not about the first one", async () => {
    const email = await fixture.newAccount();
    const subjects = async () => (await fixture.messagesTo(email)).map(({ subject }) => subject);
    await fixture.newBrowser("200.160.2.3").enter(email);
    await fixture.newBrowser("200.160.2.4").enter(email);
    expect(await subjects()).toEqual([]);
    await fixture.newBrowser("8.8.8.8").enter(email);
    expect(await subjects()).toEqual(["Novo acesso à sua conta"]);
    const [message] = await fixture.messagesTo(email);
    expect(message?.facts?.map(({ value }) => value)).toEqual([
      "Chrome · Linux",
      "Estados Unidos",
      expect.stringMatching(/\(horário de Brasília\)$/),
    ]);
    // Where the session is ended and the password changed, and not a screen away from it.
    expect(message?.button?.url).toBe(`${fixture.platform.config.publicUrl}/account/security`);
    fixture.now += 91 * DAY_MS;
    await fixture.newBrowser("200.160.2.3").enter(email);
    expect((await fixture.messagesTo(email))[0]?.facts?.[1]?.value).toBe("Brasil");
  });
});

test("over https every cookie is tied to the one host and never sent in the clear", async () => {
  const secure = await sessionFixture({ PUBLIC_URL: "https://vitrine.example", VITRINE_SITES_DOMAIN: "sites.example" });
  const email = await secure.newAccount();
  const browser = secure.newBrowser();
  const lines = [
    ...(await browser.logIn(email)).headers.getSetCookie(),
    ...(await browser.create({ trustDevice: true })).headers.getSetCookie(),
  ];
  expect(lines.map((line) => line.split("=")[0])).toEqual([
    "__Host-vitrine-pre",
    "__Host-vitrine-pre",
    "__Host-vitrine",
    "__Host-vitrine-device",
  ]);
  for (const line of lines) expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure(?:; Max-Age=\d+)?$/);
  await secure.stop();
});
