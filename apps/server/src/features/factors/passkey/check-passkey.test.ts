import { generateKeyPairSync } from "node:crypto";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Behaviour, type SoftwareAuthenticator, softwareAuthenticator } from "../../../testing/software-authenticator.ts";
import { confirmApp } from "../app/confirm-app.ts";
import { startApp } from "../app/start-app.ts";
import { checkFactor } from "../check-factor.ts";
import { setEmailFactor } from "../code/set-email-factor.ts";
import { forgetFactors } from "../forget-factors.ts";
import { presentFactors } from "../present-factors.ts";
import { type FactorFixture, factorFixture, outcomeOf, type TestAccount } from "../testing/factor-fixture.ts";
import { twoFactorOf } from "../two-factor-of.ts";
import { addPasskey } from "./add-passkey.ts";
import { checkPasskeyLogIn } from "./check-passkey-log-in.ts";
import { passkeyRequest } from "./passkey-request.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";
import { startPasskey } from "./start-passkey.ts";

const FROM = { userAgent: "", clientAddress: "" };
const ORIGIN = "http://localhost:3000";
const hooks = { onTwoFactorOff: async () => {} };

let fixture: FactorFixture;
let ana: TestAccount;
let phone: SoftwareAuthenticator;
beforeAll(async () => {
  fixture = await factorFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  ana = await fixture.newAccount();
  phone = softwareAuthenticator(ORIGIN);
  await setEmailFactor(fixture.platform, hooks, { accountId: ana.accountId, from: FROM }, true);
});

const owner = () => ({ accountId: ana.accountId, from: FROM });
const options = (boundTo = "ses_a") => startPasskey(fixture.platform, { accountId: ana.accountId, boundTo });
const add = (response: Record<string, unknown>, boundTo = "ses_a", name = "Celular") =>
  addPasskey(fixture.platform, owner(), { name, boundTo, response });
const register = async (change?: Partial<Behaviour>, name?: string) => add(phone.create(await options(), change), "ses_a", name);
const ask = (boundTo = "pre_a") => passkeyRequest(fixture.platform, { accountId: ana.accountId, boundTo });
const askAnyone = (boundTo = "pre_a") => passkeyRequest(fixture.platform, { accountId: null, boundTo });
const answer = (response: Record<string, unknown>, boundTo = "pre_a", purpose: "log_in" | "proof" = "log_in") =>
  outcomeOf(checkFactor(fixture.platform, owner(), { purpose, boundTo, proof: { method: "passkey", response }, from: FROM }));
const logIn = (response: Record<string, unknown>, boundTo = "pre_a") =>
  checkPasskeyLogIn(fixture.platform, { boundTo, response, from: FROM });
const passkeysNow = async () => (await presentFactors(fixture.platform.database.queries, ana.accountId)).passkeys;

