import { siteFolder } from "@vitrine/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliveryEndpoints } from "../../../platform/delivery/tables.ts";
import { openOutbox } from "../../../platform/mail/outbox.ts";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import { eventually } from "../../../platform/mail/testing/eventually.ts";
import { securityEvents } from "../../audit/tables.ts";
import { images } from "../../images/tables.ts";
import { leads } from "../../leads/tables.ts";
import { pages } from "../../pages/tables.ts";
import { reconcileManifests } from "../../publishing/manifest/site-manifest.ts";
import { publications } from "../../publishing/tables.ts";
import { sites } from "../../sites/tables.ts";
import { findAccount, findAccountByEmail } from "../account-store.ts";
import { accountOfApiKey, createApiKey, hashOfKey } from "../keys/api-key.ts";
import { accounts } from "../tables.ts";
import { type AccountFixture, accountFixture, refusalOf } from "../testing/account-fixture.ts";
import { type Belongings, belongingsOn } from "../testing/belongings.ts";
import { carryOutDeletions } from "../testing/carry-out-deletions.ts";
import { askDeletion, GRACE_MS } from "./ask-deletion.ts";
import { cancelDeletion } from "./cancel-deletion.ts";

let fixture: AccountFixture;
let has: Belongings;
beforeAll(async () => {
  fixture = await accountFixture();
  has = belongingsOn(fixture.platform);
});
afterAll(async () => {
  await has.library.stop();
  await fixture.stop();
});
beforeEach(() => {
  fixture.logged.length = 0;
});

const queries = () => fixture.platform.database.queries;
const purge = (on = fixture.platform) => carryOutDeletions(fixture, on);

/** How many rows and files there still are of an account. */
async function leftOf(accountId: string, siteName: string): Promise<Record<string, number>> {
  const { storage } = fixture.platform;
  const own = async (table: typeof sites | typeof pages | typeof images | typeof leads) =>
    (await queries().select({ accountId: table.accountId }).from(table)).filter((row) => row.accountId === accountId).length;
  const files = await Array.fromAsync(storage.list(`images/${accountId}/`));
  const records = await Promise.all((await Array.fromAsync(storage.list("uploads/"))).map((key) => storage.get(key)));
  return {
    account: (await queries().select({ id: accounts.id }).from(accounts)).filter(({ id }) => id === accountId).length,
    sites: await own(sites),
    pages: await own(pages),
    images: await own(images),
    leads: await own(leads),
    files: files.length,
    records: records.filter((bytes) => bytes?.includes(accountId)).length,
    // Those without an end of their own; what they name would stay with them.
    events: (await queries().select().from(securityEvents)).filter((row) => row.accountId === accountId && (!row.keptUntil || row.subject))
      .length,
    messages: (await listOutbox(fixture.platform, 1_000)).filter(({ to }) => to.includes(siteName)).length,
    endpoints: (await queries().select().from(deliveryEndpoints)).filter((row) => row.accountId === accountId).length,
    manifest: (await Array.fromAsync(storage.list(siteFolder(siteName)))).length,
  };
}

async function lettersSettled(): Promise<void> {
  fixture.platform.mail.wake();
  await eventually(async () => (await listOutbox(fixture.platform, 1_000)).some(({ state }) => state === "waiting")).toBe(false);
}

/** Asks for a deletion, and has the e-mail that says so sent. */
async function ask(account: Parameters<AccountFixture["as"]>[0]) {
  const asked = await askDeletion(fixture.platform, fixture.as(account));
  await lettersSettled();
  return asked;
}

const NOTHING = {
  account: 0,
  sites: 0,
  pages: 0,
  images: 0,
  leads: 0,
  files: 0,
  records: 0,
  events: 0,
  messages: 0,
  endpoints: 0,
  manifest: 0,
};
let made = 0;

/** Somebody who has some of everything; also e-mails, at an address that is in use and at one that once was. */
async function wealthy() {
  const name = `loja${++made}-x`;
  const account = await fixture.newAccount({ email: `ana@${name}.example` });
  const { mail } = fixture.platform;
  const message = { subject: "Oi", heading: "Oi", paragraphs: [] };
  for (const [key, to] of [
    ["now", account.email],
    ["before", `antes@${name}.example`],
  ] as const) {
    await mail.post(queries(), { to, language: "pt", key: `${key}:${account.id}`, message, accountId: account.id });
  }
  await lettersSettled();
  const site = await has.site(account.id, name);
  await has.publish(await has.page(site, "curso"));
  await has.page(site, "rascunho");
  await has.image(account.id, "foto.png");
  await has.leads(account.id, 3);
  const target = { url: `https://${name}.example/`, method: "POST", headers: {} } as const;
  await fixture.platform.delivery.endpoints.make(queries(), { accountId: account.id, kind: "webhooks", target });
  return { account, name, site };
}

