import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import type { Outbox } from "./outbox.ts";
import { eventually } from "./testing/eventually.ts";
import { type MailServer, smtpError, startMailServer } from "./testing/mail-server.ts";
import { type OutboxFixture, outboxFixture } from "./testing/outbox-fixture.ts";
import { codeMessage } from "./testing/sample-messages.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let fixture: OutboxFixture;
let mailServer: MailServer;
/** How often a message was brought to the mail server, and whether it says "later". */
let tries = 0;
let isBusy = false;
beforeAll(async () => {
  fixture = await outboxFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  mailServer = await startMailServer();
  tries = 0;
  isBusy = false;
  mailServer.beforeRecipient = () => {
    tries += 1;
    if (isBusy) throw smtpError(451, "Try again later");
  };
});
afterEach(async () => {
  await fixture.clear();
  await mailServer.stop();
});

/** Posts a message whose code counts for so many milliseconds. */
const post = (outbox: Outbox, key: string, lifeMs?: number) =>
  outbox.post(fixture.database.queries, {
    to: "ana@example.com",
    language: "pt",
    key,
    message: codeMessage,
    ...(lifeMs === undefined ? {} : { expiresAt: new Date(fixture.clock.now() + lifeMs) }),
  });
const states = async () => (await fixture.entries()).map(({ key, state, attempts }) => `${key} ${state} ${attempts}`).sort();
const untilStates = (expected: readonly string[]) => eventually(states).toEqual(expected);

/** When the message that waits is tried again, once nobody is at it. */
async function nextTry(attempts: number): Promise<number> {
  const free = sql`SELECT due_at FROM outbox WHERE leased_until IS NULL AND attempts = ${attempts}`;
  await eventually(async () => (await fixture.database.queries.execute(free)).rows.length).toBe(1);
  const { rows } = await fixture.database.queries.execute<{ due_at: string }>(free);
  return new Date(rows[0]?.due_at ?? Number.NaN).getTime();
}

describe("a message whose code has ended", () => {
  test("while it waited to be tried again is not tried any more, wiped, and says when and why", async () => {
    isBusy = true;
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "a", 10 * MINUTE);
    outbox.wake();
    await nextTry(1);
    isBusy = false;
    fixture.clock.pass(10 * MINUTE);
    outbox.wake();
    await untilStates(["a expired 1"]);
    expect([tries, mailServer.arrived]).toEqual([1, []]);
    const { rows } = await fixture.database.queries.execute(
      sql`SELECT sealed, leased_until, settled_at = expires_at AS "isThen", problem FROM outbox`,
    );
    expect(rows).toEqual([{ sealed: null, leased_until: null, isThen: true, problem: expect.stringContaining("Try again later") }]);
    expect(await fixture.entries()).toMatchObject([{ message: null, to: "ana@example.com" }]);
    expect(fixture.logged.filter(({ event }) => event === "mail.expired")).toHaveLength(1);
  });

  test("before anybody tried is never tried; one that counts a minute longer goes", async () => {
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "a", 10 * MINUTE);
    await post(outbox, "b", 11 * MINUTE);
    await post(outbox, "c");
    fixture.clock.pass(10 * MINUTE);
    outbox.wake();
    await untilStates(["a expired 0", "b sent 1", "c sent 1"]);
    expect(tries).toBe(2);
  });

  test("while the mail server said no is not put back into the queue", async () => {
    isBusy = true;
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "a", 10 * MINUTE);
    mailServer.beforeRecipient = () => {
      fixture.clock.pass(10 * MINUTE);
      throw smtpError(451, "Try again later");
    };
    outbox.wake();
    await untilStates(["a expired 1"]);
    expect((await fixture.entries())[0]?.problem).toContain("Try again later");
  });

  test("between being taken up and being handed over is not handed over", async () => {
    const { queries } = fixture.database;
    let isQuick = false;
    // Taking the message up takes the database a minute.
    const slow: Pick<Database, "queries"> = {
      queries: new Proxy(queries, {
        get(target, name) {
          if (name !== "update") return Reflect.get(target, name);
          return (table: Parameters<typeof queries.update>[0]) => {
            const update = target.update(table);
            const set = (values: Parameters<typeof update.set>[0]) => {
              if ("attempts" in values && !isQuick) fixture.clock.pass(MINUTE);
              isQuick ||= "attempts" in values;
              return update.set(values);
            };
            return { set };
          };
        },
      }),
    };
    const outbox = fixture.open(mailServer.url, { database: slow });
    await post(outbox, "a", MINUTE);
    outbox.wake();
    await untilStates(["a expired 1"]);
    expect(tries).toBe(0);
  });

  test("but which a mail server had taken by then is known as sent", async () => {
    mailServer.beforeAccept = () => fixture.clock.pass(10 * MINUTE);
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "a", 10 * MINUTE);
    outbox.wake();
    await untilStates(["a sent 1"]);
  });
});

