import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSecret } from "../session/cookies.ts";
import { PASSWORD, type SessionBrowser, type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";

let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

const SESSION = "vitrine-3999";
const PRE = "vitrine-pre-3999";
const DEVICE = "vitrine-device-3999";

/** Puts a cookie of one browser into another, as a page under our name or somebody at the keyboard could. */
function plant(name: string, from: SessionBrowser, into: SessionBrowser): string {
  const value = from.cookies.get(name) ?? "";
  expect(value).not.toBe("");
  into.cookies.set(name, value);
  return value;
}

async function enterWithCode(browser: SessionBrowser, email: string): Promise<void> {
  expect((await browser.logIn(email)).json().next).toBe("two_factor");
  const proof = { method: "email", code: await fixture.codeTo(email) };
  expect((await browser.call("POST", "/api/auth/two-factor/verify", { proof })).status).toBe(200);
  expect((await browser.create({ trustDevice: true })).status).toBe(200);
}

describe("a cookie planted before a log-in", () => {
  test("of a log-in under way gives way to another, and whoever planted it gets nothing of the log-in", async () => {
    const [attacker, victim] = [fixture.newBrowser(), fixture.newBrowser()];
    await attacker.logIn(await fixture.newAccount());
    const planted = plant(PRE, attacker, victim);
    const email = await fixture.newAccount();
    await victim.logIn(email);
    expect(victim.cookies.get(PRE)).not.toBe(planted);
    expect((await attacker.create()).json().code).toBe("LOG_IN_EXPIRED");
    expect((await victim.create()).status).toBe(200);
    expect((await victim.me()).json().email).toBe(email);
    expect((await attacker.me()).status).toBe(401);
  });

  test("of a session gives way to another, and never comes to open the account that logged in", async () => {
    const [attacker, victim] = [fixture.newBrowser(), fixture.newBrowser()];
    await attacker.enter(await fixture.newAccount());
    const planted = plant(SESSION, attacker, victim);
    const email = await fixture.newAccount();
    await victim.enter(email);
    expect(victim.cookies.get(SESSION)).not.toBe(planted);
    expect((await victim.me()).json().email).toBe(email);
    expect((await attacker.me()).status).toBe(401);
  });

  test("with a secret made up beforehand does not become the secret of the session", async () => {
    const [attacker, victim] = [fixture.newBrowser(), fixture.newBrowser()];
    for (const browser of [attacker, victim]) for (const name of [PRE, SESSION, DEVICE]) browser.cookies.set(name, "A".repeat(43));
    await victim.enter(await fixture.newAccount(), { trustDevice: true });
    expect((await attacker.me()).status).toBe(401);
    expect((await attacker.create()).json().code).toBe("LOG_IN_EXPIRED");
  });

  test("beside the true one of its name leaves neither, since nobody can tell which is which", async () => {
    const [attacker, victim] = [fixture.newBrowser(), fixture.newBrowser()];
    for (const browser of [attacker, victim]) await browser.enter(await fixture.newAccount());
    const [planted, own] = [attacker, victim].map(({ cookies }) => `${SESSION}=${cookies.get(SESSION)}`);
    for (const cookie of [`${planted}; ${own}`, `${own}; ${planted}`]) {
      expect((await fixture.newBrowser().me({ cookie })).status).toBe(401);
    }
    expect((await fixture.newBrowser().me({ cookie: `${own}; ${own}` })).status).toBe(200);
  });

  test("of a trusted device is not what the account comes to trust", async () => {
    const [attacker, victim] = [fixture.newBrowser(), fixture.newBrowser()];
    await attacker.enter(await fixture.newAccount(), { trustDevice: true });
    const email = await fixture.newAccount();
    await victim.enter(email);
    await fixture.turnOnCodes(victim);
    plant(DEVICE, attacker, victim);
    await enterWithCode(victim, email);
    // The attacker knows the password too.
    expect((await attacker.logIn(email)).json().next).toBe("two_factor");
    fixture.now += 4 * 60_000;
    expect((await victim.logIn(email)).json().next).toBe("session");
  });
});

describe("over https, what a page on a subdomain can set is no cookie of ours", () => {
  const config = { publicUrl: "https://vitrine.example" };
  const secret = "s".repeat(43);
  const read = (name: string) => readSecret(config, new Headers({ cookie: `${name}=${secret}` }), "session");

  test("the right secret under any name that needs no __Host- opens nothing", () => {
    expect(read("__Host-vitrine")).toBe(secret);
    for (const name of [
      "vitrine",
      "vitrine-443",
      "vitrine-3999",
      "__Secure-vitrine",
      "__host-vitrine",
      "__HOST-VITRINE",
      "=__Host-vitrine",
    ]) {
      expect([name, read(name)]).toEqual([name, undefined]);
    }
  });
});

describe("who has an account is not to be found out", () => {
  test("by signing up without having worked for it", async () => {
    const taken = await fixture.newAccount();
    const replies = [];
    for (const email of [taken, "ninguem-aqui@example.com"]) {
      const person = {
        name: "Ana Souza",
        email,
        phone: "(81) 99999-0000",
        password: PASSWORD,
        passwordConfirmation: PASSWORD,
        acceptTerms: true,
      };
      const reply = await fixture.newBrowser().call("POST", "/api/auth/signup", person);
      replies.push([reply.status, { ...reply.json(), requestId: "" }]);
    }
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]).toMatchObject([400, { code: "CAPTCHA_REQUIRED" }]);
  });

  test("by a wrong password, whatever protects the account", async () => {
    const guarded = await fixture.newAccount();
    const home = fixture.newBrowser();
    await home.enter(guarded);
    await fixture.turnOnCodes(home);
    const ways = [
      guarded,
      await fixture.newAccount({ password: null }),
      await fixture.newAccount({ isConfirmed: false }),
      "ninguem@example.com",
    ];
    const replies = [];
    for (const email of ways) {
      const reply = await fixture.newBrowser().logIn(email, { password: "Errada#2026" });
      replies.push(JSON.stringify([reply.status, { ...reply.json(), requestId: "" }, reply.headers.getSetCookie()]));
    }
    expect(new Set(replies).size).toBe(1);
  });

  test("by how long it takes to ask for another password", async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < 2; n++) {
      for (const kind of ["known", "unknown"] as const) {
        const email = kind === "known" ? await fixture.newAccount() : `ninguem${n}@example.com`;
        const captcha = await fixture.captcha("recover");
        const browser = fixture.newBrowser();
        const started = performance.now();
        expect((await browser.call("POST", "/api/auth/recover", { email, captcha })).status).toBe(200);
        times[kind].push(performance.now() - started);
        // What is done beside the reply must not be measured as part of the next one.
        if (kind === "known") await expect.poll(async () => (await fixture.messagesTo(email)).length).toBe(1);
      }
    }
    // The quickest of each: a busy machine slows down some of them, and work done for accounts alone all of theirs.
    expect(Math.min(...times.known)).toBeLessThan(3 * Math.min(...times.unknown) + 20);
  });
});