describe("making a passkey", () => {
  test("is asked for with the owner verified, of this host, and without those there are", async () => {
    const made = await register();
    expect(await options()).toMatchObject({
      rp: { id: "localhost", name: "Vitrine" },
      user: { name: ana.email, displayName: "Ana Souza", id: Buffer.from(ana.accountId).toString("base64url") },
      attestation: "none",
      authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
      excludeCredentials: [{ id: made.credentialId, transports: ["hybrid", "internal"] }],
    });
    expect(await passkeysNow()).toEqual([
      { id: made.id, name: "Celular", createdAt: new Date(fixture.platform.clock.now()).toISOString(), lastUsedAt: null },
    ]);
    expect((await twoFactorOf(fixture.platform.database.queries, ana.accountId)).methods).toEqual(["email", "passkey"]);
  });

  test.each<[string, Partial<Behaviour>, RegExp]>([
    ["on another site", { origin: "http://evil.example" }, /response origin/],
    ["on another port", { origin: "http://localhost:3001" }, /response origin/],
    ["for another host", { rpId: "evil.example" }, /RP ID/],
    ["without its owner verified", { verifiesUser: false }, /user could not be verified/],
    [
      "with an attestation of a kind that was not asked for",
      { attestation: { format: "fido-u2f", statement: new Map() } },
      /fido-u2f was not asked for/,
    ],
    [
      "with certificates that nobody asked for",
      {
        attestation: {
          format: "packed",
          statement: new Map<string, number | Uint8Array | Uint8Array[]>([
            ["alg", -7],
            ["sig", new Uint8Array(64)],
            ["x5c", [new Uint8Array(300)]],
          ]),
        },
      },
      /packed was not asked for/,
    ],
    [
      "with a statement in no attestation",
      { attestation: { format: "none", statement: new Map([["alg", -7]]) } },
      /unexpected attestation statement/,
    ],
  ])("%s is refused", async (_name, change, reason) => {
    expect(await outcomeOf(register(change))).toBe("PASSKEY_REFUSED");
    expect(fixture.logged.at(-1)).toMatch(reason);
    expect(await passkeysNow()).toEqual([]);
  });

  test("is taken once, by who asked, in the session that asked, within five minutes", async () => {
    const response = phone.create(await options());
    expect(await outcomeOf(add(response, "ses_b"))).toBe("PASSKEY_REFUSED");
    expect(await outcomeOf(add(response))).toBe("right");
    expect(await outcomeOf(add(response))).toBe("PASSKEY_REFUSED");
    const late = phone.create(await options());
    fixture.advance(5 * 60_000);
    expect(await outcomeOf(add(late))).toBe("PASSKEY_REFUSED");
    const early = phone.create(await options());
    fixture.advance(-24 * 60 * 60_000);
    expect(await outcomeOf(add(early))).toBe("PASSKEY_REFUSED");
    fixture.advance(24 * 60 * 60_000);
    const bias = phone.create(await options());
    ana = await fixture.newAccount();
    expect(await outcomeOf(add(bias))).toBe("PASSKEY_REFUSED");
  });

  test("that answers a challenge for using one is refused", async () => {
    await register();
    const { challenge } = await ask("ses_a");
    const response = phone.create({ ...(await options()), challenge });
    expect(await outcomeOf(add(response))).toBe("PASSKEY_REFUSED");
  });

  test.each([
    {},
    { id: "x" },
    { id: 1, rawId: 1, type: "public-key", response: null },
    { id: "AA", rawId: "AA", type: "public-key", response: { clientDataJSON: "AA", attestationObject: "AA" } },
  ])("of nonsense is refused: %j", async (response) => {
    expect(await outcomeOf(add(response))).toBe("PASSKEY_REFUSED");
  });

  test("that another account has already is refused, whichever way it says its id", async () => {
    const made = await register();
    const [stolen] = phone.passkeys;
    ana = await fixture.newAccount();
    const response = phone.create(await options());
    expect(await outcomeOf(add({ ...response, id: made.credentialId, rawId: made.credentialId }))).toBe("PASSKEY_REFUSED");
    const copy = softwareAuthenticator(ORIGIN);
    const again = copy.create(await options(), { credentialId: Buffer.from(stolen?.id ?? "", "base64url") });
    expect(await outcomeOf(add(again))).toBe("PASSKEY_REFUSED");
    expect(await passkeysNow()).toEqual([]);
  });

  test("ends at twenty, also when the last is made twice at once", async () => {
    for (let n = 0; n < 19; n++) await register();
    const last = [phone.create(await options()), phone.create(await options())];
    const outcomes = await Promise.all(last.map((response) => outcomeOf(add(response))));
    expect(outcomes.toSorted()).toEqual(["PASSKEY_LIMIT 20", "right"]);
    expect(await outcomeOf(options())).toBe("PASSKEY_LIMIT 20");
  });
});