describe("asking for it", () => {
  test("changes nothing for fourteen days, and says so in an e-mail", async () => {
    const { account, name } = await wealthy();
    const { key } = await createApiKey(fixture.platform, account.id);
    const before = await leftOf(account.id, name);
    expect(before).toMatchObject({ messages: 2 });
    const asked = await ask(account);
    expect(asked.deletesAt?.getTime()).toBe(fixture.clock.now + GRACE_MS);
    const message = (await fixture.messagesTo(account.email)).find(({ button }) => button);
    expect(message?.button?.url).toBe("http://localhost:3000/account/data");
    expect(message?.facts?.[0]?.value).toBe("5 de dezembro de 2026 às 09:00 (horário de Brasília)");
    fixture.clock.now += GRACE_MS - 1;
    expect(await purge()).toBe(0);
    expect(await leftOf(account.id, name)).toEqual({ ...before, events: 1, messages: 3 });
    expect(await accountOfApiKey(fixture.platform, key)).toBeDefined();
    await cancelDeletion(fixture.platform, fixture.as(account));
  });

  test("twice does not put it off, and sends one e-mail", async () => {
    const account = await fixture.newAccount();
    const first = await ask(account);
    fixture.clock.now += 3_600_000;
    expect((await ask(account)).deletesAt).toEqual(first.deletesAt);
    expect(await fixture.messagesTo(account.email)).toHaveLength(1);
    await cancelDeletion(fixture.platform, fixture.as(account));
  });

  test("can be taken back, until it begins", async () => {
    const { account, name } = await wealthy();
    const before = await leftOf(account.id, name);
    await ask(account);
    fixture.clock.now += GRACE_MS + 1;
    expect((await cancelDeletion(fixture.platform, fixture.as(account))).deletesAt).toBeNull();
    expect(await purge()).toBe(0);
    expect(await leftOf(account.id, name)).toEqual({ ...before, events: 2, messages: 3 });
  });
});