describe("an address written another way", () => {
  const signUp = (email: string, captcha: string) => {
    const person = {
      name: "Ana Souza",
      email,
      phone: "(81) 99999-0000",
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      acceptTerms: true,
    };
    return fixture.newBrowser().call("POST", "/api/auth/signup", { ...person, captcha });
  };

  test("whose small letters are those of an account is that account's: no second one, and no e-mail to the other spelling", async () => {
    await fixture.newAccount({ email: "kika.silva@example.com" });
    // The Kelvin sign, whose small letter is k.
    const written = "\u212Aika.Silva@Example.com";
    expect((await signUp(written, await fixture.captcha("signup"))).json().code).toBe("EMAIL_TAKEN");
    const captcha = await fixture.captcha("recover");
    expect((await fixture.newBrowser().call("POST", "/api/auth/recover", { email: written, captcha })).status).toBe(200);
    await expect.poll(async () => (await fixture.messagesTo("kika.silva@example.com")).length).toBe(1);
    expect(await fixture.messagesTo(written)).toEqual([]);
  });

  test.each([
    ["with letters of another script", "\u0430na@example.com"],
    ["at a domain with letters of another script", "ana@ex\u0430mple.com"],
    ["in full-width letters", "\uFF41na@example.com"],
    ["with a dotless i", "l\u0131a@example.com"],
    ["with a dotted capital I", "L\u0130A@example.com"],
    ["with a long s", "\u017Fara@example.com"],
    ["with a mark on a letter", "ana\u0301@example.com"],
    ["with a character without width", "an\u200Ba@example.com"],
    ["with two addresses in it", "ana@example.com,eva@example.com"],
    ["with a line break", "ana@example.com\r\nBcc: eva@example.com"],
    ["with a name before it", "Ana <ana@example.com>"],
    ["with an end mark", "ana@example.com\0"],
  ])("%s is no address", async (_name, email) => {
    const reply = await signUp(email, "not looked at");
    expect([reply.status, reply.json().code, reply.json().fields[0].path]).toEqual([400, "INVALID_INPUT", "email"]);
  });
});

describe("a password that is no password", () => {
  const time = async <Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> => {
    const started = performance.now();
    const result = await work();
    return [result, performance.now() - started];
  };
  const bodies = (password: string): readonly (readonly [path: string, body: object])[] => [
    ["/api/auth/login", { email: "ana@example.com", password, captcha: "x" }],
    [
      "/api/auth/signup",
      {
        name: "Ana Souza",
        email: "a@example.com",
        phone: "(81) 99999-0000",
        password,
        passwordConfirmation: password,
        acceptTerms: true,
        captcha: "x",
      },
    ],
    ["/api/auth/reset", { token: "A".repeat(43), password, passwordConfirmation: password }],
  ];

  test.each([
    ["of a megabyte", "aA1#".repeat(262_144), 413, "TOO_LARGE"],
    ["of 20,000 characters", "aA1#".repeat(5_000), 400, "INVALID_INPUT"],
    ["with an end mark in it", "aA1#\0xyz", 400, "INVALID_INPUT"],
    ["with half a character in it", "aA1#\ud800xyz", 400, "INVALID_INPUT"],
  ])("%s is refused before it costs anything", async (_name, password, status, code) => {
    for (const [path, body] of bodies(password)) {
      const [reply, ms] = await time(() => fixture.newBrowser().call("POST", path, body));
      expect([path, reply.status, reply.json().code]).toEqual([path, status, code]);
      expect(ms).toBeLessThan(3_000);
    }
  });

  test.each([
    ["of a megabyte", "aA1#".repeat(262_144), 413, "body"],
    ["of 20,000 characters", "aA1#".repeat(5_000), 400, "password"],
  ])("%s is refused to whoever is logged in as well, and to whoever proves who he is", async (_name, password, status, field) => {
    const browser = fixture.newBrowser();
    await browser.enter(await fixture.newAccount());
    for (const [path, body] of [
      ["/api/auth/password", { password, passwordConfirmation: password }],
      ["/api/auth/proof", { password }],
    ] as const) {
      const [reply, ms] = await time(() => browser.call("POST", path, body));
      expect([path, reply.status, reply.json().fields[0].path]).toEqual([path, status, field]);
      expect(ms).toBeLessThan(3_000);
    }
  });
});
