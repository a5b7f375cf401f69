import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SoftwareAuthenticator, softwareAuthenticator } from "../../../testing/software-authenticator.ts";
import { type SessionBrowser, type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";

let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

let email: string;
let phone: SoftwareAuthenticator;
beforeEach(async () => {
  email = await fixture.newAccount();
  phone = softwareAuthenticator("http://localhost:3999");
  const home = fixture.newBrowser();
  await home.enter(email);
  const { options } = (await home.call("POST", "/api/auth/factors/passkeys/options", {})).json();
  const made = await home.call("POST", "/api/auth/factors/passkeys", { name: "Celular", response: phone.create(options) });
  expect(made.status).toBe(201);
  await fixture.turnOnCodes(home);
});

const ask = async (browser: SessionBrowser) => (await browser.call("POST", "/api/auth/passkey/options", {})).json().options;
const answer = (browser: SessionBrowser, options: Record<string, unknown>) =>
  browser.call("POST", "/api/auth/passkey", { response: phone.get(options) });
const codeOf = async (reply: ReturnType<typeof answer>) => (await reply).json().code;

test("opens the account without its e-mail, password or second step, once", async () => {
  const browser = fixture.newBrowser();
  const options = await ask(browser);
  const replayed = new Map(browser.cookies);
  expect((await answer(browser, options)).json()).toEqual({ next: "session" });
  expect((await browser.create()).status).toBe(200);
  expect((await browser.me()).json().email).toBe(email);
  const thief = fixture.newBrowser();
  for (const [name, value] of replayed) thief.cookies.set(name, value);
  expect(await codeOf(answer(thief, options))).toBe("PASSKEY_REFUSED");
});

test("counts for the browser that asked, and for five minutes", async () => {
  const browser = fixture.newBrowser();
  const options = await ask(browser);
  expect(await codeOf(answer(fixture.newBrowser(), options))).toBe("LOG_IN_EXPIRED");
  const other = fixture.newBrowser();
  await ask(other);
  expect(await codeOf(answer(other, options))).toBe("PASSKEY_REFUSED");
  fixture.now += 5 * 60_000;
  expect(await codeOf(answer(browser, options))).toBe("PASSKEY_REFUSED");
});

test("is waited for by several pages of a browser at once", async () => {
  const browser = fixture.newBrowser();
  const [first, second] = [await ask(browser), await ask(browser)];
  expect((await answer(browser, first)).json()).toEqual({ next: "session" });
  const again = fixture.newBrowser();
  const [third] = [await ask(again), await ask(again)];
  expect(third).not.toEqual(second);
  expect((await answer(again, third)).json()).toEqual({ next: "session" });
});

test("is waited for without ending a log-in under way in another tab", async () => {
  const browser = fixture.newBrowser();
  expect((await browser.logIn(email)).json().next).toBe("two_factor");
  await ask(browser);
  const verified = await browser.call("POST", "/api/auth/two-factor/verify", {
    proof: { method: "email", code: await fixture.codeTo(email) },
  });
  expect([verified.status, verified.text]).toEqual([200, JSON.stringify({ next: "session" })]);
  expect((await browser.create()).status).toBe(200);
});

test("is asked for by many at one address without using up what a log-in may take", async () => {
  const browser = fixture.newBrowser();
  for (let n = 0; n < 100; n++) expect((await browser.call("POST", "/api/auth/passkey/options", {})).status).toBe(200);
  expect((await answer(browser, await ask(browser))).status).toBe(200);
});