describe("carrying it out", () => {
  test("takes everything of the account, and of nobody else", async () => {
    const [gone, stays] = [await wealthy(), await wealthy()];
    const before = await leftOf(stays.account.id, stays.name);
    await ask(gone.account);
    fixture.clock.now += GRACE_MS;
    expect(await purge()).toBe(1);
    expect(await leftOf(gone.account.id, gone.name)).toEqual(NOTHING);
    // When it was used, and from where, the law has us keep for a time.
    const events = (await queries().select().from(securityEvents)).filter((row) => row.accountId === gone.account.id);
    expect(events.map(({ kind }) => kind)).toEqual(["deletion_asked"]);
    expect((await queries().select().from(publications)).some(({ siteId }) => siteId === gone.site.id)).toBe(false);
    expect(await leftOf(stays.account.id, stays.name)).toEqual(before);
    expect(await purge()).toBe(0);
    // Nothing brings the manifest back, and the name is free again.
    await reconcileManifests(fixture.platform);
    expect(await leftOf(gone.account.id, gone.name)).toEqual(NOTHING);
    expect((await has.site(stays.account.id, gone.name)).name).toBe(gone.name);
    expect((await fixture.newAccount({ email: gone.account.email })).email).toBe(gone.account.email);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
    "cut off at the %ith step of storage or database, it is finished by the next run",
    async (step) => {
      const { account, name } = await wealthy();
      await ask(account);
      fixture.clock.now += GRACE_MS;
      let steps = 0;
      const cut =
        <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
        (...args: Args): Promise<Result> =>
          ++steps >= step ? Promise.reject(new Error("killed")) : run(...args);
      const { storage, database } = fixture.platform;
      const list: typeof storage.list = async function* (prefix) {
        yield* await cut(async () => storage.list(prefix))();
      };
      const dying = {
        ...fixture.platform,
        storage: { ...storage, put: cut(storage.put), remove: cut(storage.remove), list },
        database: { ...database, transaction: cut(database.transaction) as typeof database.transaction },
      };
      const closed = await purge(dying);
      if (steps < step) expect([closed, fixture.logged]).toEqual([1, []]);
      else {
        expect(fixture.logged).toContain(closed === 0 ? "accounts.removal_failed" : "jobs.failed");
        expect((await leftOf(account.id, name)).account).toBe(1);
      }
      if (closed === 1) {
        // Closed and not to be kept any more, but there to go on from.
        expect(await findAccount(queries(), account.id)).toBeUndefined();
        expect(await findAccountByEmail(queries(), account.email)).toBeUndefined();
        expect(await refusalOf(cancelDeletion(fixture.platform, fixture.as(account)))).toBe("NOT_SIGNED_IN");
      }
      await purge();
      expect(await leftOf(account.id, name)).toEqual(NOTHING);
    },
  );

  test("one that cannot be removed today keeps no other", async () => {
    const people = [await wealthy(), await wealthy(), await wealthy()];
    for (const { account } of people) await ask(account);
    fixture.clock.now += GRACE_MS;
    const { storage } = fixture.platform;
    const stuck = `images/${people[1]?.account.id}/`;
    const list: typeof storage.list = (prefix) => {
      if (prefix === stuck) throw new Error("the disk is broken");
      return storage.list(prefix);
    };
    expect(await purge({ ...fixture.platform, storage: { ...storage, list } })).toBe(3);
    // The others' rows wait a moment for those who were still at it.
    expect(fixture.logged).toEqual(["jobs.failed"]);
    await purge();
    for (const { account, name } of people) expect(await leftOf(account.id, name)).toEqual(NOTHING);
  });

  test("a key opens nothing from the moment it begins", async () => {
    const account = await fixture.newAccount();
    const { key } = await createApiKey(fixture.platform, account.id);
    const { callers } = fixture.platform;
    await callers.of(hashOfKey(key), async () => fixture.as(account).caller);
    await ask(account);
    fixture.clock.now += GRACE_MS;
    const during: unknown[] = [];
    const { storage } = fixture.platform;
    const list: typeof storage.list = async function* (prefix) {
      if (prefix.includes(account.id))
        during.push(await accountOfApiKey(fixture.platform, key), await callers.of(hashOfKey(key), async () => null));
      yield* storage.list(prefix);
    };
    await purge({ ...fixture.platform, storage: { ...storage, list } });
    await purge();
    expect(during).toEqual([undefined, null]);
  });

  test("clears up what was still under way: a lead in the journal, an image being made", async () => {
    const { account, name } = await wealthy();
    await ask(account);
    fixture.clock.now += GRACE_MS;
    await purge();
    await has.leads(account.id, 2);
    await fixture.platform.storage.put(`images/${account.id}/abc/320.avif`, Buffer.from("late"));
    expect(await leftOf(account.id, name)).toEqual({ ...NOTHING, leads: 2, files: 1 });
    fixture.clock.now += 86_400_000;
    await purge();
    expect(await leftOf(account.id, name)).toEqual(NOTHING);
  });

  test("an e-mail still on its way goes, and then goes for good", async () => {
    const own = await accountFixture();
    const account = await own.newAccount();
    await askDeletion(own.platform, own.as(account));
    // Nobody sends anything any more; what waits, waits.
    await own.platform.mail.stop();
    const message = { subject: "Tchau", heading: "Tchau", paragraphs: [] };
    const last = { to: account.email, language: "pt", key: "bye", message, accountId: account.id } as const;
    await own.platform.mail.post(own.platform.database.queries, last);
    own.clock.now += GRACE_MS;
    const purgeOwn = () => carryOutDeletions(own);
    expect(await purgeOwn()).toBe(1);
    const toThem = async () => (await listOutbox(own.platform, 100)).filter(({ to }) => to === account.email);
    expect((await toThem()).map(({ state }) => state)).toContain("waiting");
    const next = openOutbox({ ...own.platform, print: () => {} });
    next.wake();
    await eventually(async () => (await toThem()).map(({ state }) => state)).not.toContain("waiting");
    await next.stop();
    expect((await toThem())[0]).toMatchObject({ state: "kept", message: { subject: "Tchau" } });
    own.clock.now += 86_400_000;
    await purgeOwn();
    expect(await toThem()).toEqual([]);
    await own.stop();
  });

  test("a page published in the last moment does not stay behind", async () => {
    const { account, name, site } = await wealthy();
    const pagesToCome = await Promise.all(["a", "b", "c"].map((slug) => has.page(site, slug)));
    await ask(account);
    fixture.clock.now += GRACE_MS;
    const publishing = Promise.allSettled(pagesToCome.map((page) => has.publish(page)));
    await purge();
    await publishing;
    expect(await leftOf(account.id, name)).toEqual(NOTHING);
  });
});
