import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listEvents } from "../../audit/index.ts";
import { apiKeys } from "../tables.ts";
import { type AccountGround, accountGround, refusalOf } from "../testing/account-ground.ts";
import { accountOfApiKey, hashOfKey } from "./api-key.ts";
import { listApiKeys } from "./api-key-store.ts";
import { makeApiKey } from "./make-api-key.ts";
import { revokeApiKey } from "./revoke-api-key.ts";

let ground: AccountGround;
beforeAll(async () => {
  ground = await accountGround();
});
afterAll(() => ground.stop());

const DAY_MS = 86_400_000;
const queries = () => ground.platform.database.queries;
const make = (account: { id: string }, days?: number) =>
  makeApiKey(ground.platform, ground.as(account), { name: "Zapier", scopes: ["leads:read", "leads:read"], days });

test("a key opens what it may, is kept as a hash, and is seen once", async () => {
  const account = await ground.newAccount();
  const { key, row } = await make(account);
  expect(key).toMatch(/^vtr_[A-Za-z0-9_-]{32}$/);
  expect(row).toMatchObject({ name: "Zapier", scopes: ["leads:read"], expiresAt: null });
  expect(row).not.toHaveProperty("keyHash");
  expect((await accountOfApiKey(ground.platform, key))?.account.id).toBe(account.id);
  expect(JSON.stringify(await queries().select().from(apiKeys))).not.toContain(key);
  const { items } = await listEvents(queries(), account.id, { limit: 10 });
  expect(items).toMatchObject([{ kind: "key_made", subject: "Zapier", device: "Chrome · Linux", country: "BR", isBySupport: false }]);
});

test("a key ends by itself, and stays in the list", async () => {
  const account = await ground.newAccount();
  const { key, row } = await make(account, 30);
  ground.clock.now += 30 * DAY_MS - 1;
  expect((await accountOfApiKey(ground.platform, key))?.key.id).toBe(row.id);
  ground.clock.now += 1;
  expect(await accountOfApiKey(ground.platform, key)).toBeUndefined();
  expect((await listApiKeys(queries(), account.id, 10, null)).map(({ id }) => id)).toEqual([row.id]);
});

test("when a key was last used is known to the minute, without a write a request", async () => {
  const { key, row } = await make(await ground.newAccount());
  const lastUsed = async () => (await accountOfApiKey(ground.platform, key))?.key.lastUsedAt?.getTime() ?? null;
  const first = ground.clock.now;
  expect(await lastUsed()).toBeNull();
  ground.clock.now += 59_999;
  expect(await lastUsed()).toBe(first);
  expect(await lastUsed()).toBe(first);
  ground.clock.now += 1;
  await lastUsed();
  expect(await lastUsed()).toBe(first + 60_000);
  expect(row.lastUsedAt).toBeNull();
});

describe("revoking", () => {
  test("closes a key at once, also where it was just used", async () => {
    const account = await ground.newAccount();
    const { key, row } = await make(account);
    const caller = ground.as(account).caller;
    const { callers } = ground.platform;
    await callers.of(hashOfKey(key), async () => caller);
    await revokeApiKey(ground.platform, ground.as(account), row.id);
    expect(await accountOfApiKey(ground.platform, key)).toBeUndefined();
    expect(await callers.of(hashOfKey(key), async () => null)).toBeNull();
    expect(await listApiKeys(queries(), account.id, 10, null)).toEqual([]);
    expect(await refusalOf(revokeApiKey(ground.platform, ground.as(account), row.id))).toBe("NOT_FOUND");
  });

  test("touches nobody else's key", async () => {
    const [mine, theirs] = [await ground.newAccount(), await ground.newAccount()];
    const { key, row } = await make(theirs);
    expect(await refusalOf(revokeApiKey(ground.platform, ground.as(mine), row.id))).toBe("NOT_FOUND");
    expect((await accountOfApiKey(ground.platform, key))?.account.id).toBe(theirs.id);
  });
});

test("an account has at most fifty live keys, however many are asked for at once", async () => {
  const account = await ground.newAccount();
  const outcomes = await Promise.all(Array.from({ length: 55 }, () => refusalOf(make(account, 1))));
  expect([outcomes.filter((each) => each === "passes").length, outcomes.filter((each) => each === "KEY_LIMIT").length]).toEqual([50, 5]);
  ground.clock.now += DAY_MS;
  expect(await refusalOf(make(account))).toBe("passes");
});
