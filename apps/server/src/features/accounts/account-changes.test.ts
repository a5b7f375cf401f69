import { inspect } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as face from "./index.ts";
import { type AccountFixture, accountFixture } from "./testing/account-fixture.ts";

let fixture: AccountFixture;
beforeAll(async () => {
  fixture = await accountFixture();
});
afterAll(() => fixture.stop());

const PASSWORD = "Segredo#2026";
const queries = () => fixture.platform.database.queries;
const find = (id: string) => face.findAccount(queries(), id);

test("nothing that the slice gives away holds what a password or a key is known by", async () => {
  const { id, email } = await fixture.newAccount({ password: PASSWORD });
  const prepared = await face.prepareAccount(fixture.platform, {
    ...{ name: "Bia", email: "bia@example.com", password: PASSWORD, language: "pt" },
    plan: { name: "trial", startAt: new Date(0), renewalDate: null },
  });
  const made = await face.createApiKey(fixture.platform, id);
  const search = { text: email, among: undefined, limit: 1, after: null };
  const given = [
    prepared,
    made.row,
    await face.preparePassword(PASSWORD),
    await find(id),
    await face.findAccountByEmail(queries(), email),
    await face.lockAccount(queries(), id),
    await face.searchAccounts(queries(), search),
    await face.checkPassword(fixture.platform, email, PASSWORD),
    await face.accountOfApiKey(fixture.platform, made.key),
  ];
  const shown = inspect(given, { depth: null, showHidden: true }) + JSON.stringify(given);
  expect(shown.split(email).length).toBeGreaterThan(6);
  expect(shown).not.toMatch(/argon2|hash/i);
  expect(shown).not.toContain(face.hashOfKey(made.key));
});

test("another password is the account's from then on, and only its own", async () => {
  const [{ id, email }, other] = [await fixture.newAccount({ password: PASSWORD }), await fixture.newAccount({ password: PASSWORD })];
  await face.setPassword(queries(), id, await face.preparePassword("Outro#2026"));
  expect(await face.checkPassword(fixture.platform, email, PASSWORD)).toBeUndefined();
  expect((await face.checkPassword(fixture.platform, email, "Outro#2026"))?.id).toBe(id);
  expect(await face.isPasswordOf(fixture.platform, id, PASSWORD)).toBe(false);
  expect(await face.isPasswordOf(fixture.platform, id, "Outro#2026")).toBe(true);
  expect(await face.isPasswordOf(fixture.platform, other.id, PASSWORD)).toBe(true);
});

test("an account without a password has none that is right, nor has one that is not there", async () => {
  const { id, email, hasPassword } = await fixture.newAccount();
  expect([hasPassword, (await find(id))?.hasPassword]).toEqual([false, false]);
  for (const password of ["", "null", PASSWORD]) {
    expect(await face.checkPassword(fixture.platform, email, password)).toBeUndefined();
    expect(await face.isPasswordOf(fixture.platform, id, password)).toBe(false);
    expect(await face.isPasswordOf(fixture.platform, "acc_00000000000000000000000000", password)).toBe(false);
  }
});

test("an account that is handed over says nothing of who had it, and is not opened by their password", async () => {
  const account = await fixture.newAccount({ password: PASSWORD, phone: "+5581999990000" });
  const at = new Date(fixture.clock.now);
  const owned = await face.handOver(queries(), account, { name: "Carla", at });
  expect(owned).toEqual(await find(account.id));
  expect(owned).toMatchObject({ name: "Carla", phone: null, hasPassword: false, emailConfirmedAt: at, email: account.email });
  expect(await face.isPasswordOf(fixture.platform, account.id, PASSWORD)).toBe(false);
});

test("each change touches what it is named after", async () => {
  const account = await fixture.newAccount({ password: PASSWORD });
  const at = new Date(fixture.clock.now + 1);
  await face.noteSeen(queries(), account.id, at);
  await face.noteConfirmed(queries(), account.id, at);
  const flags = { isSpecial: true, newSetup: false, meta: {} };
  await face.putFlags(queries(), account.id, { ...account, ...flags, email: "other@example.com" } as typeof account);
  expect(await find(account.id)).toEqual({ ...account, ...flags, lastSeenAt: at, emailConfirmedAt: at });
});
