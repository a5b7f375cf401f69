import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkFactor } from "../check-factor.ts";
import { setEmailFactor } from "../code/set-email-factor.ts";
import { exportFactors } from "../export-factors.ts";
import { presentFactors } from "../present-factors.ts";
import { makeRecoveryCodes } from "../recovery/make-recovery-codes.ts";
import { type FactorFixture, factorFixture, outcomeOf, type TestAccount } from "../testing/factor-fixture.ts";
import { twoFactorOf } from "../two-factor-of.ts";
import { confirmApp } from "./confirm-app.ts";
import { removeApp } from "./remove-app.ts";
import { startApp } from "./start-app.ts";

const FROM = { userAgent: "", clientAddress: "" };
const STEP_MS = 30_000;

let fixture: FactorFixture;
let ana: TestAccount;
/** Accounts whose last factor was turned off. */
const ended: string[] = [];
const hooks = {
  onTwoFactorOff: async (_queries: unknown, accountId: string) => {
    ended.push(accountId);
  },
};
beforeAll(async () => {
  fixture = await factorFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  ana = await fixture.newAccount();
  ended.length = 0;
});

const owner = () => ({ accountId: ana.accountId, from: FROM });
/** What the app of a phone shows whose clock is so many steps ahead. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: fixture.platform.clock.now() + steps * STEP_MS });
const wrong = (secret: string) => String((Number(shown(secret)) + 1) % 1_000_000).padStart(6, "0");
const answer = (method: "app" | "recovery", code: string, purpose: "log_in" | "proof" = "log_in") =>
  outcomeOf(checkFactor(fixture.platform, owner(), { purpose, boundTo: "pre_a", proof: { method, code }, from: FROM }));

async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await startApp(fixture.platform, ana.accountId);
  const recoveryCodes = await confirmApp(fixture.platform, owner(), shown(secret));
  fixture.advance(STEP_MS);
  return { secret, recoveryCodes };
}
const stateNow = () => presentFactors(fixture.platform.database.queries, ana.accountId);

describe("turning the app on", () => {
  test("gives a secret as the app reads it, which counts once a right code has come back", async () => {
    const { secret, uri } = await startApp(fixture.platform, ana.accountId);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const parts = new URL(uri);
    expect([parts.protocol, parts.host, decodeURIComponent(parts.pathname)]).toEqual(["otpauth:", "totp", `/Vitrine:${ana.email}`]);
    expect(Object.fromEntries(parts.searchParams)).toEqual({ issuer: "Vitrine", secret, algorithm: "SHA1", digits: "6", period: "30" });
    expect(await stateNow()).toMatchObject({ isOn: false, app: { isOn: false, since: null }, recoveryCodesLeft: 0 });
    expect(await outcomeOf(confirmApp(fixture.platform, owner(), wrong(secret)))).toBe("CODE_WRONG 9");
    const codes = await confirmApp(fixture.platform, owner(), shown(secret));
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const since = new Date(fixture.platform.clock.now()).toISOString();
    expect(await stateNow()).toMatchObject({ isOn: true, app: { isOn: true, since }, recoveryCodesLeft: 10 });
    expect(await twoFactorOf(fixture.platform.database.queries, ana.accountId)).toEqual({ isOn: true, methods: ["app", "recovery"] });
  });

  test("takes ten wrong codes, then begins anew", async () => {
    const { secret } = await startApp(fixture.platform, ana.accountId);
    for (let left = 9; left > 0; left--)
      expect(await outcomeOf(confirmApp(fixture.platform, owner(), wrong(secret)))).toBe(`CODE_WRONG ${left}`);
    expect(await outcomeOf(confirmApp(fixture.platform, owner(), wrong(secret)))).toBe("CODE_ATTEMPTS");
    expect(await outcomeOf(confirmApp(fixture.platform, owner(), shown(secret)))).toBe("CODE_ATTEMPTS");
    expect(await outcomeOf(turnOn())).toBe("right");
  });

  test("waits an hour for its first code, and for none that was not begun", async () => {
    expect(await outcomeOf(confirmApp(fixture.platform, owner(), "123456"))).toBe("SET_UP_OVER");
    const { secret } = await startApp(fixture.platform, ana.accountId);
    fixture.advance(60 * 60_000);
    expect(await outcomeOf(confirmApp(fixture.platform, owner(), shown(secret)))).toBe("SET_UP_OVER");
  });

  test("again keeps the one before until the new one is confirmed", async () => {
    const first = await turnOn();
    const { secret } = await startApp(fixture.platform, ana.accountId);
    expect(await answer("app", shown(first.secret))).toBe("right");
    expect(await outcomeOf(confirmApp(fixture.platform, owner(), shown(first.secret)))).toBe("CODE_WRONG 9");
    await confirmApp(fixture.platform, owner(), shown(secret));
    fixture.advance(STEP_MS);
    expect(await answer("app", shown(first.secret))).toBe("CODE_WRONG 9");
    expect(await answer("app", shown(secret))).toBe("right");
    expect(await answer("recovery", first.recoveryCodes[0]?.replace("-", "") ?? "")).toBe("CODE_WRONG 9");
  });
});

describe("a code of the app", () => {
  test.each([-1, 0, 1])("of a phone %d steps off is right", async (steps) => {
    const { secret } = await turnOn();
    fixture.advance(2 * STEP_MS);
    expect(await answer("app", shown(secret, steps))).toBe("right");
  });

  test.each([-2, 2, 100])("of a phone %d steps off is wrong", async (steps) => {
    const { secret } = await turnOn();
    fixture.advance(2 * STEP_MS);
    expect(await answer("app", shown(secret, steps))).toBe("CODE_WRONG 9");
  });

  test("is taken once, nor one from before it afterwards", async () => {
    const { secret } = await turnOn();
    fixture.advance(2 * STEP_MS);
    const [before, now] = [shown(secret, -1), shown(secret)];
    expect(await answer("app", now)).toBe("right");
    expect([await answer("app", now), await answer("app", before)]).toEqual(["CODE_WRONG 9", "CODE_WRONG 8"]);
    fixture.advance(STEP_MS);
    expect(await answer("app", now)).toBe("CODE_WRONG 7");
    expect(await answer("app", shown(secret))).toBe("right");
  });

  test("that confirmed the app does not log in as well", async () => {
    const { secret } = await startApp(fixture.platform, ana.accountId);
    const code = shown(secret);
    await confirmApp(fixture.platform, owner(), code);
    expect(await answer("app", code)).toBe("CODE_WRONG 9");
  });

  test("sent ten times at once is taken exactly once", async () => {
    const { secret } = await turnOn();
    const code = shown(secret);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => answer("app", code)));
    expect(outcomes.filter((outcome) => outcome === "right")).toHaveLength(1);
  });

  test("is guessed ten times an hour at most", async () => {
    const { secret } = await turnOn();
    for (let left = 9; left > 0; left--) expect(await answer("app", wrong(secret))).toBe(`CODE_WRONG ${left}`);
    expect(await answer("app", wrong(secret))).toBe("TOO_MANY_REQUESTS 3600");
    expect(await answer("app", shown(secret))).toBe("TOO_MANY_REQUESTS 3600");
    fixture.advance(60 * 60_000);
    expect(await answer("app", shown(secret))).toBe("right");
  });

  test("is not asked for where no app is on", async () => {
    expect([await answer("app", "123456"), await answer("app", "123456", "proof")]).toEqual(["FACTOR_MISSING", "FACTOR_MISSING"]);
    await startApp(fixture.platform, ana.accountId);
    expect(await answer("app", "123456")).toBe("FACTOR_MISSING");
  });
});

describe("a recovery code", () => {
  test("counts once, also when it is sent twice at once, and its owner is told", async () => {
    const { recoveryCodes } = await turnOn();
    const [first = "", second = ""] = recoveryCodes.map((code) => code.replace("-", ""));
    expect([await answer("recovery", first), await answer("recovery", first)]).toEqual(["right", "CODE_WRONG 9"]);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => answer("recovery", second)));
    expect(outcomes.filter((outcome) => outcome === "right")).toHaveLength(1);
    expect((await stateNow()).recoveryCodesLeft).toBe(8);
    const subjects = (await fixture.messagesTo(ana.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Um código de recuperação foi usado")).toHaveLength(2);
  });

  test("of somebody else is wrong", async () => {
    const { recoveryCodes } = await turnOn();
    ana = await fixture.newAccount();
    await turnOn();
    expect(await answer("recovery", recoveryCodes[0]?.replace("-", "") ?? "")).toBe("CODE_WRONG 9");
  });

  test("stops working when new ones are made; they are to be had while a factor is on", async () => {
    expect(await outcomeOf(makeRecoveryCodes(fixture.platform, owner()))).toBe("FACTOR_MISSING");
    await setEmailFactor(fixture.platform, hooks, owner(), true);
    const before = await makeRecoveryCodes(fixture.platform, owner());
    const after = await makeRecoveryCodes(fixture.platform, owner());
    expect(await answer("recovery", before[0]?.replace("-", "") ?? "")).toBe("CODE_WRONG 9");
    expect(await answer("recovery", after[0]?.replace("-", "") ?? "")).toBe("right");
  });
});

describe("turning factors off", () => {
  test("the last one takes the recovery codes with it and is told to others, any other does not", async () => {
    const { secret } = await turnOn();
    await setEmailFactor(fixture.platform, hooks, owner(), true);
    expect((await twoFactorOf(fixture.platform.database.queries, ana.accountId)).methods).toEqual(["app", "email", "recovery"]);
    await removeApp(fixture.platform, hooks, owner());
    expect([ended, (await stateNow()).recoveryCodesLeft]).toEqual([[], 10]);
    expect(await answer("app", shown(secret))).toBe("FACTOR_MISSING");
    await setEmailFactor(fixture.platform, hooks, owner(), false);
    expect([ended, await stateNow()]).toEqual([
      [ana.accountId],
      { isOn: false, email: { isOn: false }, app: { isOn: false, since: null }, recoveryCodesLeft: 0, passkeys: [] },
    ]);
    expect(await outcomeOf(removeApp(fixture.platform, hooks, owner()))).toBe("FACTOR_MISSING");
  });

  test("does not come about when what follows from it fails", async () => {
    await turnOn();
    const failing = { onTwoFactorOff: () => Promise.reject(new Error("the devices cannot be forgotten")) };
    await expect(removeApp(fixture.platform, failing, owner())).rejects.toThrow("the devices cannot be forgotten");
    expect(await stateNow()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  });
});

test("codes by e-mail need a confirmed address", async () => {
  ana = await fixture.newAccount({ isEmailConfirmed: false });
  expect(await outcomeOf(setEmailFactor(fixture.platform, hooks, owner(), true))).toBe("EMAIL_NOT_CONFIRMED");
  expect((await stateNow()).isOn).toBe(false);
});

test("each change is written down and told to the owner once; what changes nothing is not", async () => {
  await setEmailFactor(fixture.platform, hooks, owner(), true);
  await setEmailFactor(fixture.platform, hooks, owner(), true);
  fixture.advance(1_000);
  await turnOn();
  await makeRecoveryCodes(fixture.platform, owner());
  fixture.advance(1_000);
  await removeApp(fixture.platform, hooks, owner());
  fixture.advance(1_000);
  await setEmailFactor(fixture.platform, hooks, owner(), false);
  const { rows } = await fixture.platform.database.queries.execute(
    sql`SELECT kind, subject FROM security_events WHERE account_id = ${ana.accountId} ORDER BY at, id`,
  );
  expect(rows.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
    "factor_added email",
    "factor_added app",
    "recovery_codes_made null",
    "factor_removed app",
    "factor_removed email",
  ]);
  expect((await fixture.messagesTo(ana.email)).map(({ subject }) => subject).reverse()).toEqual([
    "Verificação por e-mail ativada",
    "Aplicativo autenticador ativado",
    "Novos códigos de recuperação",
    "Aplicativo autenticador removido",
    "Verificação por e-mail desativada",
  ]);
});

test("an account's export says which factors it has, and no secret", async () => {
  const { secret, recoveryCodes } = await turnOn();
  const files: { path: string; content: unknown }[] = [];
  for await (const file of exportFactors(fixture.platform).files(ana.accountId)) files.push(file);
  expect(files.map(({ path }) => path)).toEqual(["two-factor.json"]);
  const text = String(files[0]?.content);
  expect(JSON.parse(text)).toEqual(await stateNow());
  for (const hidden of [secret, ...recoveryCodes]) expect(text).not.toContain(hidden);
});

test("no row of the database gives a secret or a recovery code away", async () => {
  const { secret, recoveryCodes } = await turnOn();
  await startApp(fixture.platform, ana.accountId);
  const { queries } = fixture.platform.database;
  const { rows: tables } = await queries.execute(sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
  const everything = await Promise.all(
    tables.map(({ tablename }) => queries.execute(sql`SELECT * FROM ${sql.identifier(String(tablename))}`)),
  );
  const text = JSON.stringify(everything.map(({ rows }) => rows));
  expect(text).toContain(ana.accountId);
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
  for (const hidden of [
    secret,
    bytes.toString("hex"),
    bytes.toString("base64url"),
    ...recoveryCodes,
    ...recoveryCodes.map((code) => code.replace("-", "")),
  ]) {
    expect(text).not.toContain(hidden);
  }
});
