import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passwordGate } from "../log-in/password-gate.ts";
import { type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";
import { sessionLimits } from "./session-limits.ts";

const MINUTE_MS = 60_000;
let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

describe("wrong passwords", () => {
  test("make one address wait after ten, and let the owner in from another", async () => {
    const email = await fixture.newAccount();
    const guesser = fixture.newBrowser();
    for (let n = 0; n < 10; n++) {
      expect((await guesser.logIn(email, { password: "Errada#2026" })).json().code).toBe("WRONG_CREDENTIALS");
    }
    // The right one does not help any more.
    const refused = await guesser.logIn(email);
    expect([refused.status, refused.json().code, refused.json().data.seconds]).toEqual([429, "TOO_MANY_REQUESTS", 15 * 60]);
    expect(refused.headers.get("retry-after")).toBe("900");
    expect((await fixture.newBrowser().enter(email)).slice(0, 4)).toBe("ses_");
    fixture.now += 15 * MINUTE_MS;
    expect((await guesser.logIn(email)).status).toBe(200);
  });

  test("are forgotten once the right one came", async () => {
    const email = await fixture.newAccount();
    const browser = fixture.newBrowser();
    for (const wrong of [9, 2]) {
      for (let n = 0; n < wrong; n++) await browser.logIn(email, { password: "Errada#2026" });
      expect((await browser.logIn(email)).status).toBe(200);
    }
  });

  test("are counted by the /64 of an IPv6 address", async () => {
    const limits = sessionLimits();
    const nowhere = async () => false;
    for (let n = 0; n < 10; n++) await limits.tryPassword("a@example.com", `2001:db8:1:2::${n.toString(16)}`, 0, nowhere);
    await expect(limits.tryPassword("a@example.com", "2001:db8:1:2:ffff::1", 1, nowhere)).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    await limits.tryPassword("a@example.com", "2001:db8:1:3::1", 1, nowhere);
  });

  test("from very many addresses slow down all but the places the account is known from", async () => {
    const limits = sessionLimits();
    for (let n = 0; n < 100; n++) await limits.tryPassword("a@example.com", `10.1.${n}.1`, 0, async () => false);
    await expect(limits.tryPassword("a@example.com", "10.2.0.1", 0, async () => false)).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    await limits.tryPassword("a@example.com", "10.3.0.1", 0, async () => true);
    await limits.tryPassword("b@example.com", "10.2.0.1", 0, async () => false);
  });
});

test("wrong second factors from one address make it wait, whatever the account; right ones do not count", () => {
  const limits = sessionLimits();
  for (let n = 0; n < 100; n++) {
    limits.tryFactor("10.4.0.1", 0);
    limits.factorRight("10.4.0.1");
  }
  for (let n = 0; n < 30; n++) limits.tryFactor("10.4.0.1", 0);
  expect(() => limits.tryFactor("10.4.0.1", 1)).toThrowError(expect.objectContaining({ code: "TOO_MANY_REQUESTS" }));
  limits.tryFactor("10.4.0.2", 1);
  limits.tryFactor("10.4.0.1", 60 * MINUTE_MS);
});

test("a log-in that was right, or was not looked at, counts as no wrong one", async () => {
  const limits = sessionLimits();
  const nowhere = async () => false;
  for (let n = 0; n < 300; n++) {
    await limits.tryPassword("a@example.com", `10.1.${n >> 1}.1`, 0, nowhere);
    if (n % 2 === 0) limits.passwordRight("a@example.com", `10.1.${n >> 1}.1`);
    else limits.passwordUntried("a@example.com", `10.1.${n >> 1}.1`);
  }
  await limits.tryPassword("a@example.com", "10.2.0.1", 0, nowhere);
});

test("an address makes so many log-ins and no more, for whomever", async () => {
  const browser = fixture.newBrowser("203.0.113.99");
  const codes: string[] = [];
  for (let n = 0; n < 31; n++) {
    codes.push((await browser.call("POST", "/api/auth/login", { email: `a${n}@example.com`, password: "x" })).json().code);
  }
  expect(new Set(codes.slice(0, 30))).toEqual(new Set(["CAPTCHA_REQUIRED"]));
  expect(codes[30]).toBe("TOO_MANY_REQUESTS");
});

test("the captcha comes before the password, each solution once and for its own action", async () => {
  const email = await fixture.newAccount();
  const logIn = (captcha: unknown) => fixture.newBrowser().call("POST", "/api/auth/login", { email, password: "Segredo#2026", captcha });
  expect((await logIn(undefined)).json().code).toBe("CAPTCHA_REQUIRED");
  expect((await logIn(await fixture.captcha("recover"))).json().code).toBe("CAPTCHA_WRONG");
  const captcha = await fixture.captcha("login");
  expect((await logIn(captcha)).status).toBe(200);
  expect((await logIn(captcha)).json().code).toBe("CAPTCHA_WRONG");
});

test.each(["/api//auth//login", "/api/auth/login/", "/api/auth/login.", "/api/AUTH/login", "/api/auth%2Flogin"])(
  "%s is no way round the captcha",
  async (path) => {
    const email = await fixture.newAccount();
    const reply = await fixture.newBrowser().call("POST", path, { email, password: "Segredo#2026" });
    expect([400, 404]).toContain(reply.status);
    expect(reply.headers.getSetCookie()).toEqual([]);
  },
);

describe("the gate around password hashing", () => {
  const context = () => ({ replyHeaders: new Headers() });

  test("lets so many in at a time, in their turn, and tells the rest when to come back", async () => {
    const gate = passwordGate(2, 3);
    const order: number[] = [];
    const release: (() => void)[] = [];
    const work = (n: number) =>
      gate.run(context(), async () => {
        order.push(n);
        await new Promise<void>((resolve) => release.push(resolve));
      });
    const running = [0, 1, 2, 3, 4].map(work);
    const refused = context();
    await expect(gate.run(refused, async () => {})).rejects.toMatchObject({ code: "LOG_IN_BUSY", details: { values: { seconds: 2 } } });
    expect(() => gate.expectRoom(context())).toThrow();
    expect(refused.replyHeaders.get("retry-after")).toBe("2");
    expect(order).toEqual([0, 1]);
    while (order.length < 5 || release.length > 0) {
      release.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(running);
    expect(order).toEqual([0, 1, 2, 3, 4]);
  });

  test("gives a slot back also when the work fails", async () => {
    const gate = passwordGate(1, 1);
    for (let n = 0; n < 5; n++) await expect(gate.run(context(), () => Promise.reject(new Error("x")))).rejects.toThrow("x");
    await expect(gate.run(context(), async () => 7)).resolves.toBe(7);
  });
});
