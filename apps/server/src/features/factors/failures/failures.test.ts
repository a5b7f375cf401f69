import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SoftwareAuthenticator, softwareAuthenticator } from "../../../testing/software-authenticator.ts";
import { findEvents } from "../../audit/event-store.ts";
import { confirmApp } from "../app/confirm-app.ts";
import { startApp } from "../app/start-app.ts";
import { checkFactor } from "../check-factor.ts";
import { sendFactorCode } from "../code/send-factor-code.ts";
import { setEmailFactor } from "../code/set-email-factor.ts";
import { addPasskey } from "../passkey/add-passkey.ts";
import { checkPasskeyLogIn } from "../passkey/check-passkey-log-in.ts";
import { passkeyRequest } from "../passkey/passkey-request.ts";
import { startPasskey } from "../passkey/start-passkey.ts";
import { type FactorFixture, factorFixture, outcomeOf, type TestAccount } from "../testing/factor-fixture.ts";

const FROM = { userAgent: "", clientAddress: "200.147.3.157" };
const MINUTE_MS = 60_000;
const hooks = { onTwoFactorOff: async () => {} };

type Proof = Parameters<typeof checkFactor>[2]["proof"];

let fixture: FactorFixture;
let ana: TestAccount;
let phone: SoftwareAuthenticator;
let secret: string;
beforeAll(async () => {
  fixture = await factorFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  ana = await fixture.newAccount();
  phone = softwareAuthenticator("http://localhost:3000");
  const owner = { accountId: ana.accountId, from: FROM };
  await setEmailFactor(fixture.platform, hooks, owner, true);
  secret = (await startApp(fixture.platform, ana.accountId)).secret;
  await confirmApp(fixture.platform, owner, shown());
  const response = phone.create(await startPasskey(fixture.platform, { accountId: ana.accountId, boundTo: "ses_a" }));
  await addPasskey(fixture.platform, owner, { name: "Celular", boundTo: "ses_a", response });
  fixture.advance(MINUTE_MS);
});

const shown = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: fixture.platform.clock.now() });
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const own = (boundTo: string) => `${boundTo}-${ana.accountId}`;
const send = (purpose: "log_in" | "proof") => sendFactorCode(fixture.platform, ana, { purpose, boundTo: own(purpose), from: FROM });
const answer = (proof: Proof, purpose: "log_in" | "proof" = "log_in", from = FROM) =>
  outcomeOf(checkFactor(fixture.platform, ana, { purpose, boundTo: own(purpose), proof, from }));
const ask = (purpose: "log_in" | "proof" = "log_in") =>
  passkeyRequest(fixture.platform, { accountId: ana.accountId, boundTo: own(purpose) });
const logIn = (response: Record<string, unknown>) =>
  outcomeOf(checkPasskeyLogIn(fixture.platform, { boundTo: own("pre"), response, from: FROM }));

/** What the owner's log has of refusals, oldest first. */
async function refusals() {
  const events = await findEvents(fixture.platform.database.queries, ana.accountId, 1_000, null);
  return events.filter(({ kind }) => kind === "log_in_failed").reverse();
}
const subjects = async () => (await refusals()).map(({ subject }) => subject);