test("a message that ends is tried while it is of use: sooner than others, and never just when it has ended", async () => {
  isBusy = true;
  const outbox = fixture.open(mailServer.url);
  const start = fixture.clock.now();
  await post(outbox, "a", 10 * MINUTE);
  const seconds: number[] = [];
  for (let attempts = 1; attempts < 6; attempts++) {
    outbox.wake();
    const due = await nextTry(attempts);
    seconds.push((due - start) / 1_000);
    fixture.clock.pass(due - fixture.clock.now());
  }
  expect(seconds).toEqual([30, 150, 375, 487.5, 543.75]);
  isBusy = false;
  outbox.wake();
  await untilStates(["a sent 6"]);
});

describe("a clock that was wrong", () => {
  test("set forward past its end, a message is over, and stays so when the clock is put right", async () => {
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "a", 10 * MINUTE);
    fixture.clock.pass(HOUR);
    outbox.wake();
    await untilStates(["a expired 0"]);
    // A turn that began while the clock was wrong would end what is posted next.
    await outbox.stop();
    fixture.clock.pass(-HOUR);
    const next = fixture.open(mailServer.url);
    next.wake();
    await post(next, "b", 10 * MINUTE);
    next.wake();
    await untilStates(["a expired 0", "b sent 1"]);
  });

  test("set back, stretches no short life, ends no long one, and keeps nothing waiting", async () => {
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "code", 10 * MINUTE);
    await post(outbox, "link", 48 * HOUR);
    await post(outbox, "notice");
    fixture.clock.pass(-HOUR);
    outbox.wake();
    await untilStates(["code expired 0", "link sent 1", "notice sent 1"]);
  });

  test("set back a little, ends nothing", async () => {
    const outbox = fixture.open(mailServer.url);
    await post(outbox, "code", 10 * MINUTE);
    fixture.clock.pass(-MINUTE);
    outbox.wake();
    await untilStates(["code sent 1"]);
  });
});

test("an account's messages are forgotten with it, also those of which only the address tells; those on their way go first", async () => {
  const outbox = fixture.open(mailServer.url);
  const { queries } = fixture.database;
  const own = { language: "pt", message: codeMessage, accountId: "acc_ana" } as const;
  await outbox.post(queries, { ...own, key: "old-address", to: "antes@example.com" });
  await outbox.post(queries, { ...own, key: "unowned", to: "ana@example.com", accountId: undefined as never });
  await outbox.post(queries, { ...own, key: "other", to: "ana@example.com", accountId: "acc_bia" });
  await outbox.post(queries, { ...own, key: "over", to: "ana@example.com", expiresAt: new Date(fixture.clock.now()) });
  outbox.wake();
  await untilStates(["old-address sent 1", "other sent 1", "over expired 0", "unowned sent 1"]);
  await outbox.stop();
  const later = fixture.open(mailServer.url);
  await later.post(queries, { ...own, key: "last", to: "ana@example.com" });
  await later.forget(queries, { accountId: "acc_ana", addresses: ["ana@example.com"] });
  expect(await states()).toEqual(["last waiting 0", "other sent 1"]);
  later.wake();
  await untilStates(["last sent 1", "other sent 1"]);
  await later.forget(queries, { accountId: "acc_ana", addresses: [] });
  expect(await states()).toEqual(["other sent 1"]);
});
