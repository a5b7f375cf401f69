import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";

let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

async function untilBack(): Promise<void> {
  const { queries } = fixture.platform.database;
  const answers = () =>
    queries.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000, interval: 100 }).toBe(true);
}

describe.runIf(inject("postgresUrl") === "")("the database, killed in the middle of a log-in", () => {
  test("leaves a session or none, never half of one", async () => {
    const email = await fixture.newAccount();
    for (let round = 0; round < 5; round++) {
      const browser = fixture.newBrowser();
      expect((await browser.logIn(email)).status).toBe(200);
      const creating = browser.create({ trustDevice: true });
      await new Promise((resolve) => setTimeout(resolve, round * 2));
      await fixture.platform.database.embedded?.kill();
      const reply = await creating;
      expect([200, 503]).toContain(reply.status);
      await untilBack();
      expect((await browser.me()).status).toBe(reply.status === 200 ? 200 : 401);
      if (reply.status !== 200) expect(browser.cookies.has("vitrine-3999")).toBe(false);
      const { rows } = await fixture.platform.database.queries.execute(sql`
        SELECT (SELECT count(*)::int FROM sessions) AS sessions,
               (SELECT count(*)::int FROM pre_sessions WHERE consumed_at IS NOT NULL) AS consumed,
               (SELECT count(*)::int FROM trusted_devices) AS devices,
               (SELECT count(*)::int FROM security_events WHERE kind = 'logged_in') AS events`);
      const [{ sessions, consumed, devices, events }] = rows as [Record<string, number>];
      expect({ consumed, devices, events }).toEqual({ consumed: sessions, devices: sessions, events: sessions });
    }
    const browser = fixture.newBrowser();
    expect(await browser.enter(email)).toMatch(/^ses_/);
  }, 240_000);
});

describe("the database, gone", () => {
  test("is a server's error to the guard, lets nobody in, and keeps nobody from logging out here", async () => {
    const lost = await sessionFixture();
    const email = await lost.newAccount();
    const browser = lost.newBrowser();
    const id = await browser.enter(email);
    const captcha = await lost.captcha("login");
    await lost.loseDatabase();
    lost.now += 60_000;
    const asked = await browser.validate(id);
    expect(asked.status).toBe(503);
    expect(asked.json()).toMatchObject({ success: false, valid: false, code: "SERVER_ERROR" });
    expect((await browser.me()).json().code).toBe("UNAVAILABLE");
    const logIn = await lost.newBrowser().call("POST", "/api/auth/login", { email, password: "Segredo#2026", captcha });
    expect([logIn.status, logIn.json().code, logIn.headers.get("retry-after")]).toEqual([503, "UNAVAILABLE", "2"]);
    expect((await lost.newBrowser().call("GET", "/api/auth/options")).status).toBe(200);
    const out = await browser.call("DELETE", `/api/auth/sessions/${id}`, undefined, { sessionid: id });
    expect(out.status).toBe(503);
    expect([...browser.cookies.keys()]).toEqual([]);
    await lost.stop();
  });
});