describe("the owner's log tells of a second step that was refused, once for each answer", () => {
  test("by each method of a log-in", async () => {
    await send("log_in");
    const code = another(await fixture.codeTo(ana.email));
    expect(await answer({ method: "email", code })).toMatch(/^CODE_WRONG/);
    fixture.advance(1);
    expect(await answer({ method: "app", code: another(shown()) })).toMatch(/^CODE_WRONG/);
    fixture.advance(1);
    expect(await answer({ method: "recovery", code: "0000000000" })).toMatch(/^CODE_WRONG/);
    fixture.advance(1);
    expect(await answer({ method: "passkey", response: phone.get(await ask(), { origin: "http://evil.example" }) })).toBe(
      "PASSKEY_REFUSED",
    );
    expect(await subjects()).toEqual(["email", "app", "recovery", "passkey"]);
    expect((await refusals()).map(({ address, country }) => [address, country])).toEqual(
      Array.from({ length: 4 }, () => [FROM.clientAddress, "BR"]),
    );
    const log = JSON.stringify(await refusals());
    for (const text of [code, shown(), secret, "0000000000"]) expect(log).not.toContain(text);
  });

  test("in a proof", async () => {
    await send("proof");
    expect(await answer({ method: "email", code: another(await fixture.codeTo(ana.email)) }, "proof")).toMatch(/^CODE_WRONG/);
    expect(await answer({ method: "passkey", response: {} }, "proof")).toBe("PASSKEY_REFUSED");
    expect(await subjects()).toEqual(["proof", "proof"]);
  });

  test("with a wrong code also once the right one has run out", async () => {
    await send("log_in");
    const code = await fixture.codeTo(ana.email);
    fixture.advance(10 * MINUTE_MS);
    expect([await answer({ method: "email", code }), await answer({ method: "email", code: another(code) })]).toEqual([
      "CODE_EXPIRED",
      "CODE_EXPIRED",
    ]);
    expect(await subjects()).toEqual(["email"]);
  });

  test("and not of one that was right", async () => {
    expect(await answer({ method: "app", code: shown() })).toBe("right");
    expect(await answer({ method: "passkey", response: phone.get(await ask()) })).toBe("right");
    expect(await subjects()).toEqual([]);
  });

  test("and of nothing that was not looked at: the log cannot be flooded", async () => {
    for (let n = 0; n < 30; n++) await answer({ method: "recovery", code: "0000000000" });
    expect(await subjects()).toHaveLength(10);
    for (let n = 0; n < 30; n++) expect(await answer({ method: "passkey", response: {} })).toBe("PASSKEY_REFUSED");
    expect(await subjects()).toHaveLength(20);
    // Refused passkeys make nobody wait.
    expect(await answer({ method: "passkey", response: phone.get(await ask()) })).toBe("right");
    fixture.advance(60 * MINUTE_MS);
    expect(await answer({ method: "app", code: shown() })).toBe("right");
    expect(await answer({ method: "passkey", response: {} })).toBe("PASSKEY_REFUSED");
    expect(await subjects()).toHaveLength(21);
  });

  test("a right one takes back the slips before it: the same person may slip as often again", async () => {
    for (let n = 0; n < 4; n++) {
      // A code counts once: the next one is of the next half minute.
      fixture.advance(30_000);
      for (let left = 9; left > 4; left--) expect(await answer({ method: "app", code: another(shown()) })).toBe(`CODE_WRONG ${left}`);
      if (n % 2 === 0) expect(await answer({ method: "app", code: shown() })).toBe("right");
      else expect(await answer({ method: "passkey", response: phone.get(await ask()) })).toBe("right");
    }
  });

  test("a right one takes nothing back of who guesses elsewhere, however often its owner logs in", async () => {
    const elsewhere = { ...FROM, clientAddress: "203.0.113.9" };
    const outcomes: string[] = [];
    for (let n = 0; n < 10; n++) {
      fixture.advance(30_000);
      expect(await answer({ method: "app", code: shown() })).toBe("right");
      outcomes.push(await answer({ method: "app", code: another(shown()) }, "log_in", elsewhere));
    }
    expect(outcomes.slice(0, 9)).toEqual(Array.from({ length: 9 }, (_, n) => `CODE_WRONG ${9 - n}`));
    expect(outcomes[9]).toMatch(/^TOO_MANY_REQUESTS/);
    fixture.advance(30_000);
    expect(await answer({ method: "app", code: shown() })).toMatch(/^TOO_MANY_REQUESTS/);
    fixture.advance(60 * MINUTE_MS);
    expect(await answer({ method: "app", code: shown() })).toBe("right");
  });

  test("at the same moment, each", async () => {
    await Promise.all(Array.from({ length: 5 }, () => answer({ method: "app", code: another(shown()) })));
    expect(await subjects()).toEqual(Array.from({ length: 5 }, () => "app"));
  });
});

test("a passkey that was to log in by itself and was refused is in the log of the one it is of, and of nobody else", async () => {
  const request = () => passkeyRequest(fixture.platform, { accountId: null, boundTo: own("pre") });
  expect(await logIn(phone.get(await request(), { origin: "http://evil.example" }))).toBe("PASSKEY_REFUSED");
  expect(await subjects()).toEqual([null]);
  const stranger = softwareAuthenticator("http://localhost:3000");
  const bia = await fixture.newAccount();
  stranger.create(await startPasskey(fixture.platform, { accountId: bia.accountId, boundTo: "ses_b" }));
  expect(await logIn(stranger.get(await request()))).toBe("PASSKEY_REFUSED");
  expect(await subjects()).toEqual([null]);
  expect(await logIn(phone.get(await request()))).toBe("right");
  expect(await subjects()).toEqual([null]);
});