describe("a passkey as second factor", () => {
  test("is asked for among the account's own, with its owner verified, and answers", async () => {
    const made = await register();
    const request = await ask();
    expect(request).toMatchObject({
      rpId: "localhost",
      userVerification: "required",
      allowCredentials: [{ id: made.credentialId, type: "public-key" }],
    });
    fixture.advance(1_000);
    expect(await answer(phone.get(request))).toBe("right");
    expect((await passkeysNow())[0]?.lastUsedAt).toBe(new Date(fixture.platform.clock.now()).toISOString());
    expect(await answer(phone.get(await ask("ses_a"), { namesAccount: false }), "ses_a", "proof")).toBe("right");
  });

  test.each<[string, Partial<Behaviour>, RegExp]>([
    ["on another site", { origin: "https://localhost:3000" }, /response origin/],
    ["for another host", { rpId: "evil.example" }, /RP ID/],
    ["without its owner verified", { verifiesUser: false }, /user could not be verified/],
  ])("%s is refused", async (_name, change, reason) => {
    await register();
    expect(await answer(phone.get(await ask(), change))).toBe("PASSKEY_REFUSED");
    expect(fixture.logged.at(-1)).toMatch(reason);
  });

  test("answers a challenge once, even ten times at once, in the log-in that asked, within five minutes", async () => {
    await register();
    const response = phone.get(await ask());
    expect(await answer(response, "pre_b")).toBe("PASSKEY_REFUSED");
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => answer(response)));
    expect(outcomes.filter((outcome) => outcome === "right")).toHaveLength(1);
    const late = phone.get(await ask());
    fixture.advance(5 * 60_000);
    expect(await answer(late)).toBe("PASSKEY_REFUSED");
  });

  test("answers no challenge it was not given: none, another's, or one to make a passkey or to log in without a name", async () => {
    await register();
    const real = await ask();
    const { challenge: toMake } = await options("pre_a");
    const { challenge: nameless } = await askAnyone();
    for (const challenge of ["AAAA", toMake, nameless]) expect(await answer(phone.get({ ...real, challenge }))).toBe("PASSKEY_REFUSED");
    expect(await answer(phone.get(real))).toBe("right");
  });

  test("of somebody else does not answer for an account", async () => {
    await register();
    const bia = await fixture.newAccount();
    const biasPhone = softwareAuthenticator(ORIGIN);
    await setEmailFactor(fixture.platform, hooks, { accountId: bia.accountId, from: FROM }, true);
    const made = biasPhone.create(await startPasskey(fixture.platform, { accountId: bia.accountId, boundTo: "ses_b" }));
    await addPasskey(fixture.platform, { accountId: bia.accountId, from: FROM }, { name: "B", boundTo: "ses_b", response: made });
    const { allowCredentials: _own, ...request } = await ask();
    expect(await answer(biasPhone.get(request))).toBe("PASSKEY_REFUSED");
  });

  test("signed with another key is refused", async () => {
    await register();
    const [passkey] = phone.passkeys;
    if (!passkey) throw new Error("no passkey");
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    phone.passkeys[0] = { ...passkey, key: privateKey };
    expect(await answer(phone.get(await ask()))).toBe("PASSKEY_REFUSED");
  });

  test("whose counter went back is refused: a copy of it is about", async () => {
    await register({ counts: true });
    const [passkey] = phone.passkeys;
    if (!passkey) throw new Error("no passkey");
    const clone = softwareAuthenticator(ORIGIN, { counts: true });
    expect(await answer(phone.get(await ask(), { counts: true }))).toBe("right");
    clone.passkeys.push({ ...passkey });
    expect(await answer(phone.get(await ask(), { counts: true }))).toBe("right");
    expect(await answer(clone.get(await ask()))).toBe("PASSKEY_REFUSED");
    expect(fixture.logged.at(-1)).toMatch(/counter value 2 was lower/);
    passkey.counter = 0;
    expect(await answer(phone.get(await ask()))).toBe("PASSKEY_REFUSED");
  });

  test("that never counts is taken again and again", async () => {
    await register();
    for (let n = 0; n < 3; n++) expect(await answer(phone.get(await ask()))).toBe("right");
  });

  test("answers also while codes have to wait, so that somebody else's guesses keep nobody out", async () => {
    await register();
    for (let n = 0; n < 10; n++) {
      const guess = { method: "email", code: "123456" } as const;
      await outcomeOf(checkFactor(fixture.platform, owner(), { purpose: "log_in", boundTo: "pre_x", proof: guess, from: FROM }));
    }
    expect(await answer(phone.get(await ask()))).toBe("right");
  });

  test("is missing where there is none, or nothing it could answer besides", async () => {
    expect(await outcomeOf(ask())).toBe("FACTOR_MISSING");
    expect(await answer({})).toBe("FACTOR_MISSING");
    await register();
    await setEmailFactor(fixture.platform, hooks, owner(), false);
    expect(await twoFactorOf(fixture.platform.database.queries, ana.accountId)).toEqual({ isOn: false, methods: [] });
    expect(await answer(phone.get(await ask()))).toBe("FACTOR_MISSING");
    expect(await answer(phone.get(await ask()), "pre_a", "proof")).toBe("right");
  });

  test.each([{}, { id: "AA" }, { id: "AA", rawId: "AA", type: "public-key", response: {} }, { id: { a: 1 } }])(
    "of nonsense is refused: %j",
    async (response) => {
      await register();
      expect(await answer(response)).toBe("PASSKEY_REFUSED");
    },
  );
});

