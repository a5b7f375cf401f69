import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FINGERPRINT, type SessionBrowser, type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";

const DAY_MS = 86_400_000;
let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

const INVALID = { success: true, valid: false, code: "SESSION_INVALID" };
const EXPIRED = { success: true, valid: false, code: "SESSION_EXPIRED_2FA", sessionExpired: true };

async function loggedIn(
  options: Parameters<SessionBrowser["enter"]>[1] = {},
): Promise<{ browser: SessionBrowser; id: string; email: string }> {
  const email = await fixture.newAccount();
  const browser = fixture.newBrowser();
  return { email, browser, id: await browser.enter(email, options) };
}

function thief(browser: SessionBrowser): SessionBrowser {
  const other = fixture.newBrowser();
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

describe("validate", () => {
  test("says that a live session is one, to the browser that holds it", async () => {
    const { browser, id } = await loggedIn();
    expect((await browser.validate(id)).json()).toEqual({ success: true, valid: true, code: "SESSION_VALID" });
  });

  test("says of every other session that it is none: unknown, revoked, another's, without the cookie", async () => {
    const { browser, id } = await loggedIn();
    const other = await loggedIn();
    expect((await browser.validate("ses_00000000000000000000000000")).json()).toEqual(INVALID);
    expect((await browser.validate("' OR 1=1 --")).json()).toEqual(INVALID);
    expect((await browser.validate(other.id)).json()).toEqual(INVALID);
    expect((await fixture.newBrowser().validate(id)).json()).toEqual(INVALID);
    const old = thief(browser);
    await browser.call("DELETE", "/api/auth/sessions/current");
    expect((await old.validate(id)).json()).toEqual(INVALID);
  });

  test("tells a dead session on a device the account trusts, and only there", async () => {
    const { browser, id } = await loggedIn({ trustDevice: true });
    const stranger = await loggedIn({ trustDevice: true });
    await browser.call("DELETE", "/api/auth/sessions/current");
    expect((await browser.validate(id)).json()).toEqual({ ...INVALID, code: "SESSION_INVALID_BUT_TRUSTED" });
    expect((await stranger.browser.validate(id)).json()).toEqual(INVALID);
    // It opens nothing.
    expect((await browser.me()).status).toBe(401);
    fixture.now += 31 * DAY_MS;
    expect((await browser.validate(id)).json().code).not.toBe("SESSION_INVALID_BUT_TRUSTED");
  });

  test("tells a session that ran out, and spares the editors", async () => {
    const { browser, id } = await loggedIn({ remember: false });
    fixture.now += DAY_MS;
    expect((await browser.validate(id)).json()).toEqual(EXPIRED);
    for (const path of ["/builder/pag_1", "/Builder/pag_1", "/quiz", "/oldbuilder?x=1"]) {
      expect((await browser.validate(id, { referer: `http://localhost:3999${path}` })).json()).toEqual({
        ...EXPIRED,
        sessionExpiredInBuilder: true,
      });
    }
    for (const referer of ["http://localhost:3999/quizzes", "http://evil.example/builder", "nonsense"]) {
      expect((await browser.validate(id, { referer })).json()).toEqual(EXPIRED);
    }
  });

  test("asks for another log-in when the browser is not the one that logged in", async () => {
    const { browser, id } = await loggedIn();
    expect((await browser.validate(id, {}, "another browser")).json()).toEqual(EXPIRED);
    expect((await browser.validate(id, {}, "")).json().code).toBe("SESSION_VALID");
  });
});

describe("a browser that describes itself in a newer form than when it logged in", () => {
  const NEWER = "2.0123456789abcdef01234567.00aabbccddeeff";

  test("stays logged in, and so does the one that is a version behind", async () => {
    const { browser, id } = await loggedIn();
    expect((await browser.validate(id, {}, NEWER)).json().code).toBe("SESSION_VALID");
    expect((await browser.me({ devicefingerprint: NEWER })).status).toBe(200);
    expect((await browser.validate(id, {}, "another browser")).json()).toEqual(EXPIRED);
  });

  test("is told from another one of the same form", async () => {
    const browser = fixture.newBrowser();
    await browser.logIn(await fixture.newAccount());
    const { sessionId } = (await browser.create({ fingerprint: NEWER })).json();
    expect((await browser.validate(sessionId, {}, NEWER)).json().code).toBe("SESSION_VALID");
    expect((await browser.validate(sessionId, {}, FINGERPRINT)).json().code).toBe("SESSION_VALID");
    const other = NEWER.replace("abc", "cba");
    expect((await browser.validate(sessionId, {}, other)).json()).toEqual(EXPIRED);
    expect((await browser.me({ devicefingerprint: other })).json().code).toBe("SESSION_EXPIRED");
  });
});

describe("the headers of a call", () => {
  test("are compared, and never open anything", async () => {
    const { browser, id } = await loggedIn();
    const other = await loggedIn();
    expect((await browser.me({ sessionid: id, devicefingerprint: FINGERPRINT })).status).toBe(200);
    expect((await browser.me({ sessionid: other.id })).json().code).toBe("NOT_SIGNED_IN");
    expect((await browser.me({ devicefingerprint: "guessed" })).json().code).toBe("SESSION_EXPIRED");
    // The right ones, without the cookie.
    expect((await fixture.newBrowser().me({ sessionid: id, devicefingerprint: FINGERPRINT })).status).toBe(401);
  });

  test("do not come in the way of a call that is open to anyone", async () => {
    const { browser } = await loggedIn();
    expect((await browser.call("GET", "/api/auth/options", undefined, { devicefingerprint: "other" })).status).toBe(200);
  });
});

describe("the clock", () => {
  test("a day off in either direction loses no session and lengthens none by more", async () => {
    const { browser } = await loggedIn();
    const start = fixture.now;
    for (const jump of [DAY_MS, -DAY_MS, -DAY_MS, DAY_MS]) {
      fixture.now += jump;
      expect((await browser.me()).status).toBe(200);
    }
    fixture.now = start - 40 * DAY_MS;
    expect((await browser.me()).status).toBe(401);
    fixture.now = start;
    expect((await browser.me()).status).toBe(200);
    fixture.now = start + 30 * DAY_MS;
    const expired = await browser.me();
    expect([expired.status, expired.json().code]).toEqual([401, "SESSION_EXPIRED"]);
    // Once run out, it has run out.
    fixture.now = start;
    expect((await browser.me()).status).toBe(401);
  });

  test("set back leaves no activity in the future", async () => {
    const { browser } = await loggedIn();
    const list = async () => (await browser.call("GET", "/api/auth/sessions/list")).json().items[0];
    fixture.now += 10 * 60_000;
    await browser.me();
    expect(Date.parse((await list()).lastActivityAt)).toBe(fixture.now);
    fixture.now -= 60 * 60_000;
    await browser.me();
    const item = await list();
    expect([Date.parse(item.lastActivityAt), item.duration]).toEqual([fixture.now, 0]);
    fixture.now += 60 * 60_000;
  });
});
