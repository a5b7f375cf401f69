import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountFixture, accountFixture } from "../accounts/testing/account-fixture.ts";
import { ACCESS_RECORD_DAYS, closeEvents } from "./close-events.ts";
import { listEvents } from "./list-events.ts";
import { EVENT_DAYS, purgeEvents } from "./purge-events.ts";
import { recordEvent } from "./record-event.ts";
import { securityEvents } from "./tables.ts";

let fixture: AccountFixture;
beforeAll(async () => {
  fixture = await accountFixture();
});
afterAll(() => fixture.stop());

const queries = () => fixture.platform.database.queries;

test("events are listed newest first, a page at a time, and only one's own", async () => {
  const [mine, theirs] = [await fixture.newAccount(), await fixture.newAccount()];
  for (let n = 0; n < 7; n++) {
    // Two in the same millisecond now and then.
    if (n % 2 === 0) fixture.clock.now += 1_000;
    await recordEvent(queries(), fixture.platform, fixture.nobody, { accountId: mine.id, kind: "logged_in", subject: String(n) });
    await recordEvent(queries(), fixture.platform, fixture.nobody, { accountId: theirs.id, kind: "logged_out" });
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listEvents(queries(), mine.id, { limit: 3, cursor });
    expect(page.items.every(({ kind }) => kind === "logged_in")).toBe(true);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const all = await listEvents(queries(), mine.id, { limit: 100 });
  expect(seen).toEqual(all.items.map(({ id }) => id));
  expect(new Set(all.items.map(({ subject }) => subject)).size).toBe(7);
  expect(all.items.map(({ at }) => at)).toEqual(
    all.items
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  await expect(listEvents(queries(), mine.id, { limit: 3, cursor: "nonsense" })).rejects.toMatchObject({ code: "INVALID_INPUT" });
});

test("an event says which browser and country, and whether support did it; not the address", async () => {
  const account = await fixture.newAccount();
  const acting = fixture.as(account);
  const { id: adminId } = await fixture.newAccount();
  const support = { adminName: "Rui", since: fixture.clock.now };
  const caller = acting.caller && { ...acting.caller, actor: { ...acting.caller.actor, accountId: adminId }, support };
  await recordEvent(queries(), fixture.platform, { ...acting, caller }, { accountId: account.id, kind: "sessions_revoked" });
  const { items } = await listEvents(queries(), account.id, { limit: 1 });
  expect(items).toMatchObject([{ device: "Chrome · Linux", country: "BR", isBySupport: true, subject: null }]);
  expect(JSON.stringify(items)).not.toContain("200.147");
  expect(JSON.stringify(items)).not.toContain(adminId);
  const [row] = (await queries().select().from(securityEvents)).filter(({ kind }) => kind === "sessions_revoked");
  expect(row).toMatchObject({ actorId: adminId, address: "200.147.3.157" });
});

test("an event names who did it where that was not the owner, and nobody who was merely logged in somewhere", async () => {
  const [owner, member, stranger] = [await fixture.newAccount(), await fixture.newAccount(), await fixture.newAccount()];
  const { caller, ...request } = fixture.as(owner);
  const doneBy = async (who: typeof caller): Promise<string | null | undefined> => {
    await recordEvent(queries(), fixture.platform, { ...request, caller: who }, { accountId: owner.id, kind: "key_revoked" });
    const rows = await queries().select().from(securityEvents).where(eq(securityEvents.accountId, owner.id));
    return rows.sort((a, b) => (a.id < b.id ? 1 : -1))[0]?.actorId;
  };
  expect(await doneBy(caller)).toBeNull();
  fixture.clock.now += 1;
  expect(await doneBy(caller && { ...caller, role: "editor", actor: { ...caller.actor, accountId: member.id } })).toBe(member.id);
  fixture.clock.now += 1;
  expect(await doneBy(fixture.as(stranger).caller)).toBeNull();
});

test("takes whatever a client says of itself", async () => {
  const account = await fixture.newAccount();
  const hostile = { clientAddress: "", userAgent: `\u0000\uD800<script>${"x".repeat(100_000)}` };
  await recordEvent(queries(), fixture.platform, hostile, { accountId: account.id, kind: "log_in_failed", subject: "a\u0000b" });
  const { items } = await listEvents(queries(), account.id, { limit: 1 });
  expect(items).toMatchObject([{ device: "", country: null, subject: "ab" }]);
});

test("events are kept 400 days", async () => {
  const account = await fixture.newAccount();
  await recordEvent(queries(), fixture.platform, fixture.nobody, { accountId: account.id, kind: "logged_in" });
  fixture.clock.now += EVENT_DAYS * 86_400_000;
  await purgeEvents(fixture.platform);
  expect((await listEvents(queries(), account.id, { limit: 1 })).items).toHaveLength(1);
  fixture.clock.now += 1;
  expect(await purgeEvents(fixture.platform)).toBeGreaterThan(0);
  expect((await listEvents(queries(), account.id, { limit: 1 })).items).toEqual([]);
});

test("of an account that is gone an event is kept six months, without what it names", async () => {
  const [gone, other] = [await fixture.newAccount(), await fixture.newAccount()];
  const record = (accountId: string) =>
    recordEvent(queries(), fixture.platform, fixture.nobody, { accountId, kind: "device_trusted", subject: "Notebook da Ana" });
  const left = async () => {
    const rows = await queries().select().from(securityEvents);
    return rows.filter(({ accountId }) => [gone.id, other.id].includes(accountId)).map(({ accountId, subject }) => [accountId, subject]);
  };
  await record(other.id);
  await record(gone.id);
  fixture.clock.now += 100 * 86_400_000;
  await record(gone.id);
  await closeEvents(queries(), gone.id);
  await closeEvents(queries(), gone.id);
  expect(await left()).toEqual([
    [other.id, "Notebook da Ana"],
    [gone.id, null],
    [gone.id, null],
  ]);
  fixture.clock.now += (ACCESS_RECORD_DAYS - 100) * 86_400_000 + 1;
  await purgeEvents(fixture.platform);
  expect(await left()).toEqual([
    [other.id, "Notebook da Ana"],
    [gone.id, null],
  ]);
  fixture.clock.now += 100 * 86_400_000;
  await purgeEvents(fixture.platform);
  expect(await left()).toEqual([[other.id, "Notebook da Ana"]]);
});