describe("a passkey that logs in by itself", () => {
  test("says whose account it is", async () => {
    await register();
    const request = await askAnyone();
    expect(request).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
    expect(await logIn(phone.get(request))).toEqual({ accountId: ana.accountId });
  });

  test("is refused without a name, under another's, for a challenge of another log-in or of a known account, and twice", async () => {
    await register();
    const bia = await fixture.newAccount();
    expect(await outcomeOf(logIn(phone.get(await askAnyone(), { namesAccount: false })))).toBe("PASSKEY_REFUSED");
    const response = phone.get(await askAnyone());
    const renamed = { ...(response.response as object), userHandle: Buffer.from(bia.accountId).toString("base64url") };
    expect(await outcomeOf(logIn({ ...response, response: renamed }))).toBe("PASSKEY_REFUSED");
    expect(await outcomeOf(logIn(phone.get(await askAnyone("pre_b"))))).toBe("PASSKEY_REFUSED");
    expect(await outcomeOf(logIn(phone.get(await ask())))).toBe("PASSKEY_REFUSED");
    expect(await outcomeOf(logIn(phone.get(await askAnyone(), { verifiesUser: false })))).toBe("PASSKEY_REFUSED");
    expect(await outcomeOf(logIn(response))).toBe("right");
    expect(await outcomeOf(logIn(response))).toBe("PASSKEY_REFUSED");
  });

  test("does not once it was removed", async () => {
    const { id } = await register();
    const response = phone.get(await askAnyone());
    await removePasskey(fixture.platform, owner(), id);
    expect(await outcomeOf(logIn(response))).toBe("PASSKEY_REFUSED");
  });
});

test("nobody renames or removes somebody else's passkey", async () => {
  const { id } = await register();
  const bia = await fixture.newAccount();
  expect(await outcomeOf(renamePasskey(fixture.platform, bia.accountId, { id, name: "Minha" }))).toBe("NOT_FOUND");
  expect(await outcomeOf(removePasskey(fixture.platform, { accountId: bia.accountId, from: FROM }, id))).toBe("NOT_FOUND");
  expect((await passkeysNow()).map(({ name }) => name)).toEqual(["Celular"]);
  expect((await renamePasskey(fixture.platform, ana.accountId, { id, name: "Novo" })).name).toBe("Novo");
});

test("an account that goes to another person keeps no factor of the one before", async () => {
  const { secret } = await startApp(fixture.platform, ana.accountId);
  await confirmApp(fixture.platform, owner(), new TOTP({ secret }).generate({ timestamp: fixture.platform.clock.now() }));
  await register();
  const response = phone.get(await askAnyone());
  const { queries } = fixture.platform.database;
  const bia = await fixture.newAccount();
  await setEmailFactor(fixture.platform, hooks, { accountId: bia.accountId, from: FROM }, true);
  await fixture.platform.database.transaction((inside) => forgetFactors(inside, ana.accountId));
  expect(await presentFactors(queries, ana.accountId)).toEqual({
    isOn: false,
    email: { isOn: false },
    app: { isOn: false, since: null },
    recoveryCodesLeft: 0,
    passkeys: [],
  });
  expect(await outcomeOf(logIn(response))).toBe("PASSKEY_REFUSED");
  expect((await twoFactorOf(queries, bia.accountId)).methods).toEqual(["email"]);
});

test("the owner is told when a passkey is added and removed, by its name", async () => {
  const { id } = await register({}, "Celular <b>");
  await removePasskey(fixture.platform, owner(), id);
  const messages = (await fixture.messagesTo(ana.email)).filter(({ subject }) => subject.startsWith("Chave"));
  expect(messages.map(({ subject }) => subject).toSorted()).toEqual(["Chave de acesso adicionada", "Chave de acesso removida"]);
  for (const { facts, button } of messages) {
    expect(facts?.[0]).toEqual({ label: "Chave de acesso", value: "Celular <b>" });
    expect(button?.url).toBe(`${ORIGIN}/recover`);
  }
});
