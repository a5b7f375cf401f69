import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listEvents } from "../../audit/index.ts";
import { accountMigrations } from "../migrations.ts";
import { apiKeys } from "../tables.ts";
import { type AccountFixture, accountFixture, refusalOf } from "../testing/account-fixture.ts";
import { accountOfApiKey, createApiKey, hashOfKey } from "./api-key.ts";
import { listApiKeys, revokeKeys } from "./api-key-store.ts";
import { makeApiKey } from "./make-api-key.ts";
import { revokeApiKey } from "./revoke-api-key.ts";

let fixture: AccountFixture;
beforeAll(async () => {
  fixture = await accountFixture();
});
afterAll(() => fixture.stop());

const DAY_MS = 86_400_000;
const queries = () => fixture.platform.database.queries;
const make = (account: { id: string }, days?: number) =>
  makeApiKey(fixture.platform, fixture.as(account), { name: "Zapier", scopes: ["leads:read", "leads:read"], days });

test("a key opens what it may, is kept as a hash, and is seen once", async () => {
  const account = await fixture.newAccount();
  const { key, row } = await make(account);
  expect(key).toMatch(/^vtr_[A-Za-z0-9_-]{32}$/);
  expect(row).toMatchObject({ name: "Zapier", scopes: ["leads:read"], expiresAt: null });
  expect(row).not.toHaveProperty("keyHash");
  expect((await accountOfApiKey(fixture.platform, key))?.account.id).toBe(account.id);
  expect(JSON.stringify(await queries().select().from(apiKeys))).not.toContain(key);
  const { items } = await listEvents(queries(), account.id, { limit: 10 });
  expect(items).toMatchObject([{ kind: "key_made", subject: "Zapier", device: "Chrome · Linux", country: "BR", isBySupport: false }]);
});

test("a key ends by itself, and stays in the list", async () => {
  const account = await fixture.newAccount();
  const { key, row } = await make(account, 30);
  fixture.clock.now += 30 * DAY_MS - 1;
  expect((await accountOfApiKey(fixture.platform, key))?.key.id).toBe(row.id);
  fixture.clock.now += 1;
  expect(await accountOfApiKey(fixture.platform, key)).toBeUndefined();
  expect((await listApiKeys(queries(), account.id, 10, null)).map(({ id }) => id)).toEqual([row.id]);
});

test("when a key was last used is known to the minute, without a write a request", async () => {
  const { key, row } = await make(await fixture.newAccount());
  const lastUsed = async () => (await accountOfApiKey(fixture.platform, key))?.key.lastUsedAt?.getTime() ?? null;
  const first = fixture.clock.now;
  expect(await lastUsed()).toBeNull();
  fixture.clock.now += 59_999;
  expect(await lastUsed()).toBe(first);
  expect(await lastUsed()).toBe(first);
  fixture.clock.now += 1;
  await lastUsed();
  expect(await lastUsed()).toBe(first + 60_000);
  expect(row.lastUsedAt).toBeNull();
});

describe("revoking", () => {
  test("closes a key at once, also where it was just used", async () => {
    const account = await fixture.newAccount();
    const { key, row } = await make(account);
    const caller = fixture.as(account).caller;
    const { callers } = fixture.platform;
    await callers.of(hashOfKey(key), async () => caller);
    await revokeApiKey(fixture.platform, fixture.as(account), row.id);
    expect(await accountOfApiKey(fixture.platform, key)).toBeUndefined();
    expect(await callers.of(hashOfKey(key), async () => null)).toBeNull();
    expect(await listApiKeys(queries(), account.id, 10, null)).toEqual([]);
    expect(await refusalOf(revokeApiKey(fixture.platform, fixture.as(account), row.id))).toBe("NOT_FOUND");
  });

  test("touches nobody else's key", async () => {
    const [mine, theirs] = [await fixture.newAccount(), await fixture.newAccount()];
    const { key, row } = await make(theirs);
    expect(await refusalOf(revokeApiKey(fixture.platform, fixture.as(mine), row.id))).toBe("NOT_FOUND");
    expect((await accountOfApiKey(fixture.platform, key))?.account.id).toBe(theirs.id);
  });
});

test("whoever takes an account over is let in nowhere by keys that its person made, for it or for another", async () => {
  const [person, other] = [await fixture.newAccount(), await fixture.newAccount()];
  const made = { makerId: person.id, name: "Zapier", scopes: ["leads:read"], expiresAt: null } as const;
  const { key: own } = await make(person);
  const { key: elsewhere } = await createApiKey(fixture.platform, other.id, made);
  const { key: others } = await make(other);
  await revokeKeys(queries(), person.id, new Date(fixture.clock.now));
  const opens = async (key: string) => (await accountOfApiKey(fixture.platform, key)) !== undefined;
  expect([await opens(own), await opens(elsewhere), await opens(others)]).toEqual([false, false, true]);
});

test("a key of before it was noted who made one is its account's own", async () => {
  const account = await fixture.newAccount();
  const { key } = await make(account);
  await queries().execute(sql`ALTER TABLE api_keys DROP COLUMN maker_id`);
  await queries().execute(sql.raw(accountMigrations.find(({ name }) => name.endsWith("makers-of-keys"))?.sql ?? ""));
  expect((await accountOfApiKey(fixture.platform, key))?.key.makerId).toBe(account.id);
});

test("an account has at most fifty live keys, however many are asked for at once", async () => {
  const account = await fixture.newAccount();
  const outcomes = await Promise.all(Array.from({ length: 55 }, () => refusalOf(make(account, 1))));
  expect([outcomes.filter((each) => each === "passes").length, outcomes.filter((each) => each === "KEY_LIMIT").length]).toEqual([50, 5]);
  fixture.clock.now += DAY_MS;
  expect(await refusalOf(make(account))).toBe("passes");
});
