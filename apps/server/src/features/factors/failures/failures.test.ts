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
import { type FactorGround, openFactorGround, outcomeOf, type TestAccount } from "../testing/factor-ground.ts";

const FROM = { userAgent: "", clientAddress: "200.147.3.157" };
const MINUTE_MS = 60_000;
const hooks = { onTwoFactorOff: async () => {} };

type Proof = Parameters<typeof checkFactor>[2]["proof"];

let ground: FactorGround;
let ana: TestAccount;
let phone: SoftwareAuthenticator;
let secret: string;
beforeAll(async () => {
  ground = await openFactorGround();
});
afterAll(() => ground.stop());
beforeEach(async () => {
  ana = await ground.newAccount();
  phone = softwareAuthenticator("http://localhost:3000");
  const owner = { accountId: ana.accountId, from: FROM };
  await setEmailFactor(ground.platform, hooks, owner, true);
  secret = (await startApp(ground.platform, ana.accountId)).secret;
  await confirmApp(ground.platform, owner, shown());
  const response = phone.create(await startPasskey(ground.platform, { accountId: ana.accountId, boundTo: "ses_a" }));
  await addPasskey(ground.platform, owner, { name: "Celular", boundTo: "ses_a", response });
  ground.advance(MINUTE_MS);
});

const shown = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ground.platform.clock.now() });
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const own = (boundTo: string) => `${boundTo}-${ana.accountId}`;
const send = (purpose: "log_in" | "proof") => sendFactorCode(ground.platform, ana, { purpose, boundTo: own(purpose), from: FROM });
const answer = (proof: Proof, purpose: "log_in" | "proof" = "log_in", from = FROM) =>
  outcomeOf(checkFactor(ground.platform, ana, { purpose, boundTo: own(purpose), proof, from }));
const ask = (purpose: "log_in" | "proof" = "log_in") =>
  passkeyRequest(ground.platform, { accountId: ana.accountId, boundTo: own(purpose) });
const logIn = (response: Record<string, unknown>) =>
  outcomeOf(checkPasskeyLogIn(ground.platform, { boundTo: own("pre"), response, from: FROM }));

/** What the owner's log has of refusals, oldest first. */
async function refusals() {
  const events = await findEvents(ground.platform.database.queries, ana.accountId, 1_000, null);
  return events.filter(({ kind }) => kind === "log_in_failed").reverse();
}
const subjects = async () => (await refusals()).map(({ subject }) => subject);

describe("the owner's log tells of a second step that was refused, once for each answer", () => {
  test("by each method of a log-in", async () => {
    await send("log_in");
    const code = another(await ground.codeTo(ana.email));
    expect(await answer({ method: "email", code })).toMatch(/^CODE_WRONG/);
    ground.advance(1);
    expect(await answer({ method: "app", code: another(shown()) })).toMatch(/^CODE_WRONG/);
    ground.advance(1);
    expect(await answer({ method: "recovery", code: "0000000000" })).toMatch(/^CODE_WRONG/);
    ground.advance(1);
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
    expect(await answer({ method: "email", code: another(await ground.codeTo(ana.email)) }, "proof")).toMatch(/^CODE_WRONG/);
    expect(await answer({ method: "passkey", response: {} }, "proof")).toBe("PASSKEY_REFUSED");
    expect(await subjects()).toEqual(["proof", "proof"]);
  });

  test("with a wrong code also once the right one has run out", async () => {
    await send("log_in");
    const code = await ground.codeTo(ana.email);
    ground.advance(10 * MINUTE_MS);
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
    ground.advance(60 * MINUTE_MS);
    expect(await answer({ method: "app", code: shown() })).toBe("right");
    expect(await answer({ method: "passkey", response: {} })).toBe("PASSKEY_REFUSED");
    expect(await subjects()).toHaveLength(21);
  });

  test("a right one takes back the slips before it: the same person may slip as often again", async () => {
    for (let n = 0; n < 4; n++) {
      // A code counts once: the next one is of the next half minute.
      ground.advance(30_000);
      for (let left = 9; left > 4; left--) expect(await answer({ method: "app", code: another(shown()) })).toBe(`CODE_WRONG ${left}`);
      if (n % 2 === 0) expect(await answer({ method: "app", code: shown() })).toBe("right");
      else expect(await answer({ method: "passkey", response: phone.get(await ask()) })).toBe("right");
    }
  });

  test("a right one takes nothing back of who guesses elsewhere, however often its owner logs in", async () => {
    const elsewhere = { ...FROM, clientAddress: "203.0.113.9" };
    const outcomes: string[] = [];
    for (let n = 0; n < 10; n++) {
      ground.advance(30_000);
      expect(await answer({ method: "app", code: shown() })).toBe("right");
      outcomes.push(await answer({ method: "app", code: another(shown()) }, "log_in", elsewhere));
    }
    expect(outcomes.slice(0, 9)).toEqual(Array.from({ length: 9 }, (_, n) => `CODE_WRONG ${9 - n}`));
    expect(outcomes[9]).toMatch(/^TOO_MANY_REQUESTS/);
    ground.advance(30_000);
    expect(await answer({ method: "app", code: shown() })).toMatch(/^TOO_MANY_REQUESTS/);
    ground.advance(60 * MINUTE_MS);
    expect(await answer({ method: "app", code: shown() })).toBe("right");
  });

  test("at the same moment, each", async () => {
    await Promise.all(Array.from({ length: 5 }, () => answer({ method: "app", code: another(shown()) })));
    expect(await subjects()).toEqual(Array.from({ length: 5 }, () => "app"));
  });
});

test("a passkey that was to log in by itself and was refused is in the log of the one it is of, and of nobody else", async () => {
  const request = () => passkeyRequest(ground.platform, { accountId: null, boundTo: own("pre") });
  expect(await logIn(phone.get(await request(), { origin: "http://evil.example" }))).toBe("PASSKEY_REFUSED");
  expect(await subjects()).toEqual([null]);
  const stranger = softwareAuthenticator("http://localhost:3000");
  const bia = await ground.newAccount();
  stranger.create(await startPasskey(ground.platform, { accountId: bia.accountId, boundTo: "ses_b" }));
  expect(await logIn(stranger.get(await request()))).toBe("PASSKEY_REFUSED");
  expect(await subjects()).toEqual([null]);
  expect(await logIn(phone.get(await request()))).toBe("right");
  expect(await subjects()).toEqual([null]);
});
